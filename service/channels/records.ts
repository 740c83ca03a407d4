import type { IsoDate } from '#contract/dates.ts';

/** A moment as RFC 3339 UTC with `Z`. */
export type UtcInstant = string;

/** Where a property management system syndicates a listing to: `{ channel: 'airbnb', channelListingId: '4410…' }`. */
export interface ChannelSyndication {
  channel: string;
  channelListingId: string;
}

/** A listing as its channel reports it, in the same terms for every channel. Null: the channel does not say. */
export interface ChannelListing {
  channelListingId: string;
  /** Set on a unit of a multi-unit listing: the listing it belongs to. */
  parentChannelListingId: string | null;
  /** True for a listing that is only the sum of its units and takes no booking itself. */
  isMultiUnitParent: boolean;
  title: string;
  imageUrl: string | null;
  address: string | null;
  neighborhood: string | null;
  city: string | null;
  state: string | null;
  /** Country name as shown to people. */
  country: string | null;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string | null;
  /** Property type in the channel's own words. */
  roomType: string | null;
  bedrooms: number | null;
  /** Halves are possible: 1.5. */
  bathrooms: number | null;
  maxGuests: number | null;
  latitude: number | null;
  longitude: number | null;
  /** IANA name; null when the channel has none, then it follows from the coordinates. */
  timezone: string | null;
  /** ISO 4217 of every price of this listing. */
  currency: string;
  /** Nightly price the channel starts from, major units. */
  basePriceMajor: number | null;
  minStayNights: number | null;
  /** Per guest and night above `extraGuestThreshold`, major units. */
  extraGuestFeeMajor: number | null;
  extraGuestThreshold: number | null;
  /** Mean review score, 1 to 5. */
  rating: number | null;
  reviewsCount: number | null;
  syndications: readonly ChannelSyndication[];
  updatedAt: UtcInstant | null;
}

export type ChannelReservationStatus = 'accepted' | 'canceled' | 'unconfirmed';

export interface ChannelReservation {
  channelReservationId: string;
  /** The unit's own listing where the stay is in a unit. */
  channelListingId: string;
  /** Confirmation code. */
  reference: string | null;
  status: ChannelReservationStatus;
  isOwnerStay: boolean | null;
  /** Distribution channel the guest booked through, as the source names it (`Airbnb`, `Direct`). */
  bookedThrough: string | null;
  /** When it was accepted; null while it is unconfirmed. */
  bookedAt: UtcInstant | null;
  canceledAt: UtcInstant | null;
  /** In the listing's local calendar, as is `checkoutDate`; the last night is the day before checkout. */
  checkinDate: IsoDate;
  checkoutDate: IsoDate;
  guests: number | null;
  /** ISO 4217 of the three amounts. */
  currency: string;
  /** Accommodation without fees and taxes, major units. */
  rentalAmountMajor: number | null;
  cleaningFeeMajor: number | null;
  /** What the guest pays in all, major units. */
  totalAmountMajor: number | null;
  updatedAt: UtcInstant | null;
}

/** Nights held off the market without a reservation. */
export interface ChannelBlock {
  channelBlockId: string;
  channelListingId: string;
  firstNight: IsoDate;
  /** Inclusive. */
  lastNight: IsoDate;
  reason: string | null;
}

export interface ChannelReview {
  channelReviewId: string;
  channelListingId: string;
  /** Day it was published. */
  reviewedOn: IsoDate;
  /** 1 to 5. */
  rating: number;
}

/** What one night shall cost; null leaves a restriction as it is. */
export interface ChannelPriceNight {
  date: IsoDate;
  /** Whole units of the listing's currency. */
  priceMajor: number;
  minStayNights: number | null;
  closedOnArrival: boolean | null;
  closedOnDeparture: boolean | null;
}

export interface ChannelPriceUpdate {
  channelListingId: string;
  /** ISO 4217; a channel refuses prices in another currency than the listing's. */
  currency: string;
  nights: readonly ChannelPriceNight[];
}

export interface ChannelPriceRejection {
  date: IsoDate;
  /** Machine-readable: `date_in_past`, `currency_mismatch`, `listing_not_found`, … */
  code: string;
  message: string;
}

/** Every night of the update is in exactly one of the two lists. */
export interface ChannelPriceOutcome {
  accepted: readonly IsoDate[];
  rejected: readonly ChannelPriceRejection[];
}
