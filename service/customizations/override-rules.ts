import { type EpochDay, toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Refusal } from '#contract/refusals.ts';
import { type Problem, refusedValue } from '../errors.ts';
import type { ManualOverride } from '../pricing/rules.ts';
import { attributePointer } from './attribute-pointer.ts';
import { datesOf } from './override-nights.ts';
import { lastSeasonDay } from './season-rules.ts';

/** What is wrong with the rows of a request: dates that are past or too far away, rows that meet. */
export function overrideProblems(rows: readonly ManualOverride[], today: EpochDay): Problem[] {
  const latest = lastSeasonDay(today);
  const wrongDates = rows.flatMap((row, index): Problem[] => {
    const problem = (refusal: Refusal, field: 'startDate' | 'endDate', detail: string) =>
      refusedValue(refusal, detail, attributePointer('overrides', index, field));
    if (toEpochDay(row.startDate) < today) {
      const refusal = { code: 'date_past', figures: { today: toIsoDate(today) } } as const;
      const detail = `start-date must not be past: today is ${refusal.figures.today}.`;
      return [problem(refusal, 'startDate', detail)];
    }
    if (toEpochDay(row.endDate) > latest) {
      const refusal = { code: 'date_too_far', figures: { latest: toIsoDate(latest) } } as const;
      const detail = `end-date must be at most 5 years from today, that is ${refusal.figures.latest}.`;
      return [problem(refusal, 'endDate', detail)];
    }
    return [];
  });
  return wrongDates.length > 0 ? wrongDates : meetingRows(rows);
}

/** Rows meet where they have a date in common: others of their weekdays and dates do not matter. */
function meetingRows(rows: readonly ManualOverride[]): Problem[] {
  const rowByDay = new Map<EpochDay, number>();
  return rows.flatMap((row, index): Problem[] => {
    for (const day of datesOf(row)) {
      const earlier = rowByDay.get(day);
      if (earlier !== undefined) {
        const figures = { row: earlier + 1, date: toIsoDate(day) };
        const detail = `The row meets row ${figures.row} on ${figures.date}.`;
        const pointer = attributePointer('overrides', index, 'startDate');
        return [refusedValue({ code: 'nights_twice', figures }, detail, pointer)];
      }
      rowByDay.set(day, index);
    }
    return [];
  });
}
