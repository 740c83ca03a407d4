import type { CalendarExportQuery } from '#contract/console/csv-exports.ts';
import { MAXIMUM_EXPORT_NIGHTS } from '#contract/console/csv-files.ts';
import { nightsBetween } from '../../calendar/window.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../oauth/principal.ts';
import type { Span } from '../../pricing/seasons.ts';
import { type Cell, writeTable } from '../table/table-writer.ts';
import { CALENDAR_COLUMNS, calendarRows } from './calendar-rows.ts';
import { findExportedListings, inBatches } from './find-exported-listings.ts';
import type { ExportedListing } from './queries.ts';

/**
 * The nights of many listings as a file, made while it is sent.
 * @throws InvalidRequestError, NotFoundError, UnprocessableError before the first byte
 */
export async function exportCalendars(
  context: Context,
  tenant: Tenant,
  query: CalendarExportQuery,
): Promise<AsyncIterable<Uint8Array>> {
  const window = nightsBetween(query, MAXIMUM_EXPORT_NIGHTS);
  const listings = await findExportedListings(context, tenant, query);
  return writeTable(CALENDAR_COLUMNS, query.separator, nightsOf(context, tenant, listings, window));
}

async function* nightsOf(
  { calendars }: Context,
  tenant: Tenant,
  listings: readonly ExportedListing[],
  window: Span,
): AsyncGenerator<Cell[][]> {
  for (const batch of inBatches(listings)) {
    const ids = batch.map(({ id }) => id);
    const priced = new Map((await calendars.findMany(tenant, ids)).map((each) => [each.row.listingId, each]));
    for (const listing of batch) {
      const found = priced.get(listing.id);
      if (found) yield calendarRows(listing, found, window);
    }
  }
}
