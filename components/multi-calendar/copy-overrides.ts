import { toEpochDay } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { overridesText } from '#lib/multi-calendar/clipboard.ts';
import type { ChosenListing, OverrideValue } from '#lib/multi-calendar/edit.ts';
import type { Line } from '#lib/multi-calendar/lines.ts';
import { datesBetween, readOverridden } from '#lib/multi-calendar/save-overrides.ts';
import type { Block } from '#lib/multi-calendar/selection.ts';

/** So many listings are read for one copy. */
const MOST_LISTINGS = 100;

/** Puts the overrides of what is chosen on the clipboard. Returns how many there are. */
export async function copyOverrides(
  chosen: readonly ChosenListing[],
  { top, bottom, from, to }: Block,
  lines: readonly Line[],
): Promise<number> {
  const listings = lines
    .slice(top, bottom + 1)
    .flatMap((line) => (line.kind === 'listing' ? [line.listing] : []))
    .slice(0, MOST_LISTINGS);
  const runs = new Map(chosen.map(({ listing, runs }) => [listing.id, runs]));
  let count = 0;
  const rows = await Promise.all(
    listings.map(async ({ id }) => {
      const own = new Map(
        (await readOverridden(readFromBrowser, id, datesBetween(from, to))).map((night) => [
          toEpochDay(night['start-date']),
          { price: night.price, percentage: night['percentage-adjustment'] },
        ]),
      );
      return Array.from({ length: to - from + 1 }, (_, offset): OverrideValue | null => {
        const day = from + offset;
        const isChosen = runs.get(id)?.some(([first, last]) => first <= day && day <= last);
        const value = isChosen ? own.get(day) : undefined;
        if (value) count += 1;
        return value ?? null;
      });
    }),
  );
  if (count > 0) await navigator.clipboard.writeText(overridesText(rows));
  return count;
}
