import type { ReservationResource } from '#contract/reservations.ts';
import { isoInstantOrNull } from '../db/instants.ts';
import { sparse } from '../http/documents.ts';
import type { ReservationRow } from './queries.ts';

const numberOf = (decimal: string | null) => (decimal === null ? null : Number(decimal));

export function serializeReservation(
  row: ReservationRow,
  fields: readonly string[] | undefined,
): ReservationResource {
  const listing = { data: { type: 'listings' as const, id: String(row.listing_id) } };
  return {
    type: 'reservations',
    id: String(row.id),
    attributes: sparse(
      {
        reference: row.reference,
        channel: row.channel,
        'channel-id': row.channel_id,
        status: row.status,
        'is-owner-stay': row.is_owner_stay,
        'booked-at': isoInstantOrNull(row.booked_at),
        'canceled-at': row.status === 'canceled' ? isoInstantOrNull(row.canceled_at) : null,
        'checkin-date': row.checkin_date,
        'checkout-date': row.checkout_date,
        guests: row.guests,
        currency: row.currency,
        'rental-amount': numberOf(row.rental_amount),
        adr: numberOf(row.adr),
      },
      fields,
    ),
    ...(fields && !fields.includes('listing') ? {} : { relationships: { listing } }),
  };
}
