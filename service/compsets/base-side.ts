import type { EpochDay } from '#contract/dates.ts';
import type { PricedListing } from '../calendar/calendars.ts';
import { pricingInputs } from '../calendar/pricing-inputs.ts';
import { ownNights } from '../insights/own-nights.ts';
import type { UnitRow } from '../insights/unit-queries.ts';
import type { Window } from '../insights/window.ts';
import { priceNights } from '../pricing/price-nights.ts';
import type { Converter } from '../rates/exchange-rates.ts';
import type { Horizons } from './horizons.ts';
import { type NightSums, ownSums } from './night-sums.ts';

/**
 * Counts the nights of the base listing.
 * @param units the listing first, its units after it
 */
export function baseSums(
  priced: PricedListing,
  units: readonly UnitRow[],
  { thirty, ninety, performance }: Horizons<Window>,
  converter: Converter,
): Horizons<NightSums> {
  // The nights that are asked for may lie years away from the next ones, so they are priced by themselves.
  const next = countedIn(ninety, priced, units, converter);
  return {
    thirty: next(thirty),
    ninety: next(ninety),
    performance: countedIn(performance, priced, units, converter)(performance),
  };
}

/** @returns what counts a part of the window */
function countedIn(window: Window, priced: PricedListing, units: readonly UnitRow[], converter: Converter) {
  const { price, minStay } = calendarOf(priced, window);
  const own = ownNights(units, window, price, converter);
  return ({ from, to }: Window) =>
    ownSums(own, from - window.from, to - window.from, (night) => minStay(window.from + night));
}

type Column = (day: EpochDay) => number | null;

/** What the calendar says of the nights to come; of nights that are over only what was posted is known. */
function calendarOf(
  { row, model, today }: PricedListing,
  window: Window,
): Record<'price' | 'minStay', Column> {
  const from = Math.max(window.from, today);
  if (!model || row.basePrice === null || from > window.to) return { price: () => null, minStay: () => null };
  const nights = priceNights(pricingInputs(row, row.basePrice, model, today), from, window.to);
  return {
    price: (day) => nights.price[day - from] ?? null,
    minStay: (day) => nights.minStay[day - from] ?? null,
  };
}
