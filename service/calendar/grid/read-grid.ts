import { type CalendarGridQuery, GRID_COLUMNS, MAXIMUM_GRID_DAYS } from '#contract/console/calendar-grid.ts';
import { toIsoDate } from '#contract/dates.ts';
import type { Locale } from '#contract/locales.ts';
import type { Context } from '../../context.ts';
import { pageLinks, pageOf, paginate } from '../../http/documents.ts';
import { cohortOf } from '../../market/model/cluster-model.ts';
import type { Tenant } from '../../oauth/principal.ts';
import type { Span } from '../../pricing/seasons.ts';
import { readYesterday, type Yesterday } from '../../snapshots/read-yesterday.ts';
import type { PricedListing } from '../calendars.ts';
import { localToday } from '../local-today.ts';
import { nightsBetween } from '../window.ts';
import { type ByDay, gridColumns } from './grid-columns.ts';
import { gridEvents } from './grid-events.ts';
import { benchmarksFor } from './market-medians.ts';
import { countGridListings, findBookings, type GridListing, listGridListings } from './queries.ts';

const NO_BOOKINGS =
  '{"id":[],"checkin":[],"checkout":[],"status":[],"channel":[],"is-owner-stay":[],"rate":[],"currency":[],"listing-id":[]}';

/**
 * The bytes of a page of calendars. What a row shows of its nights is remembered with the listing's calendar, so
 * an answer to a page that was read before costs the two questions of which listings it has.
 * @throws InvalidRequestError, NotFoundError for a page past the last one
 */
export async function readGrid(
  context: Context,
  tenant: Tenant,
  query: CalendarGridQuery,
  url: URL,
  locale: Locale | null,
): Promise<Uint8Array> {
  const window = nightsBetween(query, MAXIMUM_GRID_DAYS);
  const groups = await countGridListings(context.db, tenant, query);
  const pagination = paginate(
    groups.reduce((sum, { count }) => sum + count, 0),
    pageOf(query),
  );
  const listings = await listGridListings(context.db, tenant, query, pageOf(query));
  const priced = await context.calendars.findMany(
    tenant,
    listings.map(({ id }) => id),
  );
  const nights = await nightsOfRows(context, tenant, priced, window, query);
  const rows = listings.flatMap((listing, index): Uint8Array[] => {
    const bytes = nights.get(listing.id);
    return bytes ? [Buffer.from(`${index === 0 ? '' : ','}${rowStart(context, listing)}`), bytes] : [];
  });
  const meta = {
    from: query.from,
    to: query.to,
    pagination,
    groups: query.group ? groups : [],
    markets: marketsOf(listings, priced, window, locale),
  };
  const rest = JSON.stringify({ links: pageLinks(url, context.config.publicApiUrl, pagination), meta });
  return Buffer.concat([Buffer.from('{"data":['), ...rows, Buffer.from(`],${rest.slice(1)}`)]);
}

function rowStart({ now }: Context, listing: GridListing): string {
  const { id, timezone, basePrice, minPrice, maxPrice, inActiveMarket, ...shown } = listing;
  const attributes = {
    ...shown,
    today: toIsoDate(localToday(timezone, now())),
    'base-price': basePrice,
    'min-price': minPrice,
    'max-price': maxPrice,
    'in-active-market': inActiveMarket,
  };
  return `{"type":"calendar-rows","id":"${id}","attributes":${JSON.stringify(attributes).slice(0, -1)}`;
}

/** The rest of every row from its nights on, remembered or made now; all that is asked for it is asked once. */
async function nightsOfRows(
  context: Context,
  tenant: Tenant,
  priced: readonly PricedListing[],
  window: Span,
  query: CalendarGridQuery,
): Promise<Map<number, Uint8Array>> {
  const columns = GRID_COLUMNS.filter((column) => query.columns?.includes(column) ?? true);
  const question = `grid:${window.from}:${window.to}:${columns.join()}`;
  const rows = new Map<number, Uint8Array>();
  const unknown: PricedListing[] = [];
  for (const listing of priced) {
    const { listingId } = listing.row;
    const bytes = context.calendars.recall(tenant, listingId, question);
    if (bytes) rows.set(listingId, bytes);
    else unknown.push(listing);
  }
  if (unknown.length === 0) return rows;

  const ids = unknown.map(({ row }) => row.listingId);
  const bookings = await findBookings(context.db, ids, window);
  const medians = columns.includes('market')
    ? await benchmarksFor(context.db, unknown, window)
    : unknownMedian;
  const yesterdays = columns.includes('change') ? await readYesterday(context.db, unknown) : NOTHING_KEPT;
  for (const listing of unknown) {
    const { listingId, bedrooms } = listing.row;
    const yesterday = yesterdays.get(listingId)?.price ?? never;
    const beside = { market: medians(listing.row, cohortOf(bedrooms)), yesterday };
    const nights = gridColumns(listing, window, columns, beside);
    const bytes = Buffer.from(
      `,"unpriced-because":${unpricedBecause(listing)},"nights":${nights},"bookings":${bookings.get(listingId) ?? NO_BOOKINGS}}}`,
    );
    listing.remember(question, bytes);
    rows.set(listingId, bytes);
  }
  return rows;
}

const never: ByDay = () => null;
const NOTHING_KEPT: ReadonlyMap<number, Yesterday> = new Map();
const unknownMedian = () => never;

function unpricedBecause({ row, model }: PricedListing): string {
  if (row.clusterId === null || !row.marketActive) return '"not_clustered"';
  return model && row.basePrice !== null ? 'null' : '"insufficient_cluster_data"';
}

function marketsOf(
  listings: readonly GridListing[],
  priced: readonly PricedListing[],
  window: Span,
  locale: Locale | null,
) {
  const nameById = new Map(listings.map(({ id, market }) => [id, market]));
  const inMarkets = priced.filter(({ row, model }) => model && nameById.get(row.listingId));
  const byMarket = Map.groupBy(inMarkets, ({ row }) => nameById.get(row.listingId) ?? '');
  return [...byMarket].map(([name, rows]) => {
    const models = new Set(rows.flatMap(({ model }) => model ?? []));
    return { name, events: gridEvents(models, window, locale ?? 'en') };
  });
}
