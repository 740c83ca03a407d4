import { type SQL, sql } from 'drizzle-orm';
import type { ChangeSurface } from '#contract/console/changes.ts';
import { ENTRIES_TOLD } from '#contract/console/changes.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import { listings, users } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import { visibleTo } from '../listings/queries.ts';
import type { Tenant } from '../oauth/principal.ts';

/** Which entries of the history: of one listing that the tenant sees, or of all listings of a user. */
export interface ChangeFilter {
  tenant: Tenant;
  of: { listingId: number } | { ownerId: number };
  surfaces: readonly string[] | undefined;
  settings: readonly string[] | undefined;
  actor: string | undefined;
  /** Both moments are exclusive. */
  after: Date | undefined;
  before: Date | undefined;
}

/** What one request changed, or the service in one step. */
export interface ChangeHead {
  id: number;
  changed_at: string;
  surface: ChangeSurface;
  actor_type: 'user' | 'application' | 'support' | 'service';
  actor_label: string;
  request_id: string | null;
}

export interface EntryRow extends ChangeHead {
  setting: string;
  field: string;
  old_value: unknown;
  new_value: unknown;
  listing_id: number;
  title: string;
  currency: string;
  timezone: string;
}

/** More combinations of surface, setting and actor than these are not counted. */
const MOST_COMBINATIONS = 5000;

const all = (conditions: (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );

const named = (column: SQL, names: readonly string[] | undefined) =>
  names && sql`${column} = any(${`{${names.join(',')}}`}::text[])`;

/**
 * Entries of the listings that are asked about. What is visible is looked up once and remembered for the statement:
 * `is true` keeps it from being joined, so that the index gives the order and a page reads no more than it shows.
 */
function within(table: SQL, { tenant, of }: ChangeFilter): SQL {
  if ('listingId' in of) return sql`${table}.listing_id = ${of.listingId}`;
  return sql`${table}.owner_id = ${of.ownerId} and (${table}.listing_id in (
    select ${listings.id} from ${listings} join ${users} on ${users.id} = ${listings.ownerId}
    where ${visibleTo(tenant)})) is true`;
}

const during = (table: SQL, { after, before }: ChangeFilter) => [
  after && sql`${table}.changed_at > ${after.toISOString()}::timestamptz`,
  before && sql`${table}.changed_at < ${before.toISOString()}::timestamptz`,
];

function matching(table: SQL, filter: ChangeFilter): SQL {
  const { surfaces, settings, actor } = filter;
  return all([
    within(table, filter),
    named(sql`${table}.surface`, surfaces),
    named(sql`${table}.setting`, settings),
    actor === undefined ? undefined : sql`${table}.actor_label = ${actor}`,
    ...during(table, filter),
  ]);
}

const HEAD = sql`c.id::int8 as id, c.changed_at, c.surface, c.actor_type, c.actor_label, c.request_id`;

/**
 * The changes that come before one in time, newest first: for each the latest entry, and that only.
 * A request that is still under way moves up as a whole, and is not told twice.
 */
export async function findChangeHeads(
  db: Executor,
  filter: ChangeFilter,
  after: { id: number; changedAt: string } | null,
  limit: number,
): Promise<ChangeHead[]> {
  const later = sql`select 1 from change_history n
    where n.owner_id = c.owner_id and n.request_id = c.request_id and (n.changed_at, n.id) > (c.changed_at, c.id)
      and ${matching(sql`n`, filter)}`;
  const rows = await rowsOf<ChangeHead>(
    db,
    sql`select ${HEAD} from change_history c
      where ${matching(sql`c`, filter)}
        and ${after ? sql`(c.changed_at, c.id) < (${after.changedAt}::timestamptz, ${after.id})` : sql`true`}
        and (exists (${later})) is not true
      order by c.changed_at desc, c.id desc limit ${limit}`,
  );
  return rows.map(withNumber);
}

/** An entry that a caller names as the last one seen. */
export async function findEntry(db: Executor, filter: ChangeFilter, id: number): Promise<ChangeHead | null> {
  const [row] = await rowsOf<ChangeHead>(
    db,
    sql`select ${HEAD} from change_history c where c.id = ${id} and ${within(sql`c`, filter)}`,
  );
  return row ? withNumber(row) : null;
}

export interface ChangeSize {
  /** Name of the request, or id of the entry that has none. */
  change: string;
  entries: number;
  listings: number;
  settings: string[];
}

const CHANGE = sql`coalesce(c.request_id, c.id::text)`;

/** How much each of some changes is about, and its first entries. */
export async function sizeChanges(
  db: Executor,
  filter: ChangeFilter,
  heads: readonly ChangeHead[],
): Promise<{ sizes: ChangeSize[]; entries: EntryRow[] }> {
  const sizes = await rowsOf<ChangeSize>(
    db,
    sql`select ${CHANGE} as change, count(*)::int as entries, count(distinct c.listing_id)::int as listings,
        json_agg(distinct c.setting) as settings
      from change_history c where ${matching(sql`c`, filter)} and ${partOf(heads)} group by 1`,
  );
  const first = sql`select c.id, row_number() over (partition by ${CHANGE} order by c.changed_at, c.id) as place
    from change_history c where ${matching(sql`c`, filter)} and ${partOf(heads)}`;
  const entries = await rowsOf<EntryRow>(
    db,
    sql`select ${ENTRY} from (${first}) numbered join change_history c on c.id = numbered.id
      join listings l on l.id = c.listing_id
      where numbered.place <= ${ENTRIES_TOLD} order by c.changed_at, c.id`,
  );
  return { sizes, entries: entries.map(withNumbers) };
}

const ENTRY = sql`${HEAD}, c.setting, c.field, c.old_value, c.new_value, c.listing_id::int8 as listing_id,
  l.title, l.currency, l.timezone`;

function partOf(heads: readonly ChangeHead[]): SQL {
  const requests = heads.flatMap(({ request_id: name }) => (name === null ? [] : [sql`${name}::text`]));
  const alone = heads.flatMap(({ id, request_id: name }) => (name === null ? [sql`${id}::int8`] : []));
  const among = (column: SQL, values: SQL[]) =>
    values.length === 0 ? sql`false` : sql`${column} in (${sql.join(values, sql`, `)})`;
  return sql`(${among(sql`c.request_id`, requests)} or ${among(sql`c.id`, alone)})`;
}

/** The entries of one change in the order in which they came: what is added to it comes on the last page. */
export async function listEntries(
  db: Executor,
  filter: ChangeFilter,
  head: ChangeHead,
  page: PageRequest,
): Promise<Page<EntryRow>> {
  const where = sql`${matching(sql`c`, filter)} and ${partOf([head])}`;
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from change_history c where ${where}`,
  );
  const rows = await rowsOf<EntryRow>(
    db,
    sql`select ${ENTRY} from change_history c join listings l on l.id = c.listing_id where ${where}
      order by c.changed_at, c.id limit ${page.size} offset ${(page.number - 1) * page.size}`,
  );
  return { rows: rows.map(withNumbers), count: counted?.count ?? 0 };
}

export interface ChangeCombination {
  surface: ChangeSurface;
  setting: string;
  actor_type: ChangeHead['actor_type'];
  actor_label: string;
  /** Entries between the two moments, and ever. */
  count: number;
  ever: number;
}

/** How many entries there are of each surface, setting and actor together; the other filters are left to the caller. */
export async function countCombinations(db: Executor, filter: ChangeFilter): Promise<ChangeCombination[]> {
  const [after, before] = during(sql`c`, filter);
  return rowsOf<ChangeCombination>(
    db,
    sql`select c.surface, c.setting, c.actor_type, c.actor_label,
        count(*) filter (where ${all([sql`true`, after, before])})::int as count, count(*)::int as ever
      from change_history c where ${within(sql`c`, filter)}
      group by 1, 2, 3, 4 order by ever desc, 1, 2, 3, 4 limit ${MOST_COMBINATIONS}`,
  );
}

const withNumber = <Row extends ChangeHead>(row: Row): Row => ({ ...row, id: Number(row.id) });
const withNumbers = (row: EntryRow): EntryRow => ({ ...withNumber(row), listing_id: Number(row.listing_id) });
