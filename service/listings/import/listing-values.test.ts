import { describe, expect, test } from 'vitest';
import type { ChannelListing } from '../../channels/records.ts';
import { describedValues, initialSettings } from './listing-values.ts';

const record = (said: Partial<ChannelListing>): ChannelListing => ({
  channelListingId: '1',
  parentChannelListingId: null,
  isMultiUnitParent: false,
  title: 'Casa',
  imageUrl: null,
  address: null,
  neighborhood: null,
  city: null,
  state: null,
  country: null,
  countryCode: null,
  roomType: null,
  bedrooms: null,
  bathrooms: null,
  maxGuests: null,
  latitude: 38.697,
  longitude: -9.422,
  timezone: null,
  currency: 'EUR',
  basePriceMajor: null,
  minStayNights: null,
  extraGuestFeeMajor: null,
  extraGuestThreshold: null,
  rating: null,
  reviewsCount: null,
  syndications: [],
  updatedAt: null,
  ...said,
});

describe('the timezone of a listing', () => {
  test.each([
    ['is the one the channel names', { timezone: 'Asia/Tokyo' }, 'Asia/Tokyo'],
    ['follows from the coordinates where the channel names none', {}, 'Europe/Lisbon'],
    [
      'follows from the coordinates where the channel names an offset',
      { timezone: '+0900' },
      'Europe/Lisbon',
    ],
    ['follows from the coordinates where there is no such zone', { timezone: 'Mars/Base' }, 'Europe/Lisbon'],
    ['is UTC where nothing is known', { latitude: null, longitude: null }, 'UTC'],
  ])('%s', (_, said, expected) => {
    expect(describedValues(record(said)).timezone).toBe(expected);
  });
});

test('a half bath is .50', () => {
  expect(describedValues(record({ bathrooms: 1.5 })).bathrooms).toBe('1.50');
});

test('a channel that says nothing of stays leaves one night for one guest without a fee', () => {
  expect(initialSettings(record({ minStayNights: 0 }))).toEqual({
    minStay: 1,
    extraGuestFee: '0.00',
    extraGuestThreshold: 1,
  });
});
