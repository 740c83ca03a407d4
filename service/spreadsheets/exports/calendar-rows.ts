import { toIsoDate, WEEKDAYS, weekdayOf } from '#contract/dates.ts';
import type { PricedListing } from '../../calendar/calendars.ts';
import { postedPrices } from '../../calendar/posted-prices.ts';
import { blocksOf, pricingInputs, rulesOf, staysOf } from '../../calendar/pricing-inputs.ts';
import { type NightOverride, overriddenNights } from '../../customizations/override-nights.ts';
import { AVAILABILITIES, MARGIN_NIGHTS, nightsOf } from '../../pricing/availability.ts';
import { ColumnStore } from '../../pricing/column-store.ts';
import { HELD_AT_CEILING, HELD_AT_FLOOR, type NightPrices, priceNights } from '../../pricing/price-nights.ts';
import type { Span } from '../../pricing/seasons.ts';
import type { Cell } from '../table/table-writer.ts';
import type { ExportedListing } from './queries.ts';

export const CALENDAR_COLUMNS = [
  'listing id',
  'listing',
  'market',
  'date',
  'weekday',
  'currency',
  'price',
  'suggested price',
  'posted price',
  'floor',
  'ceiling',
  'held at',
  'minimum stay',
  'arrival',
  'departure',
  'availability',
  'override',
  'override value',
] as const;

/** A row for each night: what it costs, what it would cost without an override, and what decides both. */
export function calendarRows(listing: ExportedListing, priced: PricedListing, window: Span): Cell[][] {
  const { row, model, today } = priced;
  const posted = postedPrices(row);
  const rules = rulesOf(row);
  const overrides = overriddenNights(rules.manualOverrides.overrides);
  const priceable = model && row.basePrice !== null ? pricingInputs(row, row.basePrice, model, today) : null;
  const nights = priceable && priceNights(priceable, window.from, window.to);
  const availability = nights?.availability ?? availabilityOf(priced, window);
  const isTouched = [...overrides.keys()].some((day) => day >= window.from && day <= window.to);
  const suggested =
    priceable && isTouched
      ? priceNights({ ...priceable, rules: withoutOverrides(priceable.rules) }, window.from, window.to)
      : nights;
  const rows: Cell[][] = [];
  for (let day = window.from; day <= window.to; day++) {
    const night = day - window.from;
    rows.push([
      listing.id,
      listing.title,
      listing.market,
      toIsoDate(day),
      WEEKDAYS[weekdayOf(day)] ?? '',
      listing.currency,
      nights?.price[night] ?? null,
      suggested?.price[night] ?? null,
      posted.on(day),
      ...limitsOf(nights, night),
      nights?.minStay[night] ?? null,
      nights ? nights.checkinAllowed[night] === 1 : null,
      nights ? nights.checkoutAllowed[night] === 1 : null,
      AVAILABILITIES[availability[night] ?? 0] ?? null,
      ...overrideOf(overrides.get(day)),
    ]);
  }
  return rows;
}

/** Floor, ceiling, and which of them holds the price. */
function limitsOf(nights: NightPrices | null, night: number): Cell[] {
  if (!nights) return [null, null, null];
  const ceiling = nights.ceiling[night] ?? Number.POSITIVE_INFINITY;
  const held = nights.heldAt[night];
  return [
    nights.floor[night] ?? null,
    Number.isFinite(ceiling) ? ceiling : null,
    held === HELD_AT_FLOOR ? 'floor' : held === HELD_AT_CEILING ? 'ceiling' : null,
  ];
}

function overrideOf(override: NightOverride | undefined): Cell[] {
  if (!override) return [null, null];
  const { price, percentageAdjustment } = override;
  return price === null ? ['percentage', percentageAdjustment] : ['fixed', price];
}

/** Without a price a night still is open or not. */
function availabilityOf({ row, today }: PricedListing, window: Span): Uint8Array {
  const { states } = nightsOf(window, today, staysOf(row), blocksOf(row), new ColumnStore());
  return states.subarray(MARGIN_NIGHTS, states.length - MARGIN_NIGHTS);
}

const withoutOverrides = <R extends { manualOverrides: object }>(rules: R): R => ({
  ...rules,
  manualOverrides: { ...rules.manualOverrides, overrides: [] },
});
