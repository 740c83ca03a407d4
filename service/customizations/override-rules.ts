import { type EpochDay, toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Problem } from '../errors.ts';
import type { ManualOverride } from '../pricing/rules.ts';
import { attributePointer } from './attribute-pointer.ts';
import { datesOf } from './override-nights.ts';
import { lastSeasonDay } from './season-rules.ts';

/** What is wrong with the rows of a request: dates that are past or too far away, rows that meet. */
export function overrideProblems(rows: readonly ManualOverride[], today: EpochDay): Problem[] {
  const latest = lastSeasonDay(today);
  const wrongDates = rows.flatMap((row, index): Problem[] => {
    const problem = (field: 'startDate' | 'endDate', detail: string) => ({
      detail,
      pointer: attributePointer('overrides', index, field),
    });
    if (toEpochDay(row.startDate) < today) {
      return [problem('startDate', `start-date must not be past: today is ${toIsoDate(today)}.`)];
    }
    if (toEpochDay(row.endDate) > latest) {
      return [
        problem('endDate', `end-date must be at most 5 years from today, that is ${toIsoDate(latest)}.`),
      ];
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
        return [
          {
            detail: `The row meets row ${earlier + 1} on ${toIsoDate(day)}.`,
            pointer: attributePointer('overrides', index, 'startDate'),
          },
        ];
      }
      rowByDay.set(day, index);
    }
    return [];
  });
}
