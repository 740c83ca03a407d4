import type { EpochDay, IsoDate } from '#contract/dates.ts';
import { toEpochDay } from '#contract/dates.ts';

export interface Stay {
  id: string;
  checkin: EpochDay;
  /** The day of departure: the last night is the one before. */
  checkout: EpochDay;
  status: 'accepted' | 'unconfirmed';
  channel: string;
  ownerStay: boolean;
  /** Nightly rate in `currency`, major units; null when the channel does not say. */
  rate: number | null;
  currency: string | null;
}

/** What the calendar needs of the console API's `stays`. */
export interface StayResource {
  id: string;
  attributes: {
    'checkin-date': IsoDate;
    'checkout-date': IsoDate;
    status: string;
    channel: string;
    'is-owner-stay': boolean | null;
    adr: number | string | null;
    currency: string | null;
  };
}

/** Stays in order of arrival; cancelled ones and ones without a night are left out. */
export function staysOf(resources: StayResource[]): Stay[] {
  return resources
    .map(({ id, attributes }) => ({
      id,
      checkin: toEpochDay(attributes['checkin-date']),
      checkout: toEpochDay(attributes['checkout-date']),
      status: attributes.status,
      channel: attributes.channel,
      ownerStay: attributes['is-owner-stay'] === true,
      rate: attributes.adr === null ? null : Number(attributes.adr),
      currency: attributes.currency,
    }))
    .filter((stay): stay is Stay => stay.status === 'accepted' || stay.status === 'unconfirmed')
    .filter((stay) => stay.checkout > stay.checkin)
    .sort((a, b) => a.checkin - b.checkin || a.checkout - b.checkout);
}
