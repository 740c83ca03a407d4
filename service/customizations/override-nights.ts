import { type EpochDay, toEpochDay, toIsoDate, WEEKDAYS, weekdayOf } from '#contract/dates.ts';
import type { ManualOverride } from '../pricing/rules.ts';
import type { Span } from '../pricing/seasons.ts';

export type NightOverride = Pick<ManualOverride, 'price' | 'percentageAdjustment'>;

/** The dates of a row that its weekdays leave. */
export function* datesOf({ startDate, endDate, daysOfWeek }: ManualOverride): Generator<EpochDay> {
  const numbers = daysOfWeek && new Set(daysOfWeek.map((day) => WEEKDAYS.indexOf(day)));
  const last = toEpochDay(endDate);
  for (let day = toEpochDay(startDate); day <= last; day++) {
    if (!numbers || numbers.has(weekdayOf(day))) yield day;
  }
}

/** Every overridden date. A later row holds against an earlier one; one without a value clears its dates. */
export function overriddenNights(rows: readonly ManualOverride[]): Map<EpochDay, NightOverride> {
  const nights = new Map<EpochDay, NightOverride>();
  for (const row of rows) {
    const { price, percentageAdjustment } = row;
    for (const day of datesOf(row)) {
      if (price === null && percentageAdjustment === null) nights.delete(day);
      else nights.set(day, { price, percentageAdjustment });
    }
  }
  return nights;
}

/** As few rows as say the same, by date: one for each run of nights with one value. */
export function compactRows(nights: ReadonlyMap<EpochDay, NightOverride>): ManualOverride[] {
  const rows: ManualOverride[] = [];
  let lastDay = Number.NaN;
  for (const [day, { price, percentageAdjustment }] of byDate(nights)) {
    const row = rows.at(-1);
    const goesOn =
      row && day === lastDay + 1 && row.price === price && row.percentageAdjustment === percentageAdjustment;
    if (goesOn) row.endDate = toIsoDate(day);
    else rows.push({ ...oneDay(day), price, percentageAdjustment, daysOfWeek: null });
    lastDay = day;
  }
  return rows;
}

/** One row for each overridden date of a window, by date. */
export function rowsOfWindow(nights: ReadonlyMap<EpochDay, NightOverride>, { from, to }: Span) {
  return byDate(nights)
    .filter(([day]) => day >= from && day <= to)
    .map(([day, { price, percentageAdjustment }]) => ({
      ...oneDay(day),
      mode: price === null ? 'percentage-adjustment' : 'price',
      price,
      percentageAdjustment,
    }));
}

const byDate = (nights: ReadonlyMap<EpochDay, NightOverride>) => [...nights].sort(([a], [b]) => a - b);

export const oneDay = (day: EpochDay) => ({ startDate: toIsoDate(day), endDate: toIsoDate(day) });
