import type { ListingAttributes, ListingResource } from '#contract/listings.ts';
import { sparse } from '../http/documents.ts';
import type { ListingRow } from './queries.ts';

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;
const decimal = (value: number | null) => (value === null ? null : String(value));

export interface ListingView {
  fields?: readonly string[] | undefined;
  /** `sync-status` stands on a single listing only. */
  detail?: boolean;
}

export function serializeListing(
  row: ListingRow,
  { fields, detail = false }: ListingView = {},
): ListingResource {
  const owner = { data: { type: 'users' as const, id: String(row.listing.ownerId) } };
  return {
    type: 'listings',
    id: String(row.listing.id),
    attributes: sparse(
      { ...attributesOf(row), ...(detail ? { 'sync-status': syncStatusOf(row) } : {}) },
      fields,
    ),
    ...(fields && !fields.includes('owner') ? {} : { relationships: { owner } }),
  };
}

function attributesOf({ listing, market, inActiveMarket, channelListings }: ListingRow): ListingAttributes {
  return {
    title: listing.title,
    image: listing.image,
    address: listing.address,
    neighborhood: listing.neighborhood,
    city: listing.city,
    state: listing.state,
    country: listing.country,
    market,
    'room-type': listing.roomType,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    'base-price': listing.basePrice,
    'base-price-updated-at': isoOf(listing.basePriceUpdatedAt),
    'min-price': listing.minPrice,
    'min-price-updated-at': isoOf(listing.minPriceUpdatedAt),
    'max-price': listing.maxPrice,
    'min-stay': listing.minStay,
    'extra-guest-fee': Number(listing.extraGuestFee),
    'extra-guest-threshold': listing.extraGuestThreshold,
    latitude: decimal(listing.latitude),
    longitude: decimal(listing.longitude),
    timezone: listing.timezone,
    currency: listing.currency,
    'in-active-market': inActiveMarket,
    enabled: listing.enabled,
    'created-at': listing.createdAt.toISOString(),
    'channel-listings': channelListings,
  };
}

function syncStatusOf({ sync }: ListingRow): NonNullable<ListingAttributes['sync-status']> {
  const at = sync?.lastSuccessfulSyncAt;
  return {
    state: sync?.state ?? 'unknown',
    'last-successful-sync-at': at ? new Date(at).toISOString() : null,
  };
}
