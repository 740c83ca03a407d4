'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Legend } from '#components/reservations/legend.tsx';
import { ReservationTotals } from '#components/reservations/reservation-totals.tsx';
import { ReservationsTable } from '#components/reservations/reservations-table.tsx';
import { ReservationsToolbar } from '#components/reservations/reservations-toolbar.tsx';
import { TableFoot } from '#components/table/table-foot.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { todayIn } from '#lib/calendar/today.ts';
import { listingTitlesQuery } from '#lib/listings/listing-titles.ts';
import { pageSize, reservationsQuery } from '#lib/reservations/list-reservations.ts';
import {
  noFilters,
  type ReservationsView,
  reservationsViewCodecs,
} from '#lib/reservations/reservations-view.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

/** The stays of one listing with its units, or of all: windowed, filtered and paged in the URL. */
export function Reservations({ listing }: { listing?: { id: string; title: string } }) {
  const t = useTranslations('reservations');
  const [view, change] = useUrlState<ReservationsView>(reservationsViewCodecs);
  const today = todayIn('UTC', new Date());
  const listingId = listing?.id ?? null;
  const query = useQuery(reservationsQuery(readFromBrowser, view, today, listingId));
  const { data, error, isPlaceholderData } = query;
  const { data: titles = {} } = useQuery(listingTitlesQuery(readFromBrowser));
  const isFiltered = view.stays !== 'ahead' || view.status !== null;
  const reservations = data?.reservations ?? [];

  async function download() {
    const { downloadReservations } = await import('#components/reservations/download-reservations.ts');
    await downloadReservations(view, today, listingId, titles);
  }

  return (
    <section
      className={
        listing
          ? 'flex grow flex-col'
          : 'grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]'
      }
    >
      <div className={listing ? undefined : 'border-line-2 border-b px-4 md:px-8'}>
        <ReservationsToolbar view={view} today={today} onChange={change} onDownload={download} />
      </div>
      <div className={listing ? 'grow' : 'relative min-w-0 overflow-auto px-4 md:px-8'}>
        <ReservationTotals view={view} today={today} listingId={listingId} />
        {reservations.length > 0 && (
          <ReservationsTable
            reservations={reservations}
            view={view}
            today={today}
            listing={listing}
            titles={titles}
            busy={isPlaceholderData}
          />
        )}
        {data && reservations.length === 0 && (
          <EmptyState
            title={isFiltered ? t('noMatch') : t('empty')}
            action={isFiltered && <Button onClick={() => change(noFilters)}>{t('clearFilters')}</Button>}
          >
            {isFiltered ? t('noMatchDetail') : t('emptyDetail')}
          </EmptyState>
        )}
        {!data && !error && <TableSkeleton rows={14} />}
        {!data && error && (
          <ReadFailure query={query} title={t('unreadable')}>
            {t('unreadableDetail')}
          </ReadFailure>
        )}
      </div>
      <TableFoot
        legend={<Legend />}
        stale={data && error && t('stale')}
        page={view.page}
        pageSize={pageSize}
        pagination={data?.pagination}
        onPage={(page) => change({ page }, 'push')}
        className={classNames(
          'border-line-2 border-t bg-paper px-4 py-1',
          listing ? '-mx-4 sticky bottom-0 md:mx-0 md:px-0' : 'md:px-8',
        )}
      >
        {data && <span>{t('count', { count: data.pagination.count })}</span>}
        <span className="max-md:hidden">{t('amounts')}</span>
      </TableFoot>
    </section>
  );
}
