import type { EpochDay } from '#contract/dates.ts';
import type { ObservedListing } from '../model/observed-listing.ts';
import { median } from '../model/robust.ts';
import { cleanPrices } from './clean-prices.ts';
import type { CsvFile } from './csv-rows.ts';
import { findCsv } from './csv-rows.ts';
import type { ImportReport } from './import-report.ts';
import { BadRowLog } from './import-report.ts';
import { readCalendar } from './read-calendar.ts';
import { readListings } from './read-listings.ts';

export interface ImportProgress {
  file: string;
  bytesRead: number;
  bytesTotal: number;
  /** Usable rows so far; they lag behind the bytes. */
  rows: number;
  /** True once, when the file is read to its end. */
  done: boolean;
}

/**
 * Reads a folder in the Inside Airbnb file format: `listings.csv[.gz]` and `calendar.csv[.gz]`, of any year
 * since 2015. Rows that cannot be used are counted in the report; listings without a calendar are kept.
 * @throws ImportError (one sentence) when a file is missing, damaged or lacks a column
 */
export async function readInsideAirbnb(
  folder: string,
  options: { onProgress?: (progress: ImportProgress) => void } = {},
): Promise<{ listings: ObservedListing[]; report: ImportReport }> {
  const listingsFile = await findCsv(folder, 'listings');
  const calendarFile = await findCsv(folder, 'calendar');
  const badRows = new BadRowLog();
  const progress = ({ name, sizeBytes }: CsvFile, bytesRead: number, rows: number, done: boolean) =>
    options.onProgress?.({ file: name, bytesRead, bytesTotal: sizeBytes, rows, done });

  const byId = await readListings(listingsFile, badRows, (bytes, rows) =>
    progress(listingsFile, bytes, rows, false),
  );
  progress(listingsFile, listingsFile.sizeBytes, byId.size, true);
  const calendarRows = await readCalendar(calendarFile, byId, badRows, (bytes, rows) =>
    progress(calendarFile, bytes, rows, false),
  );
  progress(calendarFile, calendarFile.sizeBytes, calendarRows, true);
  const listings = [...byId.values()];
  const outlierPrices = cleanPrices(listings);
  const observedOn = observationDayOf(listings);
  for (const listing of listings) listing.observedOn = observedOn;
  return {
    listings,
    report: { listings: listings.length, calendarRows, outlierPrices, badRows: badRows.list() },
  };
}

/** A calendar begins on the day it was seen; one stray date does not make it another day. */
function observationDayOf(listings: readonly ObservedListing[]): EpochDay {
  const firstDays = listings.flatMap(({ nights }) => (nights.available.length > 0 ? nights.firstDay : []));
  return Math.round(median(firstDays));
}
