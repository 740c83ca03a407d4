import { useTranslations } from 'next-intl';
import { ARRIVAL, useReservationColumns } from '#components/reservations/reservation-columns.tsx';
import { DataTable } from '#components/table/data-table.tsx';
import type { IsoDate } from '#contract/dates.ts';
import type { Reservation } from '#lib/reservations/list-reservations.ts';
import { type ReservationsView, windowOf } from '#lib/reservations/reservations-view.ts';
import { axisOf } from '#lib/reservations/timeline.ts';

interface ReservationsTableProps {
  /** At least one. */
  reservations: readonly Reservation[];
  view: ReservationsView;
  today: IsoDate;
  listing: { id: string; title: string } | undefined;
  titles: Record<string, string>;
  busy: boolean;
}

/** One page of stays by arrival, each with its own line on an axis that all share. */
export function ReservationsTable(props: ReservationsTableProps) {
  const { reservations, view, today, listing, titles, busy } = props;
  const t = useTranslations('reservations');
  // A unit of a multi-unit listing is named; a listing's own stays need no name.
  const isOneListing = listing && reservations.every(({ listingId }) => listingId === listing.id);
  const columns = useReservationColumns({
    axis: axisOf(reservations, windowOf(view, today).from),
    today,
    titles: isOneListing ? null : titles,
  });
  return (
    <DataTable<Reservation>
      label={t('title')}
      columns={columns}
      rows={reservations}
      rowId={({ id }) => id}
      sort={ARRIVAL}
      busy={busy}
      rowClassName={(stay) => (stay.status === 'canceled' ? 'text-ink-3 *:font-normal!' : undefined)}
    />
  );
}
