'use client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeDay } from '#components/history/change-day.tsx';
import type { EditStepsProps } from '#components/history/edit-steps.tsx';
import { HistoryToolbar } from '#components/history/history-toolbar.tsx';
import { NoMatch } from '#components/history/no-match.tsx';
import { allColumns, stepColumns } from '#components/history/step-grid.ts';
import { useDays } from '#components/history/use-days.ts';
import { useFilterNames } from '#components/history/use-filter-names.ts';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { filtersOf, type HistoryView } from '#lib/history/history-view.ts';
import { editsQuery, facetsQuery } from '#lib/history/list-changes.ts';

interface EditListProps extends Pick<EditStepsProps, 'onRestore' | 'onRestoreAll'> {
  listingId: string | null;
  view: HistoryView;
  onChange: (change: Partial<HistoryView>) => void;
}

/** The changes that pass the filters, day by day; earlier ones on demand. */
export function EditList({ listingId, view, onChange, onRestore, onRestoreAll }: EditListProps) {
  const t = useTranslations('history');
  const [now] = useState(() => new Date());
  const query = useInfiniteQuery(editsQuery(readFromBrowser, listingId, view, now));
  const { data, error, isPlaceholderData, isFetchingNextPage, hasNextPage } = query;
  const { data: facets } = useQuery(facetsQuery(readFromBrowser, listingId, view, now));
  const names = useFilterNames(view, facets);
  const edits = data?.pages.flatMap((page) => page.edits) ?? [];
  const days = useDays(edits);
  const isEmpty = data !== undefined && edits.length === 0;
  const isFiltered = filtersOf(view).length > 0;
  return (
    <>
      <HistoryToolbar listingId={listingId} view={view} facets={facets} onChange={onChange} />
      <div
        className={`grow content-start pb-6 ${days.length > 0 ? stepColumns : ''}`}
        aria-busy={isPlaceholderData || undefined}
      >
        {days.length > 0 && (
          <div
            aria-hidden="true"
            className={`${allColumns} border-line-2 border-y py-1.5 text-12 text-ink-2 @max-2xl:hidden`}
          >
            {(['time', 'who', 'through', 'setting', 'change'] as const).map((column) => (
              <span key={column} className={column === 'through' ? '@max-4xl:hidden' : undefined}>
                {t(`column.${column}`)}
              </span>
            ))}
          </div>
        )}
        {days.map((day) => (
          <ChangeDay
            key={day.date}
            {...day}
            view={view}
            now={now}
            named={listingId === null}
            onRestore={onRestore}
            onRestoreAll={onRestoreAll}
          />
        ))}
        {hasNextPage && (
          <p className="@2xl:col-span-full pt-4">
            <Button busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('earlier')}
            </Button>
          </p>
        )}
        {isEmpty && isFiltered && <NoMatch view={view} facets={facets} names={names} onChange={onChange} />}
        {isEmpty && !isFiltered && <EmptyState title={t('empty')}>{t('emptyDetail')}</EmptyState>}
        {!data && !error && <TableSkeleton rows={10} />}
        {!data && error && (
          <ReadFailure query={query} title={t('unreadable')}>
            {t('unreadableDetail')}
          </ReadFailure>
        )}
      </div>
      {edits.length > 0 && (
        <footer className="-mx-4 sticky bottom-0 flex min-h-8 items-center gap-4 border-line-2 border-t bg-paper px-4 text-12 text-ink-2 md:mx-0 md:px-0">
          <span>{facets && t('count', { count: facets.count })}</span>
          {error && <span className="text-bad">{t('stale')}</span>}
        </footer>
      )}
    </>
  );
}
