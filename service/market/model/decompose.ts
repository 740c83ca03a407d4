import { weekdayOf } from '#contract/dates.ts';
import type { DailyIndex } from './daily-index.ts';
import { calendarDayOf } from './day-of-year.ts';
import { smoothSeries } from './smoothing.ts';

const BANDWIDTH_DAYS = 14;
const PASSES = 4;
/** A month's own weekday shape counts fully only with many more nights than this. */
const PRIOR_NIGHTS = 8;

export interface Decomposition {
  /** Log of the smooth course of prices by day of the index. */
  baseline: Float64Array;
  /** 12 × 7 logs. */
  weekday: Float64Array;
  /** Log of what neither explains. */
  residual: Float64Array;
}

/**
 * Splits a daily index into a smooth course, a weekday shape by month and the rest, by backfitting.
 * @param ordinary 1 for nights that may teach the course and the weekdays, 0 for nights of events
 */
export function decompose(index: DailyIndex, ordinary: Float64Array): Decomposition {
  const days = index.logRatio.length;
  const cells = new Uint8Array(days);
  for (let day = 0; day < days; day++) {
    cells[day] = calendarDayOf(index.firstDay + day).month * 7 + weekdayOf(index.firstDay + day);
  }
  let weekday = new Float64Array(84);
  let baseline = new Float64Array(days);
  const without = new Float64Array(days);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let day = 0; day < days; day++) {
      without[day] = (index.logRatio[day] ?? Number.NaN) - (weekday[cells[day] ?? 0] ?? 0);
    }
    baseline = Float64Array.from(smoothSeries(without, ordinary, BANDWIDTH_DAYS));
    weekday = fitWeekdays(index.logRatio, baseline, ordinary, cells);
  }
  const residual = index.logRatio.map(
    (value, day) => value - (baseline[day] ?? 0) - (weekday[cells[day] ?? 0] ?? 0),
  );
  return { baseline, weekday, residual };
}

function fitWeekdays(
  logRatio: Float64Array,
  baseline: Float64Array,
  ordinary: Float64Array,
  cells: Uint8Array,
): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(84);
  const counts = new Float64Array(84);
  for (let day = 0; day < logRatio.length; day++) {
    const rest = (logRatio[day] ?? Number.NaN) - (baseline[day] ?? Number.NaN);
    if (Number.isNaN(rest) || !ordinary[day]) continue;
    const cell = cells[day] ?? 0;
    sums[cell] = (sums[cell] ?? 0) + rest;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const overall = Array.from({ length: 7 }, (_, weekday) => {
    let sum = 0;
    let count = 0;
    for (let month = 0; month < 12; month++) {
      sum += sums[month * 7 + weekday] ?? 0;
      count += counts[month * 7 + weekday] ?? 0;
    }
    return count > 0 ? sum / count : 0;
  });
  const fitted = new Float64Array(84);
  for (let month = 0; month < 12; month++) {
    const week = overall.map(
      (prior, weekday) =>
        ((sums[month * 7 + weekday] ?? 0) + PRIOR_NIGHTS * prior) /
        ((counts[month * 7 + weekday] ?? 0) + PRIOR_NIGHTS),
    );
    const mean = Math.log(week.reduce((sum, value) => sum + Math.exp(value), 0) / 7);
    week.forEach((value, weekday) => {
      fitted[month * 7 + weekday] = value - mean;
    });
  }
  return fitted;
}
