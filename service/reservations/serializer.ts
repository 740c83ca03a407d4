import type { ReservationResource } from '#contract/reservations.ts';
import { sparse } from '../http/documents.ts';
import type { ReservationRow } from './queries.ts';

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;
const numberOf = (decimal: string | null) => (decimal === null ? null : Number(decimal));

export function serializeReservation(
  row: ReservationRow,
  fields: readonly string[] | undefined,
): ReservationResource {
  const listing = { data: { type: 'listings' as const, id: String(row.listingId) } };
  return {
    type: 'reservations',
    id: String(row.id),
    attributes: sparse(
      {
        reference: row.reference,
        channel: row.channel,
        'channel-id': row.channelId,
        status: row.status,
        'is-owner-stay': row.isOwnerStay,
        'booked-at': isoOf(row.bookedAt),
        'canceled-at': row.status === 'canceled' ? isoOf(row.canceledAt) : null,
        'checkin-date': row.checkinDate,
        'checkout-date': row.checkoutDate,
        guests: row.guests,
        currency: row.currency,
        'rental-amount': numberOf(row.rentalAmount),
        adr: numberOf(row.adr),
      },
      fields,
    ),
    ...(fields && !fields.includes('listing') ? {} : { relationships: { listing } }),
  };
}
