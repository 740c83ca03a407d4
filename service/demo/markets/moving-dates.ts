import type { EpochDay, IsoDate } from '#contract/dates.ts';
import { toEpochDay, toIsoDate, weekdayOf } from '#contract/dates.ts';

/** Weekday numbers as `weekdayOf` gives them. */
export const MONDAY = 0;
export const TUESDAY = 1;
export const THURSDAY = 3;
export const FRIDAY = 4;
export const SUNDAY = 6;

/** @param month 1…12 */
export function dayOf(year: number, month: number, day: number): EpochDay {
  return toEpochDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** The first such weekday on or after a date of the year. */
export function weekdayFrom(year: number, month: number, day: number, weekday: number): EpochDay {
  const start = dayOf(year, month, day);
  return start + ((weekday - weekdayOf(start) + 7) % 7);
}

/** The last such weekday on or before a date of the year. */
export function weekdayUntil(year: number, month: number, day: number, weekday: number): EpochDay {
  const end = dayOf(year, month, day);
  return end - ((weekdayOf(end) - weekday + 7) % 7);
}

/** Western Easter Sunday by the anonymous Gregorian computus (Meeus, Astronomical Algorithms). */
export function easterSunday(year: number): EpochDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const exception = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const march = epact + toSunday - 7 * exception + 114;
  return dayOf(year, Math.floor(march / 31), (march % 31) + 1);
}

/** Nights from `first` to `last`, inclusive, as the dates of an event. */
export function nights(first: EpochDay, last: EpochDay): { from: IsoDate; to: IsoDate } {
  return { from: toIsoDate(first), to: toIsoDate(last) };
}
