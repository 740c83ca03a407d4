'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useOutcomeColumns } from '#components/bulk-edits/outcome-columns.tsx';
import { ChoicePick } from '#components/table/choice-pick.tsx';
import { DataTable } from '#components/table/data-table.tsx';
import { TableFoot } from '#components/table/table-foot.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import type { BulkOutcome } from '#contract/console/bulk-edits/outcome.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { BulkEdit, ListingOutcome } from '#lib/bulk-edits/bulk-edit.ts';
import { type OutcomesView, outcomesViewCodecs } from '#lib/bulk-edits/bulk-edits-view.ts';
import { outcomesPageSize, outcomesQuery } from '#lib/bulk-edits/list-outcomes.ts';
import { outcomesOf } from '#lib/bulk-edits/outcomes-of.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

/** What became of each listing, filtered and paged in the URL. */
export function OutcomeTable({ edit }: { edit: BulkEdit }) {
  const t = useTranslations('bulkEdits.outcome');
  const [view, change] = useUrlState<OutcomesView>(outcomesViewCodecs);
  const read = useQuery(outcomesQuery(readFromBrowser, edit.id, view, edit.counts));
  const { data, error } = read;
  const columns = useOutcomeColumns(edit);
  const outcomes = outcomesOf(edit);
  const offered = view.outcome && !outcomes.includes(view.outcome) ? [...outcomes, view.outcome] : outcomes;
  return (
    <section aria-label={t('title')} className="pb-6">
      <div className="flex min-h-12 items-center justify-between gap-4">
        <h3>{t('title')}</h3>
        <ChoicePick<BulkOutcome | 'all'>
          label={t('show')}
          value={view.outcome ?? 'all'}
          rest="all"
          options={[
            { value: 'all', label: t('all', { count: edit.counts.total }) },
            ...offered.map((outcome) => ({
              value: outcome,
              label: t('counted', { outcome: t(outcome), count: edit.counts[outcome] }),
            })),
          ]}
          onChange={(outcome) => change({ outcome: outcome === 'all' ? null : outcome, page: 1 })}
        />
      </div>
      {data && data.listings.length > 0 && (
        <div className="relative overflow-x-auto">
          <DataTable<ListingOutcome>
            label={t('title')}
            columns={columns}
            rows={data.listings}
            rowId={({ id }) => id}
          />
        </div>
      )}
      {data?.listings.length === 0 && (
        <EmptyState
          title={t('none')}
          action={<Button onClick={() => change({ outcome: null, page: 1 })}>{t('showAll')}</Button>}
        />
      )}
      {!data && !error && <TableSkeleton rows={8} />}
      {!data && error && <ReadFailure query={read} title={t('unreadable')} />}
      <TableFoot
        page={view.page}
        pageSize={outcomesPageSize}
        pagination={data?.pagination}
        onPage={(page) => change({ page }, 'push')}
      />
    </section>
  );
}
