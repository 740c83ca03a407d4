import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';
import { keptPieces } from '../calendar/json-pieces.ts';
import type { PageRequest } from '../http/documents.ts';
import type { MarketInsights } from './market-insights.ts';
import type { InsightsOfWindow } from './read-market-insights.ts';

const METRICS = ['adj-occupancy', 'occupancy', 'average-booked-rate', 'average-posted-rate'] as const;

const isoDate = keptPieces((day: EpochDay) => toIsoDate(day));

/** The resources of one page as JSON text: a year of them is a thousand small objects that nobody else reads. */
export function serializeInsights(
  listingId: number,
  { window, insights, meta }: InsightsOfWindow,
  { number, size }: PageRequest,
  fields: readonly string[] | undefined,
): string {
  const skipped = (number - 1) * size;
  const wantsDate = fields?.includes('date') ?? true;
  const metrics = METRICS.filter((metric) => fields?.includes(metric) ?? true);
  const head = `{"type":"market-insights","id":"${listingId}:${meta['compare-to']}:`;
  const days = insights.slice(skipped, skipped + size).map((shown, index) => {
    const date = isoDate(window.from + skipped + index);
    const first = wantsDate ? `"date":"${date}"` : '';
    return `${head}${date}","attributes":{${metricMembers(shown, metrics, first)}}}`;
  });
  return `[${days.join(',')}]`;
}

/** A number that is not finite never comes here, so its text is its JSON. */
function metricMembers(
  shown: MarketInsights[number],
  metrics: readonly (typeof METRICS)[number][],
  before: string,
): string {
  let text = before;
  for (const metric of metrics) {
    const { listing, benchmark } = shown[metric];
    text += `${text === '' ? '' : ','}"${metric}":{"listing":${listing},"benchmark":${benchmark}}`;
  }
  return text;
}
