'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DifferingItem } from '#components/history/differing-item.tsx';
import { RestoreBar } from '#components/history/restore-bar.tsx';
import { useMoment } from '#components/history/use-moment.ts';
import { usePointSelection } from '#components/history/use-point-selection.ts';
import type { RestoringMany } from '#components/history/use-restore-many.ts';
import { TableFoot } from '#components/table/table-foot.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { useMayEdit } from '#lib/person.tsx';
import { ReadError } from '#lib/read.ts';
import { differencesPageSize, differencesQuery } from '#lib/restorations/point-differences.ts';
import { priceEffectsQuery } from '#lib/restorations/price-effects.ts';
import { restorePointsQuery } from '#lib/restorations/restore-points.ts';

interface PointDifferencesProps {
  pointId: string;
  /** Null: every listing that the point keeps. */
  listingId: string | null;
  restoring: RestoringMany;
  onClose: () => void;
}

/** What differs now from a restore point, listing by listing, with what going back would do; and going back. */
export default function PointDifferences({ pointId, listingId, restoring, onClose }: PointDifferencesProps) {
  const t = useTranslations('history.differences');
  const mayEdit = useMayEdit();
  const moment = useMoment();
  const [page, setPage] = useState(1);
  const { data: points } = useQuery(restorePointsQuery(readFromBrowser, listingId));
  const point = points?.find(({ id }) => id === pointId);
  const query = useQuery(differencesQuery(readFromBrowser, pointId, listingId, page));
  const { data, error, isPlaceholderData } = query;
  const listings = data?.listings ?? [];
  const { data: effects } = useQuery({
    ...priceEffectsQuery(pointId, listings),
    ...(mayEdit ? {} : { enabled: false }),
  });
  const count = data?.pagination.count ?? 0;
  const selection = usePointSelection(count);
  const named = listingId === null;
  const isMissing = error instanceof ReadError && error.status === 404;

  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line-2 border-b py-3">
        <h2 className="min-w-0 break-words">{t('title', { name: point?.name ?? '…' })}</h2>
        {point && (
          <span className="text-12 text-ink-2">
            {moment(point['created-at'])}, {point['created-by']}
          </span>
        )}
        <Button variant="quiet" className="ml-auto text-hand!" onClick={onClose}>
          {t('close')}
        </Button>
      </header>
      <div className="grow pb-6" aria-busy={isPlaceholderData || undefined}>
        {data && count > 0 && (
          <div className="flex min-h-9 items-center gap-2 border-line-2 border-b text-12 text-ink-2">
            {named && mayEdit && (
              <label className="flex items-center gap-2 pl-1 touch:min-h-11">
                <Checkbox
                  checked={selection.isAll}
                  some={!selection.isAll && selection.count > 0}
                  onChange={({ target }) => selection.tickAll(target.checked)}
                />
                {t('all', { count })}
              </label>
            )}
            <span className={named && mayEdit ? 'ml-auto' : ''}>
              {named ? t('differing', { count, kept: data.kept }) : t('legend')}
            </span>
          </div>
        )}
        <ul>
          {listings.map((listing) => (
            <DifferingItem
              key={listing.id}
              listing={listing}
              named={named}
              effect={effects?.[listing.id]}
              ticked={named && mayEdit ? selection.has(listing.id) : null}
              onTick={(on) => selection.tick(listing, on)}
            />
          ))}
        </ul>
        {data && count === 0 && <EmptyState title={t('none')}>{t('noneDetail')}</EmptyState>}
        {!data && !error && <TableSkeleton rows={8} />}
        {!data && error && (
          <ReadFailure query={query} title={t(isMissing ? 'missing' : 'unreadable')}>
            {t(isMissing ? 'missingDetail' : 'unreadableDetail')}
          </ReadFailure>
        )}
        <TableFoot
          page={page}
          pageSize={differencesPageSize}
          pagination={data?.pagination}
          onPage={setPage}
        />
      </div>
      {point && data && count > 0 && (
        <RestoreBar
          point={point}
          listings={listings}
          effects={effects}
          named={named}
          selection={selection}
          restoring={restoring}
        />
      )}
    </>
  );
}
