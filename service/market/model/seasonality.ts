import type { EpochDay } from '#contract/dates.ts';
import { calendarDayOf, DAYS_OF_YEAR } from './day-of-year.ts';
import { smoothCircle } from './smoothing.ts';

const BANDWIDTH_DAYS = 5;

/**
 * The yearly curve behind the smooth course of prices: the mean of all years seen, closed over New Year,
 * with days of the year that were never seen taken from the wider area, and shrunk toward it.
 * @param baseline log of the course by day, from `firstDay`
 * @param own 0…1, how much the place's own course counts
 * @returns 366 ratios, mean 1
 */
export function fitSeasonality(
  baseline: Float64Array,
  firstDay: EpochDay,
  prior: Float64Array,
  own: number,
): Float64Array {
  const sums = new Float64Array(DAYS_OF_YEAR);
  const counts = new Float64Array(DAYS_OF_YEAR);
  baseline.forEach((value, offset) => {
    if (Number.isNaN(value)) return;
    const { dayOfYear } = calendarDayOf(firstDay + offset);
    sums[dayOfYear] = (sums[dayOfYear] ?? 0) + value;
    counts[dayOfYear] = (counts[dayOfYear] ?? 0) + 1;
  });
  // The place is compared with the prior on the days that both know.
  let shift = 0;
  let seen = 0;
  for (let day = 0; day < DAYS_OF_YEAR; day++) {
    const count = counts[day] ?? 0;
    if (count === 0) continue;
    shift += (sums[day] ?? 0) / count - Math.log(prior[day] ?? 1);
    seen++;
  }
  if (seen === 0) return normalise(prior);
  const mean = shift / seen;
  const logs = Float64Array.from(prior, (value, day) => {
    const count = counts[day] ?? 0;
    const usual = Math.log(value);
    return count === 0 ? usual : own * ((sums[day] ?? 0) / count - mean) + (1 - own) * usual;
  });
  return normalise(smoothCircle(logs, BANDWIDTH_DAYS).map(Math.exp));
}

function normalise(curve: Float64Array): Float64Array {
  const mean = curve.reduce((sum, value) => sum + value, 0) / curve.length;
  return curve.map((value) => value / mean);
}
