import { expect, test } from 'vitest';
import { staysOf } from './stay.ts';

function resource(id: string, checkin: string, checkout: string) {
  return {
    type: 'stays' as const,
    id,
    attributes: {
      'checkin-date': checkin,
      'checkout-date': checkout,
      status: 'accepted' as const,
      channel: 'airbnb',
      'is-owner-stay': false,
      adr: 102.5,
      currency: 'EUR',
      'listing-id': '1',
    },
  };
}

test('stays come in order of arrival, the shorter of two first', () => {
  const stays = staysOf([
    resource('c', '2026-12-05', '2026-12-06'),
    resource('b', '2026-12-01', '2026-12-04'),
    resource('a', '2026-12-01', '2026-12-02'),
  ]);
  expect(stays.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('stays without a night are left out', () => {
  expect(staysOf([resource('a', '2026-12-01', '2026-12-01')])).toEqual([]);
});
