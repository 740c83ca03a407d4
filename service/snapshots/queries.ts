import { and, inArray, lt, sql } from 'drizzle-orm';
import { type EpochDay, type IsoDate, toEpochDay } from '#contract/dates.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import { priceSnapshots } from '../db/schema/index.ts';

export interface ListingToKeep {
  id: number;
  timezone: string;
  /** The latest day whose prices are kept. */
  takenOn: IsoDate | null;
}

/** Listings that may have prices, by id and after one of them. */
export async function listListingsToKeep(
  db: Executor,
  after: number,
  limit: number,
): Promise<ListingToKeep[]> {
  return rowsOf<ListingToKeep>(
    db,
    sql`
    select l.id::int, l.timezone,
      (select max(s.taken_on)::text from price_snapshots s where s.listing_id = l.id) as "takenOn"
    from listings l
    where l.id > ${after} and l.base_price is not null and l.cluster_id is not null
    order by l.id limit ${limit}`,
  );
}

export interface NewSnapshot {
  listingId: number;
  takenOn: IsoDate;
  nights: Uint8Array;
}

/** Keeps snapshots; one of the same listing and day is replaced. */
export async function saveSnapshots(db: Executor, rows: readonly NewSnapshot[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(priceSnapshots)
    .values([...rows])
    .onConflictDoUpdate({
      target: [priceSnapshots.listingId, priceSnapshots.takenOn],
      set: { nights: sql`excluded.nights` },
    });
}

/** Forgets what was kept of listings before a day. */
export async function deleteSnapshotsBefore(
  db: Executor,
  listingIds: readonly number[],
  day: IsoDate,
): Promise<void> {
  if (listingIds.length === 0) return;
  await db
    .delete(priceSnapshots)
    .where(and(inArray(priceSnapshots.listingId, [...listingIds]), lt(priceSnapshots.takenOn, day)));
}

/** What is kept of listings, each of its own day. */
export async function findSnapshots(
  db: Executor,
  wanted: readonly { listingId: number; day: EpochDay }[],
): Promise<Map<number, Uint8Array>> {
  if (wanted.length === 0) return new Map();
  const days = new Set(wanted.map(({ day }) => day));
  const dayOf = new Map(wanted.map(({ listingId, day }) => [listingId, day]));
  const rows = await rowsOf<{ listingId: number; takenOn: IsoDate; nights: string }>(
    db,
    sql`
    select listing_id::int as "listingId", taken_on::text as "takenOn", encode(nights, 'base64') as nights
    from price_snapshots
    where listing_id in ${[...dayOf.keys()]} and taken_on - date '1970-01-01' in ${[...days]}`,
  );
  const ofTheirDay = rows.filter(({ listingId, takenOn }) => dayOf.get(listingId) === toEpochDay(takenOn));
  return new Map(ofTheirDay.map(({ listingId, nights }) => [listingId, Buffer.from(nights, 'base64')]));
}
