import { COMPARISONS } from '#contract/comparisons.ts';
import type { Preset } from '#lib/date-range/preset.ts';
import { rangeCodecs } from '#lib/date-range/preset.ts';
import { choice, choices } from '#lib/url-state/codecs.ts';
import type { StateOf } from '#lib/url-state/url-state.ts';
import { METRICS } from './metric.ts';

export const insightPresets = [
  'around',
  'last-30',
  'last-90',
  'last-365',
  'next-30',
  'next-90',
  'next-365',
  'this-year',
  'last-year',
] as const satisfies readonly Preset[];

export const insightColumns = ['listing', 'benchmark', 'difference', 'percent', 'why'] as const;
export type InsightColumn = (typeof insightColumns)[number];

const sorted = ['night', 'listing', 'benchmark', 'difference', 'percent'] as const;
export const insightSorts = sorted.flatMap((by) => [by, `-${by}`] as const);
export type InsightSort = (typeof insightSorts)[number];

/** The screen's whole state, as it stands in the address. */
export const insightsViewCodecs = {
  metric: choice(METRICS, 'adj-occupancy'),
  against: choice(COMPARISONS, 'cluster'),
  ...rangeCodecs(insightPresets, 'around'),
  sort: choice(insightSorts, 'night'),
  columns: choices(insightColumns, insightColumns),
};

export type InsightsView = StateOf<typeof insightsViewCodecs>;
