import { expect, test } from 'vitest';
import { channelName, shortChannelName } from './channel-name.ts';

test.each([
  ['booking_com', 'Booking.com', 'Booking'],
  ['Booking.com', 'Booking.com', 'Booking'],
  ['airbnb', 'Airbnb', 'Airbnb'],
  ['direct', 'Direct', 'Direct'],
  ['own_website', 'Own website', 'Own website'],
])('%s is %s, and %s on a bar', (channel, name, short) => {
  expect(channelName(channel)).toBe(name);
  expect(shortChannelName(channel)).toBe(short);
});
