import type { EpochDay } from '#contract/dates.ts';

/** Values of `PackedNights.available`. */
export const NOT_AVAILABLE = 0;
export const AVAILABLE = 1;
export const UNKNOWN = 255;

/** What a market feed showed of consecutive nights; the three arrays have one entry per night. */
export interface PackedNights {
  firstDay: EpochDay;
  /** `NOT_AVAILABLE` (booked or blocked), `AVAILABLE` or `UNKNOWN`. */
  available: Uint8Array;
  /** Posted price in major units of the market's currency; NaN where none was shown. */
  price: Float32Array;
  /** Minimum stay of an arrival on this night; 0 where unknown. */
  minNights: Uint16Array;
}

export type RoomType = 'entire-home' | 'private-room' | 'shared-room' | 'hotel-room';

/** A listing of the market as a feed or a file showed it on `observedOn`. */
export interface ObservedListing {
  /** The id within its source. */
  id: string;
  name: string | null;
  /** Where it is advertised, and its picture; absent where the source has none. */
  url?: string | null;
  image?: string | null;
  hostId: string | null;
  latitude: number;
  longitude: number;
  neighbourhood: string | null;
  roomType: RoomType;
  propertyType: string | null;
  accommodates: number | null;
  /** 0 is a studio. */
  bedrooms: number | null;
  bathrooms: number | null;
  /** Typical posted price in major units. */
  price: number | null;
  minNights: number | null;
  /** 0…5. */
  rating: number | null;
  reviewsCount: number;
  amenitiesCount: number | null;
  /** The day on which the nights were seen. */
  observedOn: EpochDay;
  nights: PackedNights;
}

/** Nights of which nothing is known yet. */
export function unknownNights(firstDay: EpochDay, count: number): PackedNights {
  return {
    firstDay,
    available: new Uint8Array(count).fill(UNKNOWN),
    price: new Float32Array(count).fill(Number.NaN),
    minNights: new Uint16Array(count),
  };
}
