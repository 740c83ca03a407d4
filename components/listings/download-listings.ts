import { download } from '#components/table/download.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { toCsv } from '#lib/format/csv.ts';
import type { ListingRow } from '#lib/listings/list-listings.ts';
import type { ListingColumn, ListingsView } from '#lib/listings/listings-view.ts';
import { readAllListings } from '#lib/listings/read-all-listings.ts';

/** Downloads every listing of a view, all pages, in the columns that are shown. */
export async function downloadListings(
  view: ListingsView,
  label: (column: ListingColumn | 'title' | 'currency') => string,
): Promise<void> {
  const listings = await readAllListings(readFromBrowser, view);
  const head = ['Id', label('title'), ...view.columns.map(label), label('currency')];
  const rows = listings.map((listing) => [
    listing.id,
    listing.title,
    ...view.columns.map((column) => rawValue(listing, column)),
    listing.currency,
  ]);
  const today = new Date().toISOString().slice(0, 10);
  download(`listings-${today}.csv`, 'text/csv;charset=utf-8', toCsv([head, ...rows]));
}

function rawValue(listing: ListingRow, column: ListingColumn): string | number | boolean | null {
  return column === 'pricing' ? listing.enabled : listing[column];
}
