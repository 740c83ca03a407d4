'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { usePreviewColumns } from '#components/bulk-edits/preview-columns.tsx';
import { DataTable } from '#components/table/data-table.tsx';
import { TableFoot } from '#components/table/table-foot.tsx';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { PreviewedListing } from '#lib/bulk-edits/preview-totals.ts';
import { type PreviewSort, previewSorts, sortPreview } from '#lib/bulk-edits/sort-preview.ts';

interface PreviewTableProps {
  /** Null while the form cannot be sent: then the last one stays. */
  change: BulkChange | null;
  listings: readonly PreviewedListing[];
}

const PAGE = 50;
type Sort = PreviewSort | `-${PreviewSort}`;
const isSort = (text: string): text is Sort => previewSorts.some((sort) => text.replace('-', '') === sort);

/** Each listing before and after, what its nights would do, and why where it would not change. */
export function PreviewTable({ change, listings }: PreviewTableProps) {
  const t = useTranslations('bulkEdits.preview');
  const locale = useLocale();
  const [sort, setSort] = useState<Sort>('outcome');
  const [wanted, setPage] = useState(1);
  const [last, setLast] = useState(change);
  if (change && JSON.stringify(change) !== JSON.stringify(last)) setLast(change);
  const hasRefused = listings.some(({ errors }) => errors.length > 0);
  const columns = usePreviewColumns(change ?? last, hasRefused);
  const sorted = useMemo(() => sortPreview(listings, sort, locale), [listings, sort, locale]);
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE));
  const page = Math.min(wanted, pages);
  return (
    <>
      <div className="relative overflow-x-auto">
        <DataTable<PreviewedListing>
          label={t('table')}
          columns={columns}
          rows={sorted.slice((page - 1) * PAGE, page * PAGE)}
          rowId={({ id }) => id}
          sort={sort}
          onSort={(next) => {
            if (isSort(next)) setSort(next);
            setPage(1);
          }}
        />
      </div>
      <TableFoot page={page} pageSize={PAGE} pagination={{ pages, count: sorted.length }} onPage={setPage} />
    </>
  );
}
