import type { EpochDay } from '#contract/dates.ts';

const MS_PER_DAY = 86_400_000;
/** Days until the year 2243; others are worked out each time. */
const KEPT_DAYS = 100_000;
const kept = new Uint16Array(KEPT_DAYS);

/** Month and day in one number. Asked for every night of every listing, so each day is worked out once. */
function monthAndDay(day: EpochDay): number {
  const known = kept[day];
  if (known) return known;
  const date = new Date(day * MS_PER_DAY);
  const packed = date.getUTCMonth() * 32 + date.getUTCDate();
  if (day >= 0 && day < KEPT_DAYS) kept[day] = packed;
  return packed;
}

/** 0…11 */
export const monthOf = (day: EpochDay) => monthAndDay(day) >> 5;

/** 1…31 */
export const dayOfMonth = (day: EpochDay) => monthAndDay(day) & 31;
