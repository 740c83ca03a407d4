import type { EpochDay, IsoDate } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';
import type { OverriddenNight } from '#lib/customizations/attributes.ts';
import { changeCustomization } from '#lib/customizations/change-customization.ts';
import { type OverrideRow, undoRows } from '#lib/customizations/override-rows.ts';
import type { Read } from '#lib/read.ts';

/** The rows that are sent for one listing. */
export interface ListingRows {
  listing: string;
  rows: readonly OverrideRow[];
}

export interface SaveOutcome {
  listing: string;
  /** Rows that put its nights back exactly as they were; none where it was refused. */
  undo: readonly OverrideRow[] | null;
  error: Error | null;
}

/** Listings that are changed at the same time: enough to be quick, few enough to leave room for others. */
const AT_ONCE = 4;

/**
 * Sends each listing's rows, and reads before what they take the place of. One listing's refusal stops no other.
 * @param told after each listing
 */
export async function saveOverrides(
  read: Read,
  changes: readonly ListingRows[],
  told: (outcome: SaveOutcome) => void,
): Promise<SaveOutcome[]> {
  const outcomes: SaveOutcome[] = [];
  const waiting = changes.values();
  const work = async () => {
    for (const change of waiting) {
      const outcome = await saveListing(read, change);
      outcomes.push(outcome);
      told(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, changes.length) }, work));
  return outcomes;
}

async function saveListing(read: Read, { listing, rows }: ListingRows): Promise<SaveOutcome> {
  try {
    const before = await readOverridden(read, listing, boundsOf(rows));
    await changeCustomization(listing, 'manual-overrides', { overrides: rows });
    return { listing, undo: undoRows(rows, before), error: null };
  } catch (error) {
    return { listing, undo: null, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** The overridden nights of a listing between two dates, both inside. */
export async function readOverridden(
  read: Read,
  listing: string,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<OverriddenNight[]> {
  const document = await read(`/listings/${listing}/customizations/manual-overrides`, {
    'filter[start-date]': from,
    'filter[end-date]': to,
  });
  return (document as { data: { attributes: { overrides: OverriddenNight[] } } }).data.attributes.overrides;
}

export function datesBetween(from: EpochDay, to: EpochDay): { from: IsoDate; to: IsoDate } {
  return { from: toIsoDate(from), to: toIsoDate(to) };
}

function boundsOf(rows: readonly OverrideRow[]): { from: IsoDate; to: IsoDate } {
  const starts = rows.map((row) => row['start-date']).sort();
  const ends = rows.map((row) => row['end-date']).sort();
  return { from: starts[0] ?? '', to: ends.at(-1) ?? '' };
}
