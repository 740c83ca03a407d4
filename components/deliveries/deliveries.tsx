'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeliveriesToolbar } from '#components/deliveries/deliveries-toolbar.tsx';
import { useDeliveryColumns } from '#components/deliveries/delivery-columns.tsx';
import { Inspector } from '#components/deliveries/inspector.tsx';
import { DataTable } from '#components/table/data-table.tsx';
import { TableFoot } from '#components/table/table-foot.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { type DeliveriesView, deliveriesViewCodecs, noFilters } from '#lib/deliveries/deliveries-view.ts';
import type { Delivery } from '#lib/deliveries/delivery.ts';
import { deliveriesQuery, pageSize } from '#lib/deliveries/list-deliveries.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

/** What was sent and what became of it: filtered and paged in the URL, each to be opened and sent again. */
export function Deliveries({ ofApplication = false }: { ofApplication?: boolean }) {
  const t = useTranslations('deliveries');
  const [view, change] = useUrlState<DeliveriesView>(deliveriesViewCodecs);
  const [now] = useState(() => new Date());
  const query = useQuery(deliveriesQuery(readFromBrowser, view, now));
  const { data, error, isPlaceholderData } = query;
  const columns = useDeliveryColumns(view.open, (open) => change({ open }));
  const isFiltered = view.event ?? view.status ?? view.user ?? view.id ?? (view.period !== 'all' || null);

  return (
    <section aria-label={t('title')}>
      <header className="flex flex-wrap items-center justify-between gap-x-6 pt-4 pb-1">
        <h3 className="text-16 font-semibold">{t(ofApplication ? 'ofApplication' : 'title')}</h3>
        <DeliveriesToolbar view={view} withUser={ofApplication} onChange={change} />
      </header>
      {data && data.deliveries.length > 0 && (
        <DataTable<Delivery>
          label={t('title')}
          columns={columns}
          rows={data.deliveries}
          rowId={({ id }) => id}
          busy={isPlaceholderData}
          below={(delivery) =>
            delivery.id === view.open && (
              <Inspector id={delivery.id} isPending={delivery['delivery-status'] === 'pending'} />
            )
          }
        />
      )}
      {data?.deliveries.length === 0 && (
        <EmptyState
          title={isFiltered ? t('noMatch') : t('empty')}
          action={isFiltered && <Button onClick={() => change(noFilters)}>{t('showAll')}</Button>}
        >
          {isFiltered ? null : t(ofApplication ? 'emptyApplication' : 'emptyDetail')}
        </EmptyState>
      )}
      {!data && !error && <TableSkeleton rows={8} />}
      {!data && error && <ReadFailure query={query} title={t('unreadable')} />}
      {data && data.deliveries.length > 0 && (
        <TableFoot
          stale={error && t('stale')}
          page={view.page}
          pageSize={pageSize}
          pagination={data.pagination}
          onPage={(page) => change({ page, open: null }, 'push')}
        >
          <span>{t('count', { count: data.pagination.count })}</span>
          <span>{t('kept')}</span>
        </TableFoot>
      )}
    </section>
  );
}
