'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEditColumns } from '#components/bulk-edits/edit-columns.tsx';
import { DataTable } from '#components/table/data-table.tsx';
import { TableFoot } from '#components/table/table-foot.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { BULK_EDIT_DAYS_KEPT } from '#contract/console/bulk-edits/edit.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { BulkEdit } from '#lib/bulk-edits/bulk-edit.ts';
import { type BulkEditsView, bulkEditsViewCodecs } from '#lib/bulk-edits/bulk-edits-view.ts';
import { bulkEditsPageSize, bulkEditsQuery } from '#lib/bulk-edits/list-bulk-edits.ts';
import { paths } from '#lib/paths.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

/** The bulk edits of the last months: what, who, when, and how they went. */
export function BulkEditList() {
  const t = useTranslations('bulkEdits.list');
  const [view, change] = useUrlState<BulkEditsView>(bulkEditsViewCodecs);
  const read = useQuery(bulkEditsQuery(readFromBrowser, view.page));
  const { data, error, isPlaceholderData } = read;
  const columns = useEditColumns();
  if (!data && error) {
    return (
      <ReadFailure query={read} title={t('unreadable')}>
        {t('unreadableDetail')}
      </ReadFailure>
    );
  }
  if (!data) return <TableSkeleton rows={8} />;
  if (data.pagination.count === 0) {
    return (
      <EmptyState
        title={t('empty')}
        action={<ButtonLink href={paths.listings()}>{t('toListings')}</ButtonLink>}
      >
        {t('emptyDetail')}
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable<BulkEdit>
        label={t('label')}
        columns={columns}
        rows={data.edits}
        rowId={({ id }) => id}
        busy={isPlaceholderData}
      />
      <TableFoot
        stale={error && t('stale')}
        page={view.page}
        pageSize={bulkEditsPageSize}
        pagination={data.pagination}
        onPage={(page) => change({ page }, 'push')}
      >
        <span>{t('kept', { days: BULK_EDIT_DAYS_KEPT })}</span>
      </TableFoot>
    </>
  );
}
