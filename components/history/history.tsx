'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { EditList } from '#components/history/edit-list.tsx';
import { ManyRestoredNote } from '#components/history/many-restored-note.tsx';
import { RestoreEditDialog } from '#components/history/restore-edit-dialog.tsx';
import { RestorePoints } from '#components/history/restore-points.tsx';
import { RestoreStepDialog } from '#components/history/restore-step-dialog.tsx';
import { RestoredNote } from '#components/history/restored-note.tsx';
import { useRestoration } from '#components/history/use-restoration.ts';
import { useRestoreMany } from '#components/history/use-restore-many.ts';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import type { Edit } from '#lib/history/change.ts';
import type { ChangeGroup } from '#lib/history/group-changes.ts';
import { type HistoryView, historyViewCodecs } from '#lib/history/history-view.ts';
import { usePerson } from '#lib/person.tsx';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

const PointDifferences = lazy(() => import('#components/history/point-differences.tsx'));

/**
 * Who changed what of a listing, or of all (null), by day, newest first, filtered in the address; or what differs
 * from a restore point. Beside it the restore points.
 */
export function History({ listing }: { listing: { id: string } | null }) {
  const t = useTranslations('history');
  const [view, change] = useUrlState<HistoryView>(historyViewCodecs);
  const restoring = useRestoration();
  const many = useRestoreMany();
  const [asked, setAsked] = useState<ChangeGroup | null>(null);
  const [askedEdit, setAskedEdit] = useState<Edit | null>(null);
  const listingId = listing?.id ?? null;
  // Restore points are a user's own; staff speak for none.
  const hasPoints = usePerson().kind !== 'staff';

  return (
    <div className="flex grow flex-col xl:flex-row xl:gap-8">
      <section aria-label={t('title')} className="@container flex min-w-0 grow flex-col">
        <RestoredNote restoring={restoring} />
        <ManyRestoredNote restoring={many} />
        {view.point === null ? (
          <EditList
            listingId={listingId}
            view={view}
            onChange={change}
            onRestore={setAsked}
            onRestoreAll={setAskedEdit}
          />
        ) : (
          <Suspense fallback={<TableSkeleton rows={8} />}>
            <PointDifferences
              key={view.point}
              pointId={view.point}
              listingId={listingId}
              restoring={many}
              onClose={() => change({ point: null }, 'push')}
            />
          </Suspense>
        )}
      </section>
      {hasPoints && (
        <aside className="shrink-0 border-line-2 max-xl:order-first max-xl:border-b xl:w-60 xl:border-l xl:pl-5">
          <RestorePoints
            listingId={listingId}
            chosen={view.point}
            onChoose={(point) => change({ point }, 'push')}
          />
        </aside>
      )}
      {asked && (
        <RestoreStepDialog
          group={asked}
          named={listing === null}
          restoring={restoring}
          onClose={() => {
            restoring.forgetRefusal();
            setAsked(null);
          }}
        />
      )}
      {askedEdit && (
        <RestoreEditDialog edit={askedEdit} restoring={many} onClose={() => setAskedEdit(null)} />
      )}
    </div>
  );
}
