import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Comparison, MAXIMUM_INSIGHT_DAYS } from '#contract/comparisons.ts';
import { toEpochDay } from '#contract/dates.ts';
import type { MarketInsightAttributes, MarketInsightMeta } from '#contract/insights.ts';
import type { DateRange } from '#lib/date-range/date-range.ts';
import type { Read } from '#lib/read.ts';
import { METRICS, type Metric } from './metric.ts';

export interface Side {
  listing: readonly (number | null)[];
  benchmark: readonly (number | null)[];
}

/** A window of insights, by metric and side; index 0 is the first night. */
export interface Insights extends Record<Metric, Side> {
  firstDay: number;
  nights: number;
  meta: Omit<MarketInsightMeta, 'pagination'>;
}

export interface InsightsQuestion extends DateRange {
  against: Comparison;
}

interface InsightCollection {
  data: { attributes: MarketInsightAttributes }[];
  meta: MarketInsightMeta;
}

/** A listing beside its benchmark, in one page. The last answer stays until the next is here: few may be asked a minute. */
export function insightsQuery(read: Read, listingId: string, { from, to, against }: InsightsQuestion) {
  return queryOptions({
    queryKey: ['listing', listingId, 'insights', against, from, to],
    queryFn: async ({ signal }) => {
      const query = {
        'filter[start-date]': from,
        'filter[end-date]': to,
        'filter[compare-to]': against,
        'page[size]': MAXIMUM_INSIGHT_DAYS,
      };
      const document = await read(`/listings/${listingId}/market-insights`, query, signal);
      return toInsights(document as InsightCollection);
    },
    staleTime: 5 * 60_000,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}

function toInsights({ data, meta }: InsightCollection): Insights {
  const sides = METRICS.map((metric) => [
    metric,
    {
      listing: data.map(({ attributes }) => attributes[metric].listing),
      benchmark: data.map(({ attributes }) => attributes[metric].benchmark),
    },
  ]);
  return {
    ...(Object.fromEntries(sides) as Record<Metric, Side>),
    firstDay: toEpochDay(meta['start-date']),
    nights: data.length,
    meta,
  };
}
