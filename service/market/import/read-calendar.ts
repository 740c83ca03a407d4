import type { EpochDay } from '#contract/dates.ts';
import { isIsoDate, toEpochDay } from '#contract/dates.ts';
import type { ObservedListing } from '../model/observed-listing.ts';
import { AVAILABLE, NOT_AVAILABLE } from '../model/observed-listing.ts';
import type { CsvFile } from './csv-rows.ts';
import { csvRows, findColumns } from './csv-rows.ts';
import type { BadRowLog } from './import-report.ts';
import { ImportError } from './import-report.ts';
import { NightsBuilder } from './nights-builder.ts';
import { parsePrice } from './parse-fields.ts';

const REQUIRED = ['listing_id', 'date', 'available'] as const;
const OPTIONAL = ['price', 'minimum_nights'] as const;
const MAX_MIN_NIGHTS = 1125;

/**
 * Reads a calendar into the nights of its listings.
 * @returns the number of rows kept
 */
export async function readCalendar(
  file: CsvFile,
  listings: ReadonlyMap<string, ObservedListing>,
  badRows: BadRowLog,
  onProgress: (bytesRead: number, rows: number) => void,
): Promise<number> {
  const builders = new Map<string, NightsBuilder>();
  const days = new DayCache();
  let columns: Record<(typeof REQUIRED)[number] | (typeof OPTIONAL)[number], number> | null = null;
  let width = 0;
  let rows = 0;
  for await (const { fields, line } of csvRows(file, (bytes) => onProgress(bytes, rows))) {
    if (!columns) {
      columns = findColumns(file, fields, REQUIRED, OPTIONAL);
      width = fields.length;
      continue;
    }
    const id = fields[columns.listing_id] ?? '';
    const day = days.get(fields[columns.date] ?? '');
    const available = fields[columns.available];
    let fault: string | null = null;
    if (fields.length !== width) fault = 'wrong number of columns';
    else if (!listings.has(id)) fault = 'a listing that is not in the list of listings';
    else if (day === null) fault = 'not a date';
    else if (available !== 't' && available !== 'f') fault = 'available is neither t nor f';
    else {
      let builder = builders.get(id);
      if (!builder) {
        builder = new NightsBuilder(day);
        builders.set(id, builder);
      }
      const price = parsePrice(fields[columns.price]) ?? Number.NaN;
      const minNights = Number(fields[columns.minimum_nights] ?? 0);
      fault = builder.set(
        day,
        available === 't' ? AVAILABLE : NOT_AVAILABLE,
        price,
        minNights > 0 ? Math.min(minNights, MAX_MIN_NIGHTS) : 0,
      );
    }
    if (fault) badRows.add(file.name, fault, line);
    else rows++;
  }
  if (rows === 0) throw new ImportError(`${file.name} has no usable night.`);
  for (const [id, builder] of builders) {
    const listing = listings.get(id);
    if (listing) listing.nights = builder.build();
  }
  return rows;
}

/** Before and after these nobody rented online. */
const FIRST_YEAR = '2005';
const LAST_YEAR = '2100';

/** The same few hundred dates stand in a million rows. */
class DayCache {
  private readonly days = new Map<string, EpochDay | null>();

  get(text: string): EpochDay | null {
    let day = this.days.get(text);
    if (day === undefined) {
      day = isIsoDate(text) && text > FIRST_YEAR && text < LAST_YEAR ? toEpochDay(text) : null;
      if (this.days.size < 5000) this.days.set(text, day);
    }
    return day;
  }
}
