import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { IsoDate } from '#contract/dates.ts';
import { toEpochDay } from '#contract/dates.ts';
import type { Pagination } from '#contract/json-api.ts';
import type { ReservationAttributes } from '#contract/reservations.ts';
import type { Query, Read } from '#lib/read.ts';
import { type ReservationsView, windowOf } from '#lib/reservations/reservations-view.ts';

export interface Reservation extends ReservationAttributes {
  id: string;
  /** Of a multi-unit listing, the unit's own. */
  listingId: string;
}

export interface ReservationsPage {
  reservations: Reservation[];
  pagination: Pagination;
}

interface ReservationCollection {
  data: {
    id: string;
    attributes: ReservationAttributes;
    relationships: { listing: { data: { id: string } } };
  }[];
  meta: { pagination: Pagination };
}

export const pageSize = 50;
const DOWNLOAD_PAGE_SIZE = 100;
/** Nobody reads on in a spreadsheet of more than twenty thousand stays. */
const MOST_PAGES = 200;

/** One page of the stays of a listing, or of all. @param today as `windowOf` takes it */
export function reservationsQuery(
  read: Read,
  view: ReservationsView,
  today: IsoDate,
  listingId: string | null,
) {
  const query = { ...filterOf(view, today, listingId), 'page[number]': view.page, 'page[size]': pageSize };
  return queryOptions({
    queryKey: listingId === null ? ['reservations', query] : ['listing', listingId, 'reservations', query],
    queryFn: ({ signal }) => readReservations(read, query, signal),
    placeholderData: keepPreviousData,
  });
}

/** All stays of a view, page after page, up to 20,000. For a download. */
export async function readAllReservations(
  read: Read,
  view: ReservationsView,
  today: IsoDate,
  listingId: string | null,
): Promise<Reservation[]> {
  const all: Reservation[] = [];
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const paging = { 'page[number]': number, 'page[size]': DOWNLOAD_PAGE_SIZE };
    const page = await readReservations(read, { ...filterOf(view, today, listingId), ...paging });
    all.push(...page.reservations);
    if (number >= page.pagination.pages) break;
  }
  return all;
}

async function readReservations(read: Read, query: Query, signal?: AbortSignal): Promise<ReservationsPage> {
  const { data, meta } = (await read('/reservations', query, signal)) as ReservationCollection;
  return {
    reservations: data.map(({ id, attributes, relationships }) => ({
      id,
      listingId: relationships.listing.data.id,
      ...attributes,
    })),
    pagination: meta.pagination,
  };
}

/** The service's own filters of a view. */
export function filterOf(view: ReservationsView, today: IsoDate, listingId: string | null): Query {
  const { from, to } = windowOf(view, today);
  return {
    'filter[listing]': listingId ?? undefined,
    'filter[start-date]': from,
    'filter[end-date]': to ?? undefined,
    'filter[status]': view.status ?? undefined,
  };
}

export function nightsOf(stay: Pick<Reservation, 'checkin-date' | 'checkout-date'>): number {
  return toEpochDay(stay['checkout-date']) - toEpochDay(stay['checkin-date']);
}

/** Days from booking to arrival; null for what is not booked yet. */
export function leadDaysOf(stay: Pick<Reservation, 'checkin-date' | 'booked-at'>): number | null {
  const bookedAt = stay['booked-at'];
  if (bookedAt === null) return null;
  return Math.max(0, toEpochDay(stay['checkin-date']) - toEpochDay(bookedAt.slice(0, 10)));
}

/** What a stay is to its reader. */
export type StayKind = 'accepted' | 'unconfirmed' | 'canceled' | 'owner';

export function kindOf(stay: Pick<Reservation, 'status' | 'is-owner-stay'>): StayKind {
  return stay.status === 'accepted' && stay['is-owner-stay'] ? 'owner' : stay.status;
}
