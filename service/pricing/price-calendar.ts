import type { EpochDay, IsoDate } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';
import {
  EVENT,
  type EventImpact,
  eventImpact,
  type FactorKey,
  factorKey,
  OCCUPANCY,
  PACING,
  REPUTATION,
} from './factors.ts';
import type { PricingInputs } from './inputs.ts';
import { type PriceWitness, priceNight } from './price-night.ts';
import { type NightPrices, nightPrices } from './price-nights.ts';
import { type PricingPlan, planPricing } from './pricing-plan.ts';
import { reasonOf } from './reasons/reason-of.ts';
import { reasonWriter } from './reasons/reason-writer.ts';

/**
 * The factors of a window's nights, one column per field. Those of night i stand at
 * `starts[i]` … `starts[i + 1] - 1`, in the order in which they act.
 */
export interface FactorColumns {
  starts: Uint32Array;
  /** 1…9, the step's place in the order of pricing. Together with the ratio's sign it gives the key. */
  order: Uint8Array;
  ratio: Float64Array;
  /** Whole units of the currency, 0 where the change rounds to less than one. */
  amount: Float64Array;
  /** Index into the model's events, -1 for other factors. */
  eventId: Int16Array;
  /** Null for an event without name. */
  reason: (string | null)[];
}

export interface PriceCalendar extends NightPrices {
  factors: FactorColumns;
  plan: PricingPlan;
}

/** Metadata of a factor, by the names of the API; percentages 0…100. */
export type FactorMetadata =
  | { 'listing-occupancy': number | null; 'market-occupancy': number | null }
  | { bedroom: number }
  | { 'bad-review-date': IsoDate };

/** A factor as the API shows it. */
export interface Factor {
  key: FactorKey;
  order: number;
  ratio: number;
  amount: number;
  reason: string | null;
  'event-impact'?: EventImpact;
  metadata?: FactorMetadata;
}

/** What `priceNights` returns and the factors behind every price. */
export function priceCalendar(inputs: PricingInputs, from: EpochDay, to: EpochDay): PriceCalendar {
  const plan = planPricing(inputs, from, to);
  const price = plan.columns.numbers(plan.nightCount);
  const writer = new FactorWriter(plan);
  for (let night = 0; night < plan.nightCount; night++) {
    writer.open(night);
    price[night] = priceNight(plan, night, writer);
  }
  return { ...nightPrices(plan, price), factors: writer.close(), plan };
}

/** The factors of night `i` of a calendar, as objects. */
export function factorsOf(calendar: PriceCalendar, night: number): Factor[] {
  const { starts } = calendar.factors;
  const factors: Factor[] = [];
  for (let f = starts[night] ?? 0; f < (starts[night + 1] ?? 0); f++) {
    factors.push(factorAt(calendar, night, f));
  }
  return factors;
}

/** Factor `f` of the columns, which belongs to night `night`. */
export function factorAt(calendar: PriceCalendar, night: number, f: number): Factor {
  const { factors, plan } = calendar;
  const order = factors.order[f] ?? 0;
  const ratio = factors.ratio[f] ?? 0;
  const factor: Factor = {
    key: factorKey(order, ratio),
    order,
    ratio,
    amount: factors.amount[f] ?? 0,
    reason: factors.reason[f] ?? null,
  };
  if (order === EVENT) factor['event-impact'] = eventImpact(ratio);
  const metadata = factorMetadata(plan, night, order);
  if (metadata) factor.metadata = metadata;
  return factor;
}

export function factorMetadata(plan: PricingPlan, night: number, order: number): FactorMetadata | null {
  const { badReview, listing } = plan.inputs;
  if (order === OCCUPANCY) {
    return {
      'listing-occupancy': toPercent(plan.occupancy?.listing[night]),
      'market-occupancy': toPercent(plan.cohort.occupancyAround[plan.modelOffset + night]),
    };
  }
  if (order === PACING && listing.bedrooms !== null) return { bedroom: listing.bedrooms };
  if (order === REPUTATION && badReview) return { 'bad-review-date': toIsoDate(badReview.date) };
  return null;
}

function toPercent(share: number | undefined): number | null {
  return share === undefined || Number.isNaN(share) ? null : Math.round(share * 1000) / 10;
}

/** Most nights have fewer; a night with more events makes the columns grow. */
const FACTORS_PER_NIGHT = 7;

class FactorWriter implements PriceWitness {
  private readonly plan: PricingPlan;
  private readonly reasons: ReturnType<typeof reasonWriter>;
  private readonly columns: FactorColumns;
  private night = 0;
  private count = 0;

  constructor(plan: PricingPlan) {
    this.plan = plan;
    this.reasons = reasonWriter(plan.inputs.locale);
    this.columns = emptyColumns(plan.nightCount, plan.nightCount * FACTORS_PER_NIGHT);
  }

  open(night: number): void {
    this.night = night;
    this.columns.starts[night] = this.count;
  }

  factor(order: number, ratio: number, before: number, after: number, eventId: number): void {
    const { columns, count } = this;
    if (count === columns.order.length) grow(columns);
    columns.order[count] = order;
    columns.ratio[count] = ratio;
    columns.amount[count] = Math.round((after - before) / 100);
    columns.eventId[count] = eventId;
    columns.reason[count] = reasonOf(this.plan, this.reasons, this.night, order, ratio, eventId);
    this.count = count + 1;
  }

  limit(): void {}
  rounding(): void {}
  override(): void {}

  close(): FactorColumns {
    const { columns, count } = this;
    columns.starts[this.plan.nightCount] = count;
    return {
      starts: columns.starts,
      order: columns.order.subarray(0, count),
      ratio: columns.ratio.subarray(0, count),
      amount: columns.amount.subarray(0, count),
      eventId: columns.eventId.subarray(0, count),
      reason: columns.reason,
    };
  }
}

function emptyColumns(nights: number, capacity: number): FactorColumns {
  return {
    starts: new Uint32Array(nights + 1),
    order: new Uint8Array(capacity),
    ratio: new Float64Array(capacity),
    amount: new Float64Array(capacity),
    eventId: new Int16Array(capacity),
    reason: [],
  };
}

function grow(columns: FactorColumns): void {
  const wider = emptyColumns(0, columns.order.length * 2 + 8);
  wider.order.set(columns.order);
  wider.ratio.set(columns.ratio);
  wider.amount.set(columns.amount);
  wider.eventId.set(columns.eventId);
  Object.assign(columns, {
    order: wider.order,
    ratio: wider.ratio,
    amount: wider.amount,
    eventId: wider.eventId,
  });
}
