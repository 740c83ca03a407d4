'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { lazy, Suspense } from 'react';
import { useListingColumns } from '#components/listings/listing-columns.tsx';
import { ListingsFoot } from '#components/listings/listings-foot.tsx';
import { ListingsToolbar } from '#components/listings/listings-toolbar.tsx';
import { NoListings } from '#components/listings/no-listings.tsx';
import { useListingSwitch } from '#components/listings/use-listing-switch.ts';
import { DataTable } from '#components/table/data-table.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { type Listing, listingsQuery } from '#lib/listings/list-listings.ts';
import {
  isFiltered,
  type ListingsView,
  listingSorts,
  listingsViewParsers,
} from '#lib/listings/listings-view.ts';
import { useMayEdit } from '#lib/person.tsx';
import { ReadError } from '#lib/read.ts';

const BasePriceDialog = lazy(() => import('#components/listings/base-price-dialog.tsx'));

/** All of the person's listings: found, filtered, sorted and paged in the URL. */
export function ListingsTable() {
  const t = useTranslations('listings');
  const [view, setView] = useQueryStates(listingsViewParsers, { history: 'replace' });
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    listingsQuery(readFromBrowser, view),
  );
  const { toggle, asking, stopAsking, ...switching } = useListingSwitch();
  const mayEdit = useMayEdit();
  const columns = useListingColumns({ toggle, mayEdit });

  return (
    <section className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <ListingsToolbar view={view} onChange={setView} />
      <div className="relative overflow-auto px-4 md:px-8">
        {data && data.listings.length > 0 && (
          <DataTable<Listing>
            label={t('title')}
            columns={columns}
            rows={data.listings}
            rowId={rowId}
            visible={view.columns}
            sort={view.sort}
            onSort={(sort) =>
              setView({ sort: listingSorts.find((known) => known === sort) ?? null, page: null })
            }
            busy={isPlaceholderData}
          />
        )}
        {data?.listings.length === 0 && (
          <NoListings filtered={isFiltered(view)} onClear={() => setView(noFilters)} />
        )}
        {!data && !error && <TableSkeleton rows={18} />}
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
      <ListingsFoot
        page={view.page}
        pagination={data?.pagination}
        stale={Boolean(data && error)}
        mayEdit={mayEdit}
        onPage={(page) => void setView({ page }, { history: 'push' })}
        {...switching}
      />
      {asking && (
        <Suspense>
          <BasePriceDialog listing={asking} onClose={stopAsking} />
        </Suspense>
      )}
    </section>
  );
}

const noFilters: { [Key in keyof ListingsView]?: null } = {
  name: null,
  market: null,
  bedrooms: null,
  pricing: null,
  active: null,
  page: null,
};

function rowId(listing: Listing): string {
  return listing.id;
}
