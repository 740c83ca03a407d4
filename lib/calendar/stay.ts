import type { Stay as StayResource } from '#contract/console/stays.ts';
import type { EpochDay } from '#contract/dates.ts';
import { toEpochDay } from '#contract/dates.ts';

export interface Stay {
  id: string;
  checkin: EpochDay;
  /** The day of departure: the last night is the one before. */
  checkout: EpochDay;
  status: 'accepted' | 'unconfirmed';
  /** Where the guest booked; null when the source does not say. */
  channel: string | null;
  ownerStay: boolean;
  /** Nightly rate in `currency`, major units; null when the channel does not say. */
  rate: number | null;
  currency: string;
}

/** Stays in order of arrival; ones without a night are left out. */
export function staysOf(resources: StayResource[]): Stay[] {
  return resources
    .map(({ id, attributes }) => ({
      id,
      checkin: toEpochDay(attributes['checkin-date']),
      checkout: toEpochDay(attributes['checkout-date']),
      status: attributes.status,
      channel: attributes.channel,
      ownerStay: attributes['is-owner-stay'],
      rate: attributes.adr,
      currency: attributes.currency,
    }))
    .filter((stay) => stay.checkout > stay.checkin)
    .sort((a, b) => a.checkin - b.checkin || a.checkout - b.checkout);
}
