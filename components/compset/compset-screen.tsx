'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Note } from '#components/ui/note.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { MAXIMUM_PERFORMANCE_DAYS } from '#contract/comparisons.ts';
import type { IsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { type CompsetView, compsetViewCodecs } from '#lib/compset/compset-view.ts';
import { compsetsQuery } from '#lib/compset/list-compsets.ts';
import { HORIZONS } from '#lib/compset/measure.ts';
import { compsetQuery } from '#lib/compset/read-compset.ts';
import { resolveRange } from '#lib/date-range/resolve-range.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { usePerson } from '#lib/person.tsx';
import { useUrlState } from '#lib/url-state/use-url-state.ts';
import { CompsetDetail } from './compset-detail.tsx';
import { CompsetProblem } from './compset-problem.tsx';
import { CompsetSkeleton } from './compset-skeleton.tsx';
import { SetMenu } from './set-menu.tsx';

interface CompsetScreenProps {
  listing: Listing;
  /** The date it is where the listing stands. */
  today: IsoDate;
}

const limit = { maximumNights: MAXIMUM_PERFORMANCE_DAYS + 1 };

/** A listing beside the homes that guests would book instead. */
export function CompsetScreen({ listing, today }: CompsetScreenProps) {
  const t = useTranslations('compset');
  const words = useTranslations('dateRange');
  const [view, change] = useUrlState<CompsetView>(compsetViewCodecs);
  const isStaff = usePerson().kind === 'staff';
  const sets = useQuery(compsetsQuery(readFromBrowser, listing.id, { isStaff }));
  const chosen = view.set === null ? (sets.data?.connected?.id ?? null) : String(view.set);
  const range = resolveRange(view, today, limit);
  const detail = useQuery({
    ...compsetQuery(readFromBrowser, chosen ?? '', range),
    enabled: chosen !== null,
  });
  const compset = detail.data;
  const failure = sets.data ? detail : sets;
  const onOwn = view.set !== null && sets.data?.connected ? () => change({ set: null }) : undefined;

  return (
    <section aria-label={t('title')} className="@container pb-6">
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <p className="min-w-0 flex-1 basis-72 text-pretty text-ink-2">
          {compset &&
            t.rich(compset.kind === 'connected' ? 'comparedWith' : 'comparedWithCustom', {
              count: compset.members.length,
              title: compset.title,
              currency: compset.source.currency,
              b: strong,
            })}
        </p>
        {sets.data && (
          <SetMenu
            compsets={sets.data}
            chosen={chosen}
            onChoose={(id) => change({ set: id === null ? null : Number(id) })}
          />
        )}
        {compset && (
          <Segmented
            label={t('horizon')}
            value={view.horizon}
            options={HORIZONS.map((value) => ({ value, label: t('days', { days: Number(value) }) }))}
            onChange={(horizon) => change({ horizon })}
          />
        )}
      </div>
      {range.problem && (
        <Note>
          {words('inAddress', {
            problem: words(`problem.${range.problem}`, { maximum: limit.maximumNights }),
          })}
        </Note>
      )}
      {compset && detail.error && <Note>{t('stale')}</Note>}
      {compset && compset.members.length > 0 && (
        <CompsetDetail
          key={compset.id}
          compset={compset}
          view={view}
          change={change}
          range={range}
          today={today}
          busy={detail.isPlaceholderData}
        />
      )}
      {compset?.members.length === 0 && (
        <EmptyState title={t('noMembers')}>{t('noMembersDetail')}</EmptyState>
      )}
      {!compset && failure.error && (
        <CompsetProblem
          error={failure.error}
          onOwn={onOwn}
          onRetry={failure.refetch}
          busy={failure.isFetching}
        />
      )}
      {sets.data && chosen === null && (
        <EmptyState title={t('none')}>{listing.market === null ? t('noneOutside') : t('noneYet')}</EmptyState>
      )}
      {!compset && !failure.error && (!sets.data || chosen !== null) && (
        <CompsetSkeleton label={t('loading')} />
      )}
    </section>
  );
}

const strong = (text: ReactNode) => <b className="font-medium text-ink">{text}</b>;
