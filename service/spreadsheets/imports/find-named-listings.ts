import { MAXIMUM_IMPORT_LISTINGS } from '#contract/console/csv-imports.ts';
import type { Context } from '../../context.ts';
import { findManyListingSettings, type ListingSettings } from '../../customizations/queries.ts';
import type { Tenant } from '../../oauth/principal.ts';
import { plainText } from '../table/cell-text.ts';
import { fileProblem } from '../table/file-problem.ts';
import type { TableRow } from '../table/read-table.ts';
import type { ImportColumn } from './import-columns.ts';
import { findByChannelIds } from './queries.ts';
import { type Finding, finding } from './row-problems.ts';

type Row = TableRow<ImportColumn>;
export type Named = { settings: ListingSettings } | { finding: Finding };

const ID = /^[1-9]\d{0,15}$/;
/** What a spreadsheet makes of a long figure. */
const SHORTENED = /^\d([.,]\d+)?E\+\d+$/i;

const idOf = (row: Row) => plainText(row.text('listing id'));
const channelIdOf = (row: Row) => plainText(row.text('channel listing id'));

/**
 * The listing that each row is about: by its id, where the row has none by the id that a channel gives it.
 * @throws UnprocessableError `too_many_listings`
 */
export async function findNamedListings(
  { db }: Pick<Context, 'db'>,
  tenant: Tenant,
  rows: readonly Row[],
): Promise<(row: Row) => Named> {
  const ids = new Set(rows.map(idOf).filter((id) => ID.test(id)));
  const channelIds = new Set(rows.filter((row) => idOf(row) === '').map(channelIdOf));
  channelIds.delete('');
  if (ids.size + channelIds.size > MAXIMUM_IMPORT_LISTINGS) {
    throw fileProblem(
      'too_many_listings',
      `There are more than ${MAXIMUM_IMPORT_LISTINGS} listings: split the file.`,
      { limit: MAXIMUM_IMPORT_LISTINGS },
    );
  }
  const links = await findByChannelIds(db, tenant, [...channelIds]);
  const wanted = new Set([...[...ids].map(Number), ...links.map(({ listingId }) => listingId)]);
  const found = await findManyListingSettings(db, tenant, [...wanted]);
  const byId = new Map(found.map((settings) => [settings.listing.id, settings]));
  const byChannelId = Map.groupBy(links, ({ channelId }) => channelId);

  return (row) => {
    const id = idOf(row);
    if (id !== '') return named(byId.get(ID.test(id) ? Number(id) : 0), 'listing id');
    const channelId = channelIdOf(row);
    if (channelId === '') {
      return { finding: finding('listing id', 'listing_missing', 'The row names no listing.') };
    }
    const candidates = byChannelId.get(channelId) ?? [];
    if (candidates.length > 1) {
      const detail = 'Several listings have this id on their channels: name the listing id.';
      return { finding: finding('channel listing id', 'listing_ambiguous', detail) };
    }
    if (candidates.length === 0 && SHORTENED.test(channelId)) {
      const detail = 'The spreadsheet has shortened this id: make the column text.';
      return { finding: finding('channel listing id', 'id_shortened', detail) };
    }
    return named(byId.get(candidates[0]?.listingId ?? 0), 'channel listing id');
  };
}

const named = (settings: ListingSettings | undefined, column: ImportColumn): Named =>
  settings ? { settings } : { finding: finding(column, 'listing_unknown', 'There is no such listing.') };
