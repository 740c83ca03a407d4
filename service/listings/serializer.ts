import type { ListingAttributes, ListingResource } from '#contract/listings.ts';
import { isoInstant, isoInstantOrNull } from '../db/instants.ts';
import { sparse } from '../http/documents.ts';
import type { ListingDetailRow, ListingRow } from './queries.ts';

const decimal = (value: number | null) => (value === null ? null : String(value));

/** @param fields the attributes and relationships that were asked for; all of them where none were */
export function serializeListing(
  row: ListingRow | ListingDetailRow,
  fields?: readonly string[],
): ListingResource {
  const owner = { data: { type: 'users' as const, id: String(row.owner_id) } };
  return {
    type: 'listings',
    id: String(row.id),
    attributes: sparse(
      'sync' in row ? { ...attributesOf(row), 'sync-status': syncStatusOf(row) } : attributesOf(row),
      fields,
    ),
    ...(fields && !fields.includes('owner') ? {} : { relationships: { owner } }),
  };
}

function attributesOf(row: ListingRow): ListingAttributes {
  return {
    title: row.title,
    image: row.image,
    address: row.address,
    neighborhood: row.neighborhood,
    city: row.city,
    state: row.state,
    country: row.country,
    market: row.market,
    'room-type': row.room_type,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    'base-price': row.base_price,
    'base-price-updated-at': isoInstantOrNull(row.base_price_updated_at),
    'min-price': row.min_price,
    'min-price-updated-at': isoInstantOrNull(row.min_price_updated_at),
    'max-price': row.max_price,
    'min-stay': row.min_stay,
    'extra-guest-fee': Number(row.extra_guest_fee),
    'extra-guest-threshold': row.extra_guest_threshold,
    latitude: decimal(row.latitude),
    longitude: decimal(row.longitude),
    timezone: row.timezone,
    currency: row.currency,
    'in-active-market': row.in_active_market,
    enabled: row.enabled,
    'created-at': isoInstant(row.created_at),
    'channel-listings': row.channel_listings,
  };
}

function syncStatusOf({ sync }: ListingDetailRow): NonNullable<ListingAttributes['sync-status']> {
  return {
    state: sync?.state ?? 'unknown',
    'last-successful-sync-at': isoInstantOrNull(sync?.lastSuccessfulSyncAt ?? null),
  };
}
