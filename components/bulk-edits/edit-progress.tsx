'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { EditActions } from '#components/bulk-edits/edit-actions.tsx';
import { EditCounts } from '#components/bulk-edits/edit-counts.tsx';
import { EditState } from '#components/bulk-edits/edit-state.tsx';
import { OutcomeTable } from '#components/bulk-edits/outcome-table.tsx';
import { ProgressBar } from '#components/bulk-edits/progress-bar.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { isUnderWay, reachedCount } from '#lib/bulk-edits/bulk-edit.ts';
import { bulkEditQuery } from '#lib/bulk-edits/read-bulk-edit.ts';
import { ReadError } from '#lib/read.ts';

/** How far a bulk edit is, what became of each listing, stop and undo. */
export function EditProgress({ id }: { id: string }) {
  const t = useTranslations('bulkEdits.progress');
  const { data: edit, error, isFetching, refetch } = useQuery(bulkEditQuery(readFromBrowser, id));
  const reached = edit ? reachedCount(edit) : 0;
  useRefreshed(reached);

  if (!edit && error) {
    const isGone = error instanceof ReadError && error.status === 404;
    return (
      <ErrorState
        title={t(isGone ? 'gone' : 'unreadable')}
        requestId={error instanceof ReadError ? error.requestId : null}
        {...(!isGone && { onRetry: () => void refetch() })}
        busy={isFetching}
      >
        {t(isGone ? 'goneDetail' : 'unreadableDetail')}
      </ErrorState>
    );
  }
  if (!edit) return <TableSkeleton rows={10} />;
  return (
    <>
      <section aria-label={t('label')} className="flex flex-col gap-3 border-ink border-b pt-4 pb-4">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <EditState edit={edit} />
          <EditActions edit={edit} />
        </div>
        <ProgressBar label={t('bar')} done={reached} all={edit.counts.total} />
        <EditCounts edit={edit} />
        {isUnderWay(edit) && <p className="text-12 text-ink-2">{t('mayLeave')}</p>}
        {error && <p className="text-12 text-bad">{t('stale')}</p>}
      </section>
      <OutcomeTable edit={edit} />
    </>
  );
}

/** What other screens show of listings is old as soon as another one was changed. */
function useRefreshed(reached: number): void {
  const queries = useQueryClient();
  const last = useRef(reached);
  useEffect(() => {
    if (last.current === reached) return;
    last.current = reached;
    for (const key of ['listings', 'listing', 'calendar-grid', 'recommendations'])
      void queries.invalidateQueries({ queryKey: [key], refetchType: 'none' });
  }, [queries, reached]);
}
