import type { ReservationFilterQuery } from '#contract/reservations.ts';
import { InvalidRequestError } from '../errors.ts';
import type { ReservationFilter } from './queries.ts';

/** @throws InvalidRequestError for a window that ends before it starts */
export function filterOf(query: ReservationFilterQuery, now: Date): ReservationFilter {
  const from = query['filter[start-date]'] ?? now.toISOString().slice(0, 10);
  const to = query['filter[end-date]'] ?? null;
  if (to !== null && to < from) {
    const parameter = 'filter[end-date]';
    throw new InvalidRequestError({ detail: `${parameter} must not be before ${from}.`, parameter });
  }
  return {
    from,
    to,
    listingIds: query['filter[listing]'] ?? null,
    statuses: query['filter[status]'] ?? null,
  };
}
