import { type IsoDate, toEpochDay } from '#contract/dates.ts';
import type { ChannelReservation } from '../../channels/records.ts';

export const nightsBetween = (checkin: IsoDate, checkout: IsoDate) =>
  toEpochDay(checkout) - toEpochDay(checkin);

/**
 * Accommodation per night in major units, rounded down to the cent. Where the channel does not say what the
 * accommodation cost, it is the total without the cleaning fee; null where it says neither.
 */
export function averageDailyRate(stay: ChannelReservation): number | null {
  const nights = nightsBetween(stay.checkinDate, stay.checkoutDate);
  const rentalCents = centsOf(stay.rentalAmountMajor) ?? withoutCleaning(stay);
  if (rentalCents === null || nights < 1) return null;
  return Math.floor(rentalCents / nights) / 100;
}

function withoutCleaning({ totalAmountMajor, cleaningFeeMajor }: ChannelReservation): number | null {
  const total = centsOf(totalAmountMajor);
  return total === null ? null : Math.max(0, total - (centsOf(cleaningFeeMajor) ?? 0));
}

const centsOf = (amountMajor: number | null) => (amountMajor === null ? null : Math.round(amountMajor * 100));
