'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { Chart } from '#components/chart/chart.tsx';
import { Legend } from '#components/chart/legend.tsx';
import type { Series } from '#components/chart/series.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import { type EpochDay, type IsoDate, toEpochDay } from '#contract/dates.ts';
import { gapsOf } from '#lib/chart/gaps.ts';
import { niceTicks, percentTicks } from '#lib/chart/ticks.ts';
import type { InsightFormat } from '#lib/insights/format-insight.ts';
import { kindOf, type Metric } from '#lib/insights/metric.ts';
import type { Insights } from '#lib/insights/read-insights.ts';

interface InsightChartProps {
  label: string;
  insights: Insights;
  metric: Metric;
  format: InsightFormat;
  night: Intl.DateTimeFormat;
  today: IsoDate;
  cursor: EpochDay | null;
  onCursor: (day: EpochDay) => void;
}

const MS_PER_DAY = 86_400_000;
const NO_RUNS: never[] = [];

/** One metric, night by night: the listing's line and its benchmark's. */
export function InsightChart(props: InsightChartProps) {
  const { label, insights, metric, format, night, today, cursor, onCursor } = props;
  const t = useTranslations('insights');
  const locale = useLocale();
  const against = insights.meta['compare-to'];
  const { listing, benchmark } = insights[metric];
  const isPercentage = kindOf(metric) === 'percentage';
  const series = useMemo((): Series[] => {
    // A single home is booked or not: a slope between the two would show nights that never were.
    const steps = isPercentage && listing.every((value) => value === null || value % 100 === 0);
    return [
      { id: 'listing', label: t('you'), look: 'own', values: listing, steps },
      { id: 'benchmark', label: t(`short.${against}`), look: 'market', values: benchmark },
    ];
  }, [listing, benchmark, isPercentage, against, t]);
  const ticks = useMemo(
    () => (isPercentage ? percentTicks : niceTicks([...listing, ...benchmark])),
    [isPercentage, listing, benchmark],
  );
  const hatched = useMemo(() => {
    const runs = gapsOf(benchmark);
    const isAll = runs[0] !== undefined && runs[0].end - runs[0].start === benchmark.length;
    return isAll ? NO_RUNS : runs.filter(({ start, end }) => end - start > 2);
  }, [benchmark]);

  const wordsOf = (day: EpochDay) => {
    const index = day - insights.firstDay;
    const said = (value: number | null) => (value === null ? t('noValue') : format.value(value));
    return {
      night: night.format(day * MS_PER_DAY),
      own: said(listing[index] ?? null),
      other: said(benchmark[index] ?? null),
      side: t(`short.${against}`),
    };
  };

  return (
    <Chart
      label={label}
      locale={locale}
      firstDay={insights.firstDay}
      series={series}
      ticks={ticks}
      formatTick={format.tick}
      today={{ day: toEpochDay(today), label: t('today') }}
      hatched={{ runs: hatched, label: t('noBenchmark') }}
      empty={t('nothing')}
      cursor={cursor}
      onCursor={onCursor}
      readout={(day) => t.rich('readout', { ...wordsOf(day), b: emphasis, p: percents })}
      describe={(day) => t('describe', wordsOf(day))}
      legend={
        <Legend
          own={t('you')}
          market={t(`median.${isPercentage ? 'share' : 'rate'}`, { place: t(`name.${against}`) })}
          lone={t('lone')}
          gap={t('gap')}
        />
      }
    />
  );
}

const emphasis = (text: ReactNode) => <b className="font-semibold">{text}</b>;
const percents = (text: ReactNode) => <PercentText>{String(text)}</PercentText>;
