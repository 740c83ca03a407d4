'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeDay } from '#components/history/change-day.tsx';
import { HistoryToolbar } from '#components/history/history-toolbar.tsx';
import { RestorePoints } from '#components/history/restore-points.tsx';
import { RestoreStepDialog } from '#components/history/restore-step-dialog.tsx';
import { RestoredNote } from '#components/history/restored-note.tsx';
import { useDays } from '#components/history/use-days.ts';
import { useRestoration } from '#components/history/use-restoration.ts';
import { Pager } from '#components/table/pager.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { ChangeGroup } from '#lib/history/group-changes.ts';
import { type HistoryView, historyViewCodecs } from '#lib/history/history-view.ts';
import { changesQuery, pageSize } from '#lib/history/list-changes.ts';
import { restorationOf } from '#lib/history/restorable.ts';
import { ReadError } from '#lib/read.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

/** Who changed what of a listing, by day, newest first: filtered and paged in the URL. */
export function History({ listing }: { listing: { id: string; currency: string } }) {
  const t = useTranslations('history');
  const [view, change] = useUrlState<HistoryView>(historyViewCodecs);
  const [now] = useState(() => new Date());
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    changesQuery(readFromBrowser, listing.id, view, now),
  );
  const days = useDays(data?.groups ?? []);
  const restoring = useRestoration(listing.id);
  const [asked, setAsked] = useState<ChangeGroup | null>(null);
  const restoration = asked && restorationOf(asked);
  const isFiltered = view.period !== 'all';

  return (
    <div className="flex grow flex-col xl:flex-row xl:gap-8">
      <section className="flex min-w-0 grow flex-col">
        <HistoryToolbar view={view} onChange={change} />
        <RestoredNote restoring={restoring} />
        <div className="grow pb-6" aria-busy={isPlaceholderData || undefined}>
          {days.map((day) => (
            <ChangeDay key={day.date} {...day} currency={listing.currency} onRestore={setAsked} />
          ))}
          {data && data.groups.length === 0 && (
            <EmptyState
              title={isFiltered ? t('noMatch') : t('empty')}
              action={
                isFiltered && (
                  <Button onClick={() => change({ period: 'all', after: null, before: null, page: 1 })}>
                    {t('showAll')}
                  </Button>
                )
              }
            >
              {isFiltered ? null : t('emptyDetail')}
            </EmptyState>
          )}
          {!data && !error && <TableSkeleton rows={10} />}
          {!data && error && (
            <ErrorState
              title={t('unreadable')}
              requestId={error instanceof ReadError ? error.requestId : null}
              onRetry={() => void refetch()}
              busy={isFetching}
            >
              {t('unreadableDetail')}
            </ErrorState>
          )}
        </div>
        {data && data.groups.length > 0 && (
          <footer className="-mx-4 sticky bottom-0 flex min-h-8 items-center gap-4 border-line-2 border-t bg-paper px-4 text-12 text-ink-2 md:mx-0 md:px-0">
            <span>{t('count', { count: data.pagination.count })}</span>
            {error && <span className="text-bad">{t('stale')}</span>}
            <span className="ml-auto">
              <Pager
                page={view.page}
                pages={data.pagination.pages}
                count={data.pagination.count}
                pageSize={pageSize}
                onPage={(page) => change({ page }, 'push')}
              />
            </span>
          </footer>
        )}
      </section>
      <aside className="shrink-0 border-line-2 max-xl:order-first max-xl:border-b xl:w-60 xl:border-l xl:pl-5">
        <RestorePoints listingId={listing.id} restoring={restoring} />
      </aside>
      {asked && restoration && (
        <RestoreStepDialog
          group={asked}
          restoration={restoration}
          currency={listing.currency}
          restoring={restoring}
          onClose={() => {
            restoring.forgetRefusal();
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
