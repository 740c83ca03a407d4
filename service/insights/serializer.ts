import { toIsoDate } from '#contract/dates.ts';
import type { MarketInsightResource } from '#contract/insights.ts';
import { type PageRequest, sparse } from '../http/documents.ts';
import type { InsightsOfWindow } from './read-market-insights.ts';

/** The resources of one page. */
export function serializeInsights(
  listingId: number,
  { window, insights, meta }: InsightsOfWindow,
  { number, size }: PageRequest,
  fields: readonly string[] | undefined,
): MarketInsightResource[] {
  const skipped = (number - 1) * size;
  return insights.slice(skipped, skipped + size).map((metrics, index) => {
    const date = toIsoDate(window.from + skipped + index);
    return {
      type: 'market-insights',
      id: `${listingId}:${meta['compare-to']}:${date}`,
      attributes: sparse({ date, ...metrics }, fields),
    };
  });
}
