import { type IsoDate, toEpochDay } from '#contract/dates.ts';
import type { OverriddenNight } from '#lib/customizations/attributes.ts';

/** Nights in a row that have the same override. */
export interface OverrideRun {
  start: IsoDate;
  end: IsoDate;
  nights: number;
  price: number | null;
  percentage: number | null;
}

/** Puts nights in order together where they follow each other with the same value. */
export function overrideRuns(nights: readonly OverriddenNight[]): OverrideRun[] {
  const runs: OverrideRun[] = [];
  for (const night of nights) {
    const last = runs.at(-1);
    const { price, 'percentage-adjustment': percentage } = night;
    const follows = last && toEpochDay(night['start-date']) === toEpochDay(last.end) + 1;
    if (follows && last.price === price && last.percentage === percentage) {
      last.end = night['end-date'];
      last.nights += 1;
    } else {
      runs.push({ start: night['start-date'], end: night['end-date'], nights: 1, price, percentage });
    }
  }
  return runs;
}
