import { toEpochDay } from '#contract/dates.ts';
import type { Night, Nights } from './night.ts';
import type { Stay } from './stay.ts';

export const TODAY = toEpochDay('2026-11-20');

/** An open night at 100 between 80 and 190, with what a test cares about changed. */
export function night(date: string, changes: Partial<Night> = {}): Night {
  return {
    day: toEpochDay(date),
    availability: 'available',
    price: 100,
    floor: 80,
    ceiling: 190,
    override: null,
    events: [],
    ...changes,
  };
}

export function nightsOf(...nights: Night[]): Nights {
  return new Map(nights.map((each) => [each.day, each]));
}

export function stay(id: string, checkin: string, checkout: string, changes: Partial<Stay> = {}): Stay {
  return {
    id,
    checkin: toEpochDay(checkin),
    checkout: toEpochDay(checkout),
    status: 'accepted',
    channel: 'airbnb',
    ownerStay: false,
    rate: 102,
    currency: 'EUR',
    ...changes,
  };
}
