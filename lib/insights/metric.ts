import type { MarketInsightAttributes } from '#contract/insights.ts';

export const METRICS = [
  'adj-occupancy',
  'occupancy',
  'average-booked-rate',
  'average-posted-rate',
] as const satisfies readonly (keyof MarketInsightAttributes)[];

export type Metric = (typeof METRICS)[number];

/** Occupancies are percentages, rates are amounts. */
export type MetricKind = 'percentage' | 'amount';

export function kindOf(metric: Metric): MetricKind {
  return metric === 'adj-occupancy' || metric === 'occupancy' ? 'percentage' : 'amount';
}

/** Decimals that a metric is told with: tenths of a percent, whole units of a currency. */
export function digitsOf(metric: Metric): 0 | 1 {
  return kindOf(metric) === 'percentage' ? 1 : 0;
}
