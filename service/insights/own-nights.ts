import type { EpochDay } from '#contract/dates.ts';
import { postedPrices } from '../calendar/posted-prices.ts';
import type { Converter } from '../rates/exchange-rates.ts';
import type { UnitRow } from './unit-queries.ts';
import type { Window } from './window.ts';

/** The listing's side, index 0 is the first day. Rates are NaN where an exchange rate is missing. */
export interface OwnNights {
  units: number;
  booked: Float64Array;
  /** Booked or open. */
  available: Float64Array;
  /** Sum and count of the rates of booked nights. */
  bookedRates: Rates;
  /** Sum and count of the rates on offer. */
  postedRates: Rates;
}

export interface Rates {
  sum: Float64Array;
  count: Float64Array;
}

/** What the calendar asks for a day, in whole units of the listing's currency; null where it has no price. */
export type SuggestedPrice = (day: EpochDay) => number | null;

const OPEN = 0;
const CLOSED = 1;
const BOOKED = 2;

/**
 * Counts the nights of a listing, or of all units of a multi-unit one. A booking hides a block. What is blocked or
 * booked of the parent itself holds for all of its units, and for one that is still open.
 * @param rows the listing first, its units after it
 */
export function ownNights(
  rows: readonly UnitRow[],
  window: Window,
  suggested: SuggestedPrice,
  converter: Converter,
): OwnNights {
  const days = window.to - window.from + 1;
  const [parent, ...parts] = rows;
  const units = parts.length > 0 ? parts : rows;
  const sides = {
    units: units.length,
    booked: new Float64Array(days),
    available: new Float64Array(days),
    bookedRates: noRates(days),
    postedRates: noRates(days),
  };
  for (const unit of units) addUnit(sides, unit, parent ?? unit, window, suggested, converter);
  for (const row of rows) addBookedRates(sides.bookedRates, row, window, converter);
  if (parent && parts.length > 0) {
    eachNight(parent.stays, window, (night) => {
      sides.booked[night] = Math.min(sides.available[night] ?? 0, (sides.booked[night] ?? 0) + 1);
    });
  }
  return sides;
}

const noRates = (days: number): Rates => ({ sum: new Float64Array(days), count: new Float64Array(days) });

function addUnit(
  sides: OwnNights,
  unit: UnitRow,
  parent: UnitRow,
  window: Window,
  suggested: SuggestedPrice,
  { convert }: Converter,
): void {
  const states = statesOf(unit, parent, window);
  const [own, shared] = [postedPrices(unit), postedPrices(parent)];
  for (const [night, state] of states.entries()) {
    if (state === CLOSED) continue;
    const day = window.from + night;
    sides.available[night] = (sides.available[night] ?? 0) + 1;
    if (state === BOOKED) sides.booked[night] = (sides.booked[night] ?? 0) + 1;
    const posted = own.on(day);
    const price = posted ?? shared.on(day) ?? suggested(day);
    const currency = posted === null ? parent.currency : unit.currency;
    if (price !== null) addRate(sides.postedRates, night, convert(price, currency, day));
  }
}

function statesOf(unit: UnitRow, parent: UnitRow, window: Window): Uint8Array {
  const states = new Uint8Array(window.to - window.from + 1).fill(OPEN);
  for (const [first, last] of [...unit.blocks, ...parent.blocks]) {
    const end = Math.max(0, last + 1 - window.from);
    states.fill(CLOSED, Math.max(0, first - window.from), end);
  }
  eachNight(unit.stays, window, (night) => {
    states[night] = BOOKED;
  });
  return states;
}

function addBookedRates(rates: Rates, { stays }: UnitRow, window: Window, { convert }: Converter): void {
  eachNight(stays, window, (night, [, , rate, currency]) => {
    if (rate !== null) addRate(rates, night, convert(rate, currency, window.from + night));
  });
}

function eachNight(
  stays: UnitRow['stays'],
  { from, to }: Window,
  visit: (night: number, stay: UnitRow['stays'][number]) => void,
): void {
  for (const stay of stays) {
    const [checkin, checkout] = stay;
    const end = Math.min(to + 1, checkout) - from;
    for (let night = Math.max(from, checkin) - from; night < end; night++) visit(night, stay);
  }
}

function addRate(rates: Rates, night: number, rate: number): void {
  rates.sum[night] = (rates.sum[night] ?? 0) + rate;
  rates.count[night] = (rates.count[night] ?? 0) + 1;
}
