import type { HighDays, Town } from '../catalogue/places.ts';
import { type Day, dateOf, monthOf, weekdayOf } from '../dates.ts';
import type { Random } from './random.ts';

// Shapes measured on short-term rentals; Monday first.
const WEEKDAY_PRICE = [0.98, 0.97, 0.97, 0.99, 1.05, 1.05, 0.99];
const WEEKDAY_OCCUPANCY = [0.62, 0.66, 0.72, 0.74, 0.93, 0.99, 0.73];

const STAY_LENGTHS = {
  city: { nights: [1, 2, 3, 4, 5, 7], weights: [34, 36, 17, 7, 3, 3] },
  beach: { nights: [1, 2, 3, 4, 5, 6, 7, 10, 14], weights: [4, 22, 24, 17, 11, 7, 10, 3, 2] },
} as const;

/** Days between booking and arrival: upper end of each band and how many stays fall in it. */
const LEAD_BANDS = [
  { from: 0, to: 3, share: 16 },
  { from: 4, to: 7, share: 10 },
  { from: 8, to: 14, share: 13 },
  { from: 15, to: 30, share: 20 },
  { from: 31, to: 60, share: 21 },
  { from: 61, to: 90, share: 9 },
  { from: 91, to: 180, share: 8 },
  { from: 181, to: 320, share: 3 },
];

/** Share of the nights of a day that end up booked in an average home. */
export function occupancyOn(day: Day, town: Town, appeal: number): number {
  const weekday = WEEKDAY_OCCUPANCY[weekdayOf(day)] ?? 0.7;
  const season = 1 + 0.55 * ((town.monthIndex[monthOf(day)] ?? 1) - 1);
  const share = 0.94 * weekday * season * (1 + 0.5 * upliftOn(day, town)) * appeal;
  return Math.max(0.05, Math.min(0.97, share));
}

/** Price of a night against the home's usual price. */
export function priceIndexOn(day: Day, town: Town): number {
  const weekday = WEEKDAY_PRICE[weekdayOf(day)] ?? 1;
  return weekday * seasonOn(day, town) * (1 + upliftOn(day, town));
}

/** The month index, gliding from the middle of one month to the middle of the next. */
function seasonOn(day: Day, town: Town): number {
  const date = new Date(dateOf(day));
  const position = (date.getUTCDate() - 15) / 30;
  const here = town.monthIndex[monthOf(day)] ?? 1;
  const there = town.monthIndex[(monthOf(day) + (position < 0 ? 11 : 1)) % 12] ?? 1;
  return here + (there - here) * Math.min(0.5, Math.abs(position));
}

function upliftOn(day: Day, town: Town): number {
  const monthDay = dateOf(day).slice(5);
  const hits = ({ from, to }: HighDays) =>
    from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
  return Math.max(0, ...town.highDays.filter(hits).map(({ uplift }) => uplift));
}

export function drawStayLength(town: Town, minStay: number, random: Random): number {
  const { nights, weights } = STAY_LENGTHS[town.kind];
  return Math.max(minStay, nights[random.weighted(weights)] ?? 2);
}

export function meanStayLength(town: Town, minStay: number): number {
  const { nights, weights } = STAY_LENGTHS[town.kind];
  let sum = 0;
  let total = 0;
  for (const [index, length] of nights.entries()) {
    sum += Math.max(minStay, length) * (weights[index] ?? 0);
    total += weights[index] ?? 0;
  }
  return sum / total;
}

export function drawLeadDays(random: Random): number {
  const band = LEAD_BANDS[random.weighted(LEAD_BANDS.map(({ share }) => share))];
  return band ? random.integer(band.from, band.to) : 0;
}
