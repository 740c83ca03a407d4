'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense } from 'react';
import { useListingColumns } from '#components/listings/listing-columns.tsx';
import { ListingsToolbar } from '#components/listings/listings-toolbar.tsx';
import { useListingChoice } from '#components/listings/use-listing-choice.ts';
import { useListingSwitch } from '#components/listings/use-listing-switch.ts';
import { DataTable } from '#components/table/data-table.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { type ListingRow, listingsQuery } from '#lib/listings/list-listings.ts';
import {
  isFiltered,
  type ListingsView,
  listingSorts,
  listingsViewCodecs,
  noFilters,
} from '#lib/listings/listings-view.ts';
import { useMayEdit } from '#lib/person.tsx';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

// Drawn with the page, and answering a moment later than the rows.
const ListingsFoot = lazy(() => import('#components/listings/listings-foot.tsx'));
// What a good day does not show comes when it is needed.
const TableSkeleton = lazy(() =>
  import('#components/table/table-skeleton.tsx').then((table) => ({ default: table.TableSkeleton })),
);
const ListingsFailure = lazy(() => import('#components/listings/listings-failure.tsx'));
const NoListings = lazy(() => import('#components/listings/no-listings.tsx'));
const BasePriceDialog = lazy(() => import('#components/listings/base-price-dialog.tsx'));

/** All of the person's listings: found, filtered, sorted and paged in the URL. @param tools links in the toolbar */
export function ListingsTable({ tools }: { tools?: ReactNode }) {
  const t = useTranslations('listings');
  const [view, change] = useUrlState<ListingsView>(listingsViewCodecs);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    listingsQuery(readFromBrowser, view),
  );
  const { toggle, asking, stopAsking, ...switching } = useListingSwitch();
  const mayEdit = useMayEdit();
  const columns = useListingColumns({ toggle, mayEdit });
  const { table, onKeyDown, Bar, choice, setChoice, page } = useListingChoice(data?.listings);

  return (
    <section className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto]">
      <ListingsToolbar view={view} onChange={change} tools={tools} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the rows inside */}
      <div className="relative overflow-auto px-4 md:px-8" onKeyDown={onKeyDown}>
        {data && data.listings.length > 0 && (
          <DataTable<ListingRow>
            label={t('title')}
            columns={columns}
            rows={data.listings}
            rowId={rowId}
            visible={view.columns}
            sort={view.sort}
            onSort={(sort) => change({ sort: listingSorts.find((known) => known === sort), page: 1 })}
            busy={isPlaceholderData}
            choice={table}
          />
        )}
        {data?.listings.length === 0 && (
          <Suspense>
            <NoListings filtered={isFiltered(view)} onClear={() => change(noFilters)} />
          </Suspense>
        )}
        {!data && !error && (
          <Suspense>
            <TableSkeleton rows={18} />
          </Suspense>
        )}
        {!data && error && (
          <Suspense>
            <ListingsFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
          </Suspense>
        )}
      </div>
      {Bar && choice && data && (
        <Bar
          choice={choice}
          page={page}
          view={view}
          matching={data.pagination.count}
          mayEdit={mayEdit}
          onChoose={setChoice}
        />
      )}
      <Suspense fallback={<div className="h-8.25 border-line-2 border-t" />}>
        <ListingsFoot
          page={view.page}
          pagination={data?.pagination}
          stale={Boolean(data && error)}
          mayEdit={mayEdit}
          onPage={(page) => change({ page }, 'push')}
          {...switching}
        />
      </Suspense>
      {asking && (
        <Suspense>
          <BasePriceDialog listing={asking} onClose={stopAsking} />
        </Suspense>
      )}
    </section>
  );
}

function rowId(listing: ListingRow): string {
  return listing.id;
}
