import type { EpochDay } from '#contract/dates.ts';
import { AVAILABLE, BOOKED, MARGIN_NIGHTS, type Nights } from './availability.ts';
import type { ColumnStore } from './column-store.ts';
import { clamp, roundRatio } from './ratio.ts';
import type { OccupancyBasedPricingRules } from './rules.ts';
import { type Span, seasonSpans } from './seasons.ts';

/** The factor for a band of occupancy (percent) and of lead time (days), all bounds inclusive. */
export interface OccupancyTier {
  occupancyFrom: number;
  occupancyTo: number;
  leadFrom: number;
  leadTo: number;
  factor: number;
}

const OCCUPANCY_BANDS = [
  [0, 20],
  [21, 40],
  [41, 60],
  [61, 80],
  [81, 100],
] as const;
const LEAD_BANDS = [
  [0, 7],
  [8, 14],
  [15, 30],
  [31, 60],
  [61, 90],
] as const;
const LAST_LEAD = 90;

/** Percent by occupancy band (down) and lead band (across): an empty month is normal far out, not close by. */
const ADJUSTMENTS = [
  [-25, -20, -12, -5, 0],
  [-15, -12, -8, -3, 0],
  [-5, -3, 0, 0, 3],
  [0, 3, 4, 6, 8],
  [5, 8, 10, 15, 20],
] as const;

/** The whole table as the API shows it. */
export const OCCUPANCY_TIERS: readonly OccupancyTier[] = OCCUPANCY_BANDS.flatMap(
  ([occupancyFrom, occupancyTo], row) =>
    LEAD_BANDS.map(([leadFrom, leadTo], column) => ({
      occupancyFrom,
      occupancyTo,
      leadFrom,
      leadTo,
      factor: 1 + (ADJUSTMENTS[row]?.[column] ?? 0) / 100,
    })),
);

/** Index 0 is the window's first night; the columns end with the last night that is 90 days away. */
export interface OccupancyColumns {
  ratios: Float64Array;
  /** Share of the listing's sellable nights around the night that are booked, NaN where none is sellable. */
  listing: Float64Array;
}

/**
 * A premium where the listing runs ahead of its market, a discount where it trails, as much as the table
 * says. A listing that is as empty as its market gets no discount: the season already prices that.
 * Where the market is unknown the table alone decides.
 * @param leadDays days until the night
 * @param listing share of the listing's sellable nights around the night that are booked, NaN when none
 * @param market share booked across the market around the night, NaN when unknown
 */
export function occupancyRatio(
  listing: number,
  market: number,
  leadDays: number,
  rules: Pick<OccupancyBasedPricingRules, 'minFactor' | 'maxFactor'>,
): number {
  if (Number.isNaN(listing) || leadDays < 0 || leadDays > LAST_LEAD) return 0;
  const adjustment =
    (ADJUSTMENTS[bandOf(OCCUPANCY_BANDS, Math.round(listing * 100))]?.[bandOf(LEAD_BANDS, leadDays)] ?? 0) /
    100;
  if (adjustment < 0 ? listing >= market : listing <= market) return 0;
  return roundRatio(clamp(1 + adjustment, rules.minFactor, rules.maxFactor) - 1);
}

/**
 * Ratios for the nights of a window, or null where the step is off throughout.
 * @param marketAround market occupancy around the window's nights, first night first
 */
export function occupancyColumns(
  window: Span,
  today: EpochDay,
  nights: Nights,
  marketAround: (night: number) => number,
  rules: OccupancyBasedPricingRules,
  store: ColumnStore,
): OccupancyColumns | null {
  const first = Math.max(window.from, today);
  const last = Math.min(window.to, today + LAST_LEAD);
  if (!rules.enabled || first > last) return null;
  const length = last - window.from + 1;
  const columns = { ratios: store.numbers(length), listing: store.numbers(length) };
  const around = new BookedShare(nights, Math.max(first - MARGIN_NIGHTS, today), first + MARGIN_NIGHTS);
  for (let day = first; day <= last; day++) {
    const i = day - window.from;
    const listing = around.share;
    columns.listing[i] = listing;
    columns.ratios[i] = occupancyRatio(listing, marketAround(i), day - today, rules);
    around.moveTo(Math.max(day + 1 - MARGIN_NIGHTS, today), day + 1 + MARGIN_NIGHTS);
  }
  for (const period of rules.disabledPeriods) {
    for (const span of seasonSpans(period, window)) {
      columns.ratios.fill(0, Math.max(span.from - window.from, 0), Math.max(span.to - window.from + 1, 0));
    }
  }
  return columns;
}

function bandOf(bands: readonly (readonly [number, number])[], value: number): number {
  let band = 0;
  while (value > (bands[band]?.[1] ?? Number.POSITIVE_INFINITY)) band++;
  return band;
}

/** Booked and sellable nights of a range that moves forward through the nights. */
class BookedShare {
  private readonly nights: Nights;
  private first: EpochDay;
  private last: EpochDay;
  private booked = 0;
  private sellable = 0;

  constructor(nights: Nights, first: EpochDay, last: EpochDay) {
    this.nights = nights;
    this.first = first;
    this.last = first - 1;
    this.moveTo(first, last);
  }

  get share(): number {
    return this.sellable > 0 ? this.booked / this.sellable : Number.NaN;
  }

  moveTo(first: EpochDay, last: EpochDay): void {
    while (this.last < last) this.count(++this.last, 1);
    while (this.first < first) this.count(this.first++, -1);
  }

  private count(day: EpochDay, change: 1 | -1): void {
    const state = this.nights.states[day - this.nights.from];
    if (state === BOOKED) this.booked += change;
    if (state === BOOKED || state === AVAILABLE) this.sellable += change;
  }
}
