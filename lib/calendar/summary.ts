import type { EpochDay } from '#contract/dates.ts';
import type { Band } from './month.ts';
import { daysOf } from './month.ts';
import type { Night, Nights } from './night.ts';
import type { Stretch } from './stretch.ts';

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

/** The share of a row's nights that stays cover, for a listing whose calendar nobody can read. */
export function stayedShare(band: Band, stretches: Stretch[]): number {
  const days = daysOf(band);
  const stayed = days.filter((day) =>
    stretches.some(({ kind, from, to }) => kind !== 'request' && from <= day && day < to),
  );
  return stayed.length / days.length;
}
