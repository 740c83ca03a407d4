'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { EpochDay, IsoDate } from '#contract/dates.ts';
import type { InsightFormats } from '#lib/insights/format-insight.ts';
import type { InsightColumn, InsightSort, InsightsView } from '#lib/insights/insights-view.ts';
import { kindOf } from '#lib/insights/metric.ts';
import { nightFormat } from '#lib/insights/night-format.ts';
import { nightRows } from '#lib/insights/night-row.ts';
import type { Insights } from '#lib/insights/read-insights.ts';
import { downloadInsights } from './download-insights.ts';
import { InsightChart } from './insight-chart.tsx';
import { InsightTable } from './insight-table.tsx';

interface InsightNightsProps {
  listingId: string;
  insights: Insights;
  view: InsightsView;
  change: (change: Partial<InsightsView>) => void;
  formats: InsightFormats;
  today: IsoDate;
  busy: boolean;
  cursor: EpochDay | null;
  onCursor: (day: EpochDay) => void;
}

/** The chosen metric as a chart and as a table; both point at the same night. */
export function InsightNights(props: InsightNightsProps) {
  const { listingId, insights, view, change, formats, today, busy, cursor, onCursor } = props;
  const t = useTranslations('insights');
  const locale = useLocale();
  // The figures above answer a press at once; hundreds of rows may come a moment later.
  const metric = useDeferredValue(view.metric);
  const { currency, 'compare-to': against } = insights.meta;
  const format = useMemo(() => formats(metric), [formats, metric]);
  const night = useMemo(() => nightFormat(insights, locale), [insights, locale]);
  const rows = useMemo(() => nightRows(insights, metric), [insights, metric]);
  const unit = kindOf(metric) === 'amount' ? currency : '%';
  const label = t('chart', { metric: t(`metric.${metric}`), unit, place: t(`name.${against}`) });
  const onSort = useCallback((sort: InsightSort) => change({ sort }), [change]);
  const onColumns = useCallback((columns: readonly InsightColumn[]) => change({ columns }), [change]);
  const onDownload = useCallback(
    () =>
      downloadInsights(insights, listingId, {
        night: t('column.night'),
        head: (one, side) => {
          const measure = kindOf(one) === 'amount' ? currency : '%';
          return `${t(`metric.${one}`)} (${measure}), ${side === 'listing' ? t('you') : t(`name.${against}`)}`;
        },
      }),
    [insights, listingId, currency, against, t],
  );
  return (
    <>
      <div className={busy ? 'opacity-60' : undefined}>
        <InsightChart
          label={label}
          insights={insights}
          metric={metric}
          format={format}
          night={night}
          today={today}
          cursor={cursor}
          onCursor={onCursor}
        />
      </div>
      <InsightTable
        label={label}
        rows={rows}
        format={format}
        night={night}
        against={against}
        sort={view.sort}
        onSort={onSort}
        visible={view.columns}
        onColumns={onColumns}
        onDownload={onDownload}
        busy={busy}
        cursor={cursor}
        onCursor={onCursor}
      />
    </>
  );
}
