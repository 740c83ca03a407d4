import { rounded } from './night-sums.ts';

/** An observed listing as its market describes it. */
export interface ObservedFacts {
  externalId: string;
  title: string | null;
  url: string | null;
  image: string | null;
  roomType: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  latitude: number;
  longitude: number;
  rating: number | null;
  reviewsCount: number | null;
  /** Where its market was observed. */
  source: string;
}

/** What a feed calls a place where listings are advertised. */
const CHANNELS: Record<string, string> = { 'inside-airbnb': 'airbnb' };
const AIRBNB_ROOM = 'https://www.airbnb.com/rooms/';

/** The attributes that describe an observed listing wherever it is told of. */
export function observedFacts(row: ObservedFacts) {
  const channel = CHANNELS[row.source] ?? row.source;
  const isNamedByChannel = channel === 'airbnb' && /^\d+$/.test(row.externalId);
  return {
    channel,
    'channel-listing-id': row.externalId,
    title: row.title,
    url: row.url ?? (isNamedByChannel ? `${AIRBNB_ROOM}${row.externalId}` : null),
    image: row.image,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    'room-type': row.roomType,
    latitude: row.latitude,
    longitude: row.longitude,
    rating: row.rating && rounded(row.rating),
    'reviews-count': row.reviewsCount,
  };
}
