import { getTableColumns, getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import { type Db, openDatabase, rowsOf } from '#service/db/database.ts';
import {
  channelListings,
  customizations,
  listingBlocks,
  listings,
  postedPrices,
  priceSnapshots,
  reservations,
} from '#service/db/schema/index.ts';

/**
 * Copies the listings of a user, with their stays, rules and prices, until there are as many as wanted. The product
 * must not run: it owns its database.
 */
export async function copyListings(dataDir: string, userId: number, wanted: number): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await database.db.transaction((tx) => copyUntil(tx, userId, wanted));
    await database.tend();
  } finally {
    await database.close();
  }
}

async function copyUntil(db: Pick<Db, 'execute'>, userId: number, wanted: number): Promise<void> {
  const [known] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from listings where owner_id = ${userId}::bigint`,
  );
  const missing = wanted - (known?.count ?? 0);
  if (missing <= 0) return;
  // Units of one home share its nights, so they are no listings to copy one by one.
  await db.execute(sql`create temporary table copies on commit drop as
    select l.id as source, nextval(pg_get_serial_sequence('listings', 'id')) as copy, n
    from listings l cross join generate_series(2, ${missing}::int + 1) n
    where l.owner_id = ${userId}::bigint and l.parent_id is null
      and not exists (select 1 from listings unit where unit.parent_id = l.id)
    order by n, l.id limit ${missing}::int`);
  await copyRows(db, listings, 'id', { id: sql`c.copy`, title: sql`s.title || ' ' || c.n` });
  const ownId = { id: null, listing_id: sql`c.copy` };
  const channelId = sql`s.channel_id || '-' || c.copy`;
  await copyRows(db, channelListings, 'listing_id', { ...ownId, channel_id: channelId });
  await copyRows(db, reservations, 'listing_id', { ...ownId, channel_id: channelId });
  await copyRows(db, listingBlocks, 'listing_id', ownId);
  for (const table of [customizations, postedPrices, priceSnapshots]) {
    await copyRows(db, table, 'listing_id', { listing_id: sql`c.copy` });
  }
}

/** @param changed what a column of the copy holds; null leaves it to the database */
async function copyRows(
  db: Pick<Db, 'execute'>,
  table: Table,
  key: 'id' | 'listing_id',
  changed: Record<string, SQL | null>,
): Promise<void> {
  const columns = Object.keys(getTableColumns(table))
    .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .filter((name) => changed[name] !== null);
  const values = columns.map((name) => changed[name] ?? sql`s.${sql.identifier(name)}`);
  await db.execute(sql`insert into ${sql.identifier(getTableName(table))}
    (${sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    )}) overriding system value
    select ${sql.join(values, sql`, `)}
    from ${sql.identifier(getTableName(table))} s join copies c on c.source = s.${sql.identifier(key)}`);
}
