import { type IsoDate, toIsoDate } from '#contract/dates.ts';
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
import type { PriceCalendar } from './price-calendar.ts';
import type { PricingPlan } from './pricing-plan.ts';

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
