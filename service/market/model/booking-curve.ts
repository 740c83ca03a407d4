import type { EpochDay } from '#contract/dates.ts';
import { DAYS_OF_YEAR } from './day-of-year.ts';

/** A reservation of a managed listing, as the model learns from it. */
export interface MarketBooking {
  listingId: string;
  bookedOn: EpochDay;
  checkIn: EpochDay;
  /** Day of departure; the night before it is the last. */
  checkOut: EpochDay;
  /** Major units of the market's currency; null when unknown. */
  nightlyRate: number | null;
  cancelledOn: EpochDay | null;
}

/** The curve of the place counts for half at this many nights. */
const PRIOR_NIGHTS = 300;

/**
 * Share of the final nights that are on the books by lead days, from stays that are over, shrunk toward
 * the curve of the wider area. Known at the start of each day: what is booked on a day counts from the next.
 * @returns 366 values from just below 1, never rising
 */
export function fitBookingCurve(
  bookings: readonly MarketBooking[],
  asOf: EpochDay,
  prior: Float64Array,
): Float64Array {
  const byLead = new Float64Array(DAYS_OF_YEAR + 1);
  let total = 0;
  for (const booking of bookings) {
    if (booking.cancelledOn !== null || booking.checkOut > asOf) continue;
    for (let night = booking.checkIn; night < booking.checkOut; night++) {
      const lead = Math.min(DAYS_OF_YEAR, Math.max(0, night - booking.bookedOn));
      byLead[lead] = (byLead[lead] ?? 0) + 1;
      total++;
    }
  }
  const curve = new Float64Array(DAYS_OF_YEAR);
  const own = total / (total + PRIOR_NIGHTS);
  let booked = 0;
  for (let lead = DAYS_OF_YEAR - 1; lead >= 0; lead--) {
    booked += byLead[lead + 1] ?? 0;
    curve[lead] = own * (total > 0 ? booked / total : 0) + (1 - own) * (prior[lead] ?? 0);
  }
  return curve;
}

/**
 * Chance that a night which is open now still books: of those that end up booked (`final`), the share `1 − c`
 * comes later, out of the `1 − final · c` that are open.
 * @param final expected final occupancy, 0…1
 * @param booked share of the final nights on the books at this lead, 0…1
 */
export function chanceFrom(final: number, booked: number): number {
  return (final * (1 - booked)) / Math.max(1e-9, 1 - final * booked);
}

/** @param finals final occupancy of other nights and of weekend nights */
export function chancesToBook(curve: Float64Array, finals: readonly [number, number]): Float64Array {
  const chances = new Float64Array(2 * DAYS_OF_YEAR);
  finals.forEach((final, weekdayClass) => {
    for (let lead = 0; lead < DAYS_OF_YEAR; lead++) {
      chances[weekdayClass * DAYS_OF_YEAR + lead] = chanceFrom(final, curve[lead] ?? 0);
    }
  });
  return chances;
}
