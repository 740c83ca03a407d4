import { expect, test } from 'vitest';
import { staysOf } from './stay.ts';

const attributes = {
  'checkin-date': '2026-12-01',
  'checkout-date': '2026-12-04',
  status: 'accepted',
  channel: 'airbnb',
  'is-owner-stay': null,
  adr: '102.50',
  currency: 'EUR',
};

test('a decimal rate arrives as a number', () => {
  expect(staysOf([{ id: '1', attributes }])[0]?.rate).toBe(102.5);
});

test('cancelled stays and stays without a night are left out', () => {
  expect(staysOf([{ id: '1', attributes: { ...attributes, status: 'canceled' } }])).toEqual([]);
  expect(staysOf([{ id: '1', attributes: { ...attributes, 'checkout-date': '2026-12-01' } }])).toEqual([]);
});
