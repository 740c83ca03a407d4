'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DateRangePick } from '#components/ui/date-range-pick.tsx';
import { Note } from '#components/ui/note.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { COMPARISONS, MAXIMUM_INSIGHT_DAYS } from '#contract/comparisons.ts';
import type { EpochDay, IsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { resolveRange } from '#lib/date-range/resolve-range.ts';
import { insightFormats } from '#lib/insights/format-insight.ts';
import { type InsightsView, insightPresets, insightsViewCodecs } from '#lib/insights/insights-view.ts';
import { insightsQuery } from '#lib/insights/read-insights.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';
import { CohortSentence } from './cohort-sentence.tsx';
import { InsightNights } from './insight-nights.tsx';
import { InsightsProblem } from './insights-problem.tsx';
import { InsightsSkeleton } from './insights-skeleton.tsx';
import { MetricStrip } from './metric-strip.tsx';

interface InsightsProps {
  listing: Listing;
  /** The date it is where the listing stands. */
  today: IsoDate;
}

/** A listing beside its neighborhood or its market. */
export function Insights({ listing, today }: InsightsProps) {
  const t = useTranslations('insights');
  const words = useTranslations('dateRange');
  const locale = useLocale();
  const [view, change] = useUrlState<InsightsView>(insightsViewCodecs);
  const [cursor, setCursor] = useState<EpochDay | null>(null);
  const limit = { maximumNights: MAXIMUM_INSIGHT_DAYS };
  const range = resolveRange(view, today, limit);
  const question = { from: range.from, to: range.to, against: view.against };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    insightsQuery(readFromBrowser, listing.id, question),
  );
  const currency = data?.meta.currency ?? listing.currency;
  const formats = useMemo(
    () => insightFormats(currency, locale, (difference, size) => t('points', { difference, size })),
    [currency, locale, t],
  );
  const compareWithMarket = () => change({ against: 'market' });

  return (
    <section aria-label={t('title')} className="@container pb-6">
      <MetricStrip
        insights={data ?? (error ? null : undefined)}
        formats={formats}
        against={data?.meta['compare-to'] ?? view.against}
        metric={view.metric}
        onMetric={(metric) => change({ metric })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        {data ? (
          <CohortSentence listing={listing} meta={data.meta} />
        ) : (
          <span className="flex h-5 flex-1 items-center" />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 max-md:w-full">
          <Segmented
            label={t('against')}
            value={view.against}
            options={COMPARISONS.map((value) => ({ value, label: t(`name.${value}`) }))}
            onChange={(against) => change({ against })}
          />
          <DateRangePick
            value={range}
            preset={range.preset}
            presets={insightPresets}
            today={today}
            maximumNights={MAXIMUM_INSIGHT_DAYS}
            onPreset={(preset) => change({ range: preset, from: null, to: null })}
            onRange={({ from, to }) => change({ from, to })}
          />
        </div>
      </div>
      {range.problem && (
        <Note>
          {words('inAddress', {
            problem: words(`problem.${range.problem}`, { maximum: MAXIMUM_INSIGHT_DAYS }),
          })}
        </Note>
      )}
      {data && !data.meta['benchmark-data-available'] && (
        <Note>
          {t('nothingComparable')}
          {view.against === 'cluster' && <Button onClick={compareWithMarket}>{t('toMarket')}</Button>}
        </Note>
      )}
      {data && error && <Note>{t('stale')}</Note>}
      {data && (
        <InsightNights
          listingId={listing.id}
          insights={data}
          view={view}
          change={change}
          formats={formats}
          today={today}
          busy={isPlaceholderData}
          cursor={cursor}
          onCursor={setCursor}
        />
      )}
      {!data && error && (
        <InsightsProblem
          error={error}
          listing={listing}
          against={view.against}
          onMarket={compareWithMarket}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {!data && !error && <InsightsSkeleton label={t('loading')} />}
    </section>
  );
}
