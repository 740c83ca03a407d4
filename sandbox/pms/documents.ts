import { dateOf, instantOf } from '../dates.ts';
import type { KnownStay } from '../portfolio/known-stays.ts';
import type { KeptListing } from '../portfolio/listings.ts';
import type { Review } from '../world/reviews.ts';
import type { Block } from '../world/timeline.ts';

/** A portfolio's listings were last edited on this day unless somebody changed them since. */
const UNTOUCHED_AT = '2026-01-15T09:00:00.000Z';

export function listingDocument(listing: KeptListing, reviews: readonly Review[], origin: string) {
  const ratings = reviews.map(({ rating }) => rating);
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return {
    id: listing.id,
    parent_id: listing.parentId,
    unit_ids: listing.unitIds,
    title: listing.title,
    property_type: listing.propertyType,
    picture_url: `${origin}/images/${listing.id}.svg`,
    address: {
      street: listing.street,
      neighborhood: listing.neighborhood,
      city: listing.city,
      state: listing.state,
      postal_code: listing.postalCode,
      country: listing.country,
      country_code: listing.countryCode,
    },
    latitude: listing.latitude,
    longitude: listing.longitude,
    timezone: listing.timezone,
    currency: listing.currency,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    max_guests: listing.maxGuests,
    base_price: listing.tellsPrice ? listing.basePrice : null,
    cleaning_fee: listing.cleaningFee,
    extra_guest_fee: listing.extraGuestFee,
    guests_included: listing.guestsIncluded,
    min_stay: listing.minStay,
    rating: ratings.length === 0 ? null : Number(mean.toFixed(2)),
    reviews_count: ratings.length,
    channel_links: listing.syndications,
    updated_at: listing.changedAtMs === null ? UNTOUCHED_AT : instantOf(listing.changedAtMs),
  };
}

export function reservationDocument(stay: KnownStay) {
  return {
    id: stay.id,
    listing_id: stay.listingId,
    confirmation_code: stay.reference,
    channel: stay.channel,
    status: stay.status,
    owner_stay: stay.isOwnerStay,
    requested_at: instantOf(stay.requestedAtMs),
    booked_at: stay.acceptedAtMs === null ? null : instantOf(stay.acceptedAtMs),
    canceled_at: stay.canceledAtMs === null ? null : instantOf(stay.canceledAtMs),
    checkin_date: dateOf(stay.checkin),
    checkout_date: dateOf(stay.checkout),
    nights: stay.checkout - stay.checkin,
    guests: stay.guests,
    guest_name: stay.guestName,
    currency: stay.currency,
    rental_amount: stay.rentalAmount,
    cleaning_fee: stay.cleaningFee,
    total_amount: stay.totalAmount,
    updated_at: instantOf(stay.updatedAtMs),
  };
}

export function blockDocument(block: Block) {
  return {
    id: block.id,
    listing_id: block.listingId,
    first_night: dateOf(block.firstNight),
    last_night: dateOf(block.lastNight),
    reason: block.reason,
  };
}

export function reviewDocument(review: Review) {
  return {
    id: review.id,
    listing_id: review.listingId,
    published_on: dateOf(review.day),
    rating: review.rating,
    channel: review.channel,
  };
}
