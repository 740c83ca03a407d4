import type { CalendarRow } from '#contract/console/calendar-grid.ts';
import { toEpochDay } from '#contract/dates.ts';
import type { GridListing } from './lines.ts';

export const TODAY = toEpochDay('2026-11-20');

export function listing(id: string, changes: Partial<GridListing> = {}): GridListing {
  return {
    id,
    title: `Listing ${id}`,
    market: 'Berlin',
    account: { id: '1', label: 'Brandt' },
    currency: 'EUR',
    basePrice: 100,
    enabled: true,
    unpriced: null,
    today: TODAY,
    ...changes,
  };
}

/** A row of the grid with ten nights, as the service writes it. */
export function row(id: string, changes: Partial<CalendarRow['attributes']> = {}): CalendarRow {
  return {
    type: 'calendar-rows',
    id,
    attributes: {
      title: `Listing ${id}`,
      image: null,
      market: 'Berlin',
      account: { id: '1', label: 'Brandt' },
      currency: 'EUR',
      today: '2026-11-20',
      'base-price': 100,
      'min-price': 80,
      'max-price': null,
      'in-active-market': true,
      enabled: true,
      'unpriced-because': null,
      nights: {
        price: [100, 104, 110, 120, null, 90, 80, 80, 95, 100],
        availability: 'aabbxuaaaa',
        override: '----------',
        held: '------ff--',
        floor: [80, 80, 80, 80, 80, 80, 80, 80, 80, 80],
        ceiling: null,
        change: [0, -3, null, 5, null, 0, 0, 0, 0, 0],
      },
      bookings: {
        id: ['7'],
        checkin: ['2026-11-22'],
        checkout: ['2026-11-24'],
        status: ['accepted'],
        channel: ['booking_com'],
        'is-owner-stay': [false],
        rate: [118.6],
        currency: ['EUR'],
        'listing-id': [id],
      },
      ...changes,
    },
  };
}
