import type { EpochDay } from '#contract/dates.ts';
import { parseNumber } from '#lib/format/parse-number.ts';
import type { OverrideValue, Plan } from './edit.ts';
import type { GridListing, Line } from './lines.ts';
import type { Block } from './selection.ts';

/** Overrides in rows and columns; null where a cell says nothing. */
export type CopiedOverrides = readonly (readonly (OverrideValue | null)[])[];

/** As lines of cells between tabs, which a spreadsheet takes too: `145`, `-12%`, or nothing. */
export function overridesText(rows: CopiedOverrides): string {
  return rows.map((row) => row.map(cellText).join('\t')).join('\n');
}

function cellText(value: OverrideValue | null): string {
  if (value?.price != null) return String(value.price);
  return value?.percentage != null ? `${value.percentage}%` : '';
}

const MOST_ROWS = 2000;
const MOST_COLUMNS = 1000;

/** Reads what was copied here or in a spreadsheet; null where a cell is neither a price nor a percentage. */
export function readOverrides(text: string, locale: string): CopiedOverrides | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length > MOST_ROWS) return null;
  const rows: (OverrideValue | null)[][] = [];
  for (const line of lines) {
    const cells = line.split('\t');
    if (cells.length > MOST_COLUMNS) return null;
    const row: (OverrideValue | null)[] = [];
    for (const cell of cells) {
      const value = readCell(cell, locale);
      if (value === undefined) return null;
      row.push(value);
    }
    rows.push(row);
  }
  return rows.some((row) => row.some((value) => value !== null)) ? rows : null;
}

function readCell(cell: string, locale: string): OverrideValue | null | undefined {
  const figure = parseNumber(cell, locale);
  if (figure === null || figure === undefined) return figure;
  if (/[%％]/.test(cell))
    return figure >= -100 && figure <= 1000 ? { price: null, percentage: figure } : undefined;
  return figure >= 1 ? { price: figure, percentage: null } : undefined;
}

/**
 * Lays what was copied on the nights from a corner on. Where more is chosen than was copied, it is laid again and
 * again until what is chosen is full. Names of groups and past nights are passed over.
 */
export function pastePlan(
  copied: CopiedOverrides,
  target: Block,
  lines: readonly Line[],
  last: EpochDay,
): Plan {
  const columns = Math.max(...copied.map((row) => row.length));
  const listings = listingsFrom(lines, target.top);
  const chosen = listings.filter(({ line }) => line <= target.bottom).length;
  const rows = Math.max(copied.length, chosen);
  const width = Math.max(columns, target.to - target.from + 1);
  return listings.slice(0, rows).flatMap(({ listing }, index) => {
    const row = copied[index % copied.length] ?? [];
    const nights = new Map<EpochDay, OverrideValue>();
    for (let offset = 0; offset < width; offset++) {
      const day = target.from + offset;
      const value = row[offset % columns];
      if (value && day >= listing.today && day <= last) nights.set(day, value);
    }
    return nights.size ? [{ listing, nights }] : [];
  });
}

function listingsFrom(lines: readonly Line[], top: number): { line: number; listing: GridListing }[] {
  return lines.flatMap((line, index) =>
    line.kind === 'listing' && index >= top ? [{ line: index, listing: line.listing }] : [],
  );
}
