import { download } from '#components/table/download.ts';
import { toIsoDate } from '#contract/dates.ts';
import { toCsv } from '#lib/format/csv.ts';
import { METRICS, type Metric } from '#lib/insights/metric.ts';
import type { Insights } from '#lib/insights/read-insights.ts';

interface Words {
  night: string;
  /** The head of a metric's column, of one side. */
  head: (metric: Metric, side: 'listing' | 'benchmark') => string;
}

/** Downloads the window with all its metrics, unrounded; an empty field is a night without a value. */
export function downloadInsights(insights: Insights, listingId: string, words: Words): void {
  const { meta, firstDay, nights } = insights;
  const columns = METRICS.flatMap((metric) => [
    { head: words.head(metric, 'listing'), values: insights[metric].listing },
    { head: words.head(metric, 'benchmark'), values: insights[metric].benchmark },
  ]);
  const head = [words.night, ...columns.map((column) => column.head)];
  const rows = Array.from({ length: nights }, (_, night) => [
    toIsoDate(firstDay + night),
    ...columns.map(({ values }) => values[night] ?? null),
  ]);
  const name = `insights-${listingId}-${meta['start-date']}-${meta['end-date']}.csv`;
  download(name, 'text/csv;charset=utf-8', toCsv([head, ...rows]));
}
