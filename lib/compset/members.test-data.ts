import type { CompsetMember } from '#contract/compsets.ts';

const nothing = {
  'thirty-day-price': null,
  'ninety-day-price': null,
  'thirty-day-adr': null,
  'ninety-day-adr': null,
  'thirty-day-booked': null,
  'ninety-day-booked': null,
  'thirty-day-availability': null,
  'ninety-day-availability': null,
  'thirty-day-min-stays': null,
  'ninety-day-min-stays': null,
  rating: null,
  'reviews-count': null,
  'average-service-fee': null,
};

export const noFigures = nothing;

/** A member of which nothing is known but what is given. */
export function memberWith(
  title: string,
  metrics: Partial<CompsetMember['metrics']> = {},
  more: Partial<CompsetMember> = {},
): CompsetMember {
  return {
    channel: 'airbnb',
    'channel-listing-id': title,
    title,
    url: null,
    image: null,
    bedrooms: 2,
    bathrooms: 1,
    'room-type': 'entire-home',
    latitude: 49.46,
    longitude: 11.08,
    'distance-km': null,
    similarity: null,
    rating: null,
    'reviews-count': null,
    'health-score': null,
    metrics: {
      ...nothing,
      'thirty-day-adj-occupancy': null,
      'ninety-day-adj-occupancy': null,
      'thirty-day-booked-rate': null,
      'ninety-day-booked-rate': null,
      'base-price': null,
      currency: 'EUR',
      ...metrics,
    },
    ...more,
  };
}
