import { describe, expect, test } from 'vitest';
import type { ChannelReservation } from '../../channels/records.ts';
import { averageDailyRate } from './average-daily-rate.ts';

const stay = (amounts: Partial<ChannelReservation>): ChannelReservation => ({
  channelReservationId: 'r1',
  channelListingId: 'l1',
  reference: null,
  status: 'accepted',
  isOwnerStay: null,
  bookedThrough: null,
  bookedAt: null,
  canceledAt: null,
  checkinDate: '2026-03-27',
  checkoutDate: '2026-03-30',
  guests: null,
  currency: 'EUR',
  rentalAmountMajor: null,
  cleaningFeeMajor: null,
  totalAmountMajor: null,
  updatedAt: null,
  ...amounts,
});

describe('average daily rate', () => {
  test.each([
    ['is the rental amount per night, rounded down to the cent', { rentalAmountMajor: 200 }, 66.66],
    ['does not lose a cent to binary fractions', { rentalAmountMajor: 3.3 }, 1.1],
    ['prefers the rental amount', { rentalAmountMajor: 300, totalAmountMajor: 900 }, 100],
    ['comes from the total without cleaning', { totalAmountMajor: 390, cleaningFeeMajor: 90 }, 100],
    ['comes from the total alone', { totalAmountMajor: 390 }, 130],
    ['is never below nothing', { totalAmountMajor: 30, cleaningFeeMajor: 90 }, 0],
    ['is unknown without an amount', {}, null],
  ])('%s', (_, amounts, expected) => {
    expect(averageDailyRate(stay(amounts))).toBe(expected);
  });
});
