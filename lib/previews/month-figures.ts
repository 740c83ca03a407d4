import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import { toEpochDay } from '#contract/dates.ts';
import { type Month, monthOfDay } from '#lib/calendar/month.ts';

/** A month of a preview, by its nights that can still be booked. */
export interface MonthFigures {
  month: Month;
  open: number;
  changed: number;
  /** Mean prices in the listing's currency; null of no nights. */
  before: number | null;
  after: number | null;
}

/** A preview month by month: the table beside its chart. */
export function monthFigures({ from, availability, before, after }: PricePreviewAttributes): MonthFigures[] {
  const first = toEpochDay(from);
  const months = Map.groupBy(after.price.keys(), (night) => monthOfDay(first + night));
  return [...months].map(([month, nights]) => {
    const open = nights.filter((night) => availability[night] === 'a');
    const priceBefore = before?.price;
    return {
      month,
      open: open.length,
      changed: priceBefore ? open.filter((night) => priceBefore[night] !== after.price[night]).length : 0,
      before: priceBefore ? mean(open, priceBefore) : null,
      after: mean(open, after.price),
    };
  });
}

/** The mean price after a change of all nights that can be booked; null of none. */
export function averageAfter({ availability, after }: PricePreviewAttributes): number | null {
  const open = [...after.price.keys()].filter((night) => availability[night] === 'a');
  return mean(open, after.price);
}

function mean(nights: readonly number[], prices: readonly number[]): number | null {
  if (nights.length === 0) return null;
  return nights.reduce((sum, night) => sum + (prices[night] ?? 0), 0) / nights.length;
}
