import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReservationTotal } from '#contract/console/reservation-totals.ts';
import type { IsoDate } from '#contract/dates.ts';
import type { Read } from '#lib/read.ts';
import { filterOf } from '#lib/reservations/list-reservations.ts';
import type { ReservationsView } from '#lib/reservations/reservations-view.ts';

/** What the confirmed stays of a view bring together, one total for each currency. */
export function reservationTotalsQuery(
  read: Read,
  view: ReservationsView,
  today: IsoDate,
  listingId: string | null,
) {
  const query = filterOf(view, today, listingId);
  const key = ['reservations', 'totals', query];
  return queryOptions({
    queryKey: listingId === null ? key : ['listing', listingId, ...key],
    queryFn: async ({ signal }): Promise<ReservationTotal[]> => {
      const document = await read('/reservation-totals', query, signal);
      return (document as { data: { attributes: ReservationTotal }[] }).data.map(
        ({ attributes }) => attributes,
      );
    },
    placeholderData: keepPreviousData,
  });
}
