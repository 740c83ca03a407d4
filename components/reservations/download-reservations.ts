import { download } from '#components/table/download.ts';
import type { IsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { toCsv } from '#lib/format/csv.ts';
import {
  leadDaysOf,
  nightsOf,
  type Reservation,
  readAllReservations,
} from '#lib/reservations/list-reservations.ts';
import type { ReservationsView } from '#lib/reservations/reservations-view.ts';

const plain = [
  'reference',
  'channel',
  'channel-id',
  'status',
  'is-owner-stay',
  'booked-at',
  'canceled-at',
  'checkin-date',
  'checkout-date',
  'guests',
  'currency',
  'rental-amount',
  'adr',
] as const satisfies (keyof Reservation)[];

/** Downloads every stay of a view, with the service's own field names and exact amounts. */
export async function downloadReservations(
  view: ReservationsView,
  today: IsoDate,
  listingId: string | null,
  titles: Record<string, string>,
): Promise<void> {
  const stays = await readAllReservations(readFromBrowser, view, today, listingId);
  const head = ['id', 'listing-id', 'listing', ...plain, 'nights', 'lead-days'];
  const rows = stays.map((stay) => [
    stay.id,
    stay.listingId,
    titles[stay.listingId] ?? '',
    ...plain.map((field) => stay[field]),
    nightsOf(stay),
    leadDaysOf(stay),
  ]);
  download(`reservations-${today}.csv`, 'text/csv;charset=utf-8', toCsv([head, ...rows]));
}
