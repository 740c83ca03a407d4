import type { EpochDay } from '#contract/dates.ts';
import type { ColumnStore } from './column-store.ts';
import type { BadReview } from './inputs.ts';
import { roundRatio } from './ratio.ts';
import type { Span } from './seasons.ts';

const FADE_DAYS = 60;
/** A review less than this many stars below the mean is no news. */
export const LEAST_GAP = 1;
const DISCOUNT_PER_STAR = 0.03;
const MOST_OFF = 0.1;

/**
 * The discount that a bad review leaves on a night: 3 % per star below the mean, at most 10 %, fading
 * evenly over the 60 days after the review. Nights further away sell after it is forgotten.
 */
export function reputationRatio(review: BadReview, day: EpochDay): number {
  const age = day - review.date;
  const gap = review.meanRating - review.rating;
  if (gap < LEAST_GAP || age < 0 || age >= FADE_DAYS) return 0;
  return roundRatio(-Math.min(MOST_OFF, DISCOUNT_PER_STAR * gap) * (1 - age / FADE_DAYS));
}

/** Ratios up to the last night of a window on which the review weighs, null where it weighs on none. */
export function reputationRatios(
  review: BadReview | null,
  window: Span,
  today: EpochDay,
  columns: ColumnStore,
): Float64Array | null {
  if (!review) return null;
  const first = Math.max(window.from, today, review.date);
  const last = Math.min(window.to, review.date + FADE_DAYS - 1);
  if (first > last) return null;
  const ratios = columns.numbers(last - window.from + 1);
  for (let day = first; day <= last; day++) ratios[day - window.from] = reputationRatio(review, day);
  return ratios;
}
