import type { EpochDay } from '#contract/dates.ts';
import type { Band } from './month.ts';
import { daysOf } from './month.ts';
import type { Night, Nights } from './night.ts';

/** What a window of nights comes to. */
export interface Summary {
  booked: number;
  /** Nights from today on that can still be sold, and the mean of their prices in whole units. */
  open: number;
  openPrice: number | null;
}

export function summarise(nights: Iterable<Night>, today: EpochDay): Summary {
  let booked = 0;
  let open = 0;
  let total = 0;
  for (const night of nights) {
    if (night.availability === 'booked') booked += 1;
    if (night.availability === 'available' && night.day >= today) {
      open += 1;
      total += night.price;
    }
  }
  return { booked, open, openPrice: open ? Math.round(total / open) : null };
}

/** Booked nights over those that could be sold, 0 to 1; null where none could or none is known. */
export function bookedShare(band: Band, nights: Nights): number | null {
  let booked = 0;
  let sellable = 0;
  for (const day of daysOf(band)) {
    const availability = nights.get(day)?.availability;
    if (availability === 'booked') booked += 1;
    if (availability === 'booked' || availability === 'available') sellable += 1;
  }
  return sellable ? booked / sellable : null;
}
