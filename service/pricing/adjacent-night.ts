import type { EpochDay } from '#contract/dates.ts';
import type { ArrivalDays } from './arrival-days.ts';
import { AVAILABLE, BOOKED, type Nights } from './availability.ts';
import type { ColumnStore } from './column-store.ts';
import type { Span } from './seasons.ts';

const RATIO = -0.1;
/** Further out a stay that covers the night may still come. */
const LAST_LEAD = 60;

export type Obstacle = 'checkin' | 'checkout';

/**
 * Why an open night beside a booking is hard to sell: nobody may arrive on it although the night before
 * is taken, or nobody may leave the morning after although the next night is taken.
 */
export function obstacleOf(
  nights: Nights,
  arrivals: ArrivalDays,
  window: Span,
  night: number,
): Obstacle | null {
  const at = window.from + night - nights.from;
  if (nights.states[at] !== AVAILABLE) return null;
  if (nights.states[at - 1] === BOOKED && arrivals.checkin[night] === 0) return 'checkin';
  if (nights.states[at + 1] === BOOKED && arrivals.checkout[night + 1] === 0) return 'checkout';
  return null;
}

/**
 * Ratios up to the last night of a window that is near enough, null where no night is hard to sell. A night
 * that a gap rule has priced already is left alone.
 */
export function adjacentNightRatios(
  window: Span,
  today: EpochDay,
  nights: Nights,
  arrivals: ArrivalDays,
  gaps: Float64Array | null,
  columns: ColumnStore,
): Float64Array | null {
  let ratios: Float64Array | null = null;
  const last = Math.min(window.to, today + LAST_LEAD);
  for (let day = Math.max(window.from, today); day <= last; day++) {
    const i = day - window.from;
    if ((gaps?.[i] ?? 0) !== 0 || !obstacleOf(nights, arrivals, window, i)) continue;
    ratios ??= columns.numbers(last - window.from + 1);
    ratios[i] = RATIO;
  }
  return ratios;
}
