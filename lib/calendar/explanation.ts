import type { IsoDate } from '#contract/dates.ts';
import type { Availability, Impact } from './night.ts';

export interface StepLimit {
  side: 'floor' | 'ceiling';
  value: number;
  rule: string;
}

/** One step of a price's way from the base, amounts in the listing's currency with two digits. */
export interface Step {
  kind: 'factor' | 'limit' | 'rounding' | 'override';
  key: string;
  label: string;
  /** -0.035 = -3.5 %; null where the step is no ratio. */
  ratio: number | null;
  amount: number;
  before: number;
  after: number;
  reason: string | null;
  'event-impact'?: Impact;
  limit?: StepLimit;
}

/** A limit or stay rule that decides, and those it beats. */
export interface Decision<Value = number> {
  value: Value;
  rule: string;
  shadowed: { rule: string; value: Value }[];
}

export interface MarketNight {
  /** The cohort in words. */
  cohort: string;
  p10: number;
  p25: number;
  p50: number;
  p75: number;
  p90: number;
  /** Shares, 0 to 1. */
  occupancy: number | null;
  'expected-occupancy': number | null;
}

/** The console API's `explanations`: how one night's price comes about. */
export interface Explanation {
  date: IsoDate;
  currency: string;
  'base-price': number;
  price: number;
  'price-posted': number | null;
  'posted-at': string | null;
  availability: Availability;
  'lead-days': number;
  'gap-nights': number | null;
  sentence: string | null;
  steps: Step[];
  floor: Decision | null;
  ceiling: Decision<number | null> | null;
  'min-stay': Decision | null;
  market: MarketNight | null;
}
