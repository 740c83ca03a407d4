import type { CsvExportQuery } from '#contract/console/csv-exports.ts';
import { MAXIMUM_EXPORT_LISTINGS } from '#contract/console/csv-files.ts';
import type { Context } from '../../context.ts';
import { NotFoundError, UnprocessableError } from '../../errors.ts';
import type { Tenant } from '../../oauth/principal.ts';
import { type ExportedListing, listExportedListings } from './queries.ts';

/**
 * The listings that a file is about.
 * @throws NotFoundError where one that is named is not there, UnprocessableError where they are too many
 */
export async function findExportedListings(
  { db }: Context,
  tenant: Tenant,
  query: CsvExportQuery,
): Promise<ExportedListing[]> {
  const listings = await listExportedListings(db, tenant, query);
  const named = query['filter[listing]'];
  const alone = Object.keys(query).filter((name) => name.startsWith('filter[')).length === 1;
  if (named && alone && listings.length < new Set(named).size) {
    throw new NotFoundError({ detail: 'One of the listings is not there.', parameter: 'filter[listing]' });
  }
  if (listings.length > MAXIMUM_EXPORT_LISTINGS) {
    throw new UnprocessableError({
      detail: `A file holds at most ${MAXIMUM_EXPORT_LISTINGS} listings: narrow the filter.`,
      code: 'too_many_listings',
    });
  }
  return listings;
}

/** So many listings are read and written at a time: what a file takes in memory does not grow with it. */
const AT_ONCE = 25;

export function* inBatches(listings: readonly ExportedListing[]): Generator<ExportedListing[]> {
  for (let from = 0; from < listings.length; from += AT_ONCE) yield listings.slice(from, from + AT_ONCE);
}
