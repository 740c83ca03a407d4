import type { GridColumn } from '#contract/console/calendar-grid.ts';
import type { EpochDay } from '#contract/dates.ts';
import { MARGIN_NIGHTS, nightsOf } from '../../pricing/availability.ts';
import { ColumnStore } from '../../pricing/column-store.ts';
import { overrideColumns } from '../../pricing/manual-override.ts';
import { type NightPrices, priceNights } from '../../pricing/price-nights.ts';
import type { Span } from '../../pricing/seasons.ts';
import type { PricedListing } from '../calendars.ts';
import { postedPrices } from '../posted-prices.ts';
import { blocksOf, pricingInputs, rulesOf, staysOf } from '../pricing-inputs.ts';

/** A night's value by day: null where it is not known. */
export type ByDay = (day: EpochDay) => number | null;

/** What a row shows beside what the engine knows. */
export interface Beside {
  market: ByDay;
  yesterday: ByDay;
}

const AVAILABILITY = ['a', 'b', 'x', 'u'];
const OVERRIDE = ['-', 'f', 'p'];
const HELD = ['-', 'f', 'c'];

/** The columns of a listing's nights as JSON text, without a space. */
export function gridColumns(
  listing: PricedListing,
  window: Span,
  columns: readonly GridColumn[],
  beside: Beside,
): string {
  const nights = pricedNights(listing, window) ?? unpricedNights(listing, window);
  const posted = postedPrices(listing.row);
  const count = window.to - window.from + 1;
  const { price, floor, ceiling, minStay } = nights;
  const write: Record<GridColumn, () => string> = {
    price: () => numbers(count, (night) => price?.[night] ?? null),
    availability: () => letters(nights.availability, AVAILABILITY),
    override: () => letters(nights.overrideKind, OVERRIDE),
    held: () => (nights.heldAt ? letters(nights.heldAt, HELD) : 'null'),
    floor: () => numbers(count, (night) => floor?.[night] ?? null),
    ceiling: () => numbers(count, (night) => finite(ceiling?.[night])),
    posted: () => numbers(count, (night) => posted.on(window.from + night)),
    'min-stay': () => numbers(count, (night) => minStay?.[night] ?? null),
    change: () =>
      numbers(count, (night) => {
        const before = beside.yesterday(window.from + night);
        const now = price?.[night];
        return before === null || now === undefined ? null : now - before;
      }),
    market: () => numbers(count, (night) => beside.market(window.from + night)),
  };
  return `{${columns.map((column) => `"${column}":${write[column]()}`).join(',')}}`;
}

type GridNights = Pick<NightPrices, 'availability' | 'overrideKind'> & Partial<NightPrices>;

function pricedNights({ row, model, today }: PricedListing, { from, to }: Span): GridNights | null {
  if (!model || row.basePrice === null) return null;
  return priceNights(pricingInputs(row, row.basePrice, model, today), from, to);
}

/** Without a price a night still is open or not, and may be overridden once there is one. */
function unpricedNights({ row, today }: PricedListing, window: Span): GridNights {
  const store = new ColumnStore();
  const { states } = nightsOf(window, today, staysOf(row), blocksOf(row), store);
  return {
    availability: states.subarray(MARGIN_NIGHTS, states.length - MARGIN_NIGHTS),
    overrideKind: overrideColumns(rulesOf(row).manualOverrides.overrides, window, store).kinds,
  };
}

const finite = (value: number | undefined) =>
  value === undefined || value === Number.POSITIVE_INFINITY ? null : value;

/** A list, or null where no night has a value. */
function numbers(count: number, on: (night: number) => number | null): string {
  let text = '[';
  let isKnown = false;
  for (let night = 0; night < count; night++) {
    const value = on(night);
    if (value !== null) isKnown = true;
    text += night === 0 ? value : `,${value}`;
  }
  return isKnown ? `${text}]` : 'null';
}

function letters(column: Uint8Array, alphabet: readonly string[]): string {
  let text = '"';
  for (const value of column) text += alphabet[value];
  return `${text}"`;
}
