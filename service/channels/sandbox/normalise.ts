import type { z } from 'zod';
import type { ChannelBlock, ChannelListing, ChannelReservation, ChannelReview } from '../records.ts';
import type { blockDocument, listingDocument, reservationDocument, reviewDocument } from './documents.ts';

export function toListing(document: z.output<typeof listingDocument>): ChannelListing {
  const { address } = document;
  return {
    channelListingId: document.id,
    parentChannelListingId: document.parent_id,
    isMultiUnitParent: document.unit_ids.length > 0,
    title: document.title,
    imageUrl: document.picture_url,
    address: address.street,
    neighborhood: address.neighborhood,
    city: address.city,
    state: address.state,
    country: address.country,
    countryCode: address.country_code,
    roomType: document.property_type,
    bedrooms: document.bedrooms,
    bathrooms: document.bathrooms,
    maxGuests: document.max_guests,
    latitude: document.latitude,
    longitude: document.longitude,
    timezone: document.timezone,
    currency: document.currency,
    basePriceMajor: document.base_price,
    minStayNights: document.min_stay,
    extraGuestFeeMajor: document.extra_guest_fee,
    extraGuestThreshold: document.guests_included,
    rating: document.rating,
    reviewsCount: document.reviews_count,
    syndications: document.channel_links.map(({ channel, id }) => ({ channel, channelListingId: id })),
    updatedAt: document.updated_at,
  };
}

export function toReservation(document: z.output<typeof reservationDocument>): ChannelReservation {
  return {
    channelReservationId: document.id,
    channelListingId: document.listing_id,
    reference: document.confirmation_code,
    status: document.status,
    isOwnerStay: document.owner_stay,
    bookedThrough: document.channel,
    bookedAt: document.booked_at,
    canceledAt: document.canceled_at,
    checkinDate: document.checkin_date,
    checkoutDate: document.checkout_date,
    guests: document.guests,
    currency: document.currency,
    rentalAmountMajor: document.rental_amount,
    cleaningFeeMajor: document.cleaning_fee,
    totalAmountMajor: document.total_amount,
    updatedAt: document.updated_at,
  };
}

export function toBlock(document: z.output<typeof blockDocument>): ChannelBlock {
  return {
    channelBlockId: document.id,
    channelListingId: document.listing_id,
    firstNight: document.first_night,
    lastNight: document.last_night,
    reason: document.reason,
  };
}

export function toReview(document: z.output<typeof reviewDocument>): ChannelReview {
  return {
    channelReviewId: document.id,
    channelListingId: document.listing_id,
    reviewedOn: document.published_on,
    rating: document.rating,
  };
}
