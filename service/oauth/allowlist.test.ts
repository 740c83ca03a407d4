import { expect, test } from 'vitest';
import { InvalidRequestError } from '../errors.ts';
import { allowlistOf, normaliseNetwork } from './allowlist.ts';

test.each([
  ['203.0.113.0/24', '203.0.113.0/24'],
  ['203.0.113.77/24', '203.0.113.0/24'],
  ['203.0.113.77', '203.0.113.77/32'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['2001:DB8:0::/32', '2001:db8::/32'],
  ['2001:db8::1', '2001:db8::1/128'],
  ['2001:db8:ffff::/33', '2001:db8:8000::/33'],
  ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7/32'],
])('the network %s is kept as %s', (text, kept) => {
  expect(normaliseNetwork(text)).toBe(kept);
});

test.each([
  '',
  '/8',
  '10/8',
  '10.1/16',
  '0x7f.0.0.1',
  '203.0.113.256',
  '203.0.113.0/33',
  '203.0.113.0/',
  '203.0.113.0/-1',
  '203.0.113.0/24/8',
  '2001:db8::/129',
  'fe80::1%eth0',
  'example.com',
])('“%s” is no network', (text) => {
  expect(() => normaliseNetwork(text)).toThrow(InvalidRequestError);
});

const allows = (networks: string[], address: string | null) => allowlistOf(networks)(() => address);

test.each([
  ['203.0.113.200', true],
  ['203.0.114.1', false],
  ['2001:db8:1::5', true],
  ['2001:db9::5', false],
  ['::cb00:7107', false],
])('an allowlist of both families on %s: %s', (address, allowed) => {
  expect(allows(['203.0.113.0/24', '2001:db8::/32'], address)).toBe(allowed);
});

test('an empty allowlist allows every address, any other none that is unknown', () => {
  expect([allows([], null), allows(['0.0.0.0/0'], null), allows(['0.0.0.0/0'], '::1')]).toEqual([
    true,
    false,
    false,
  ]);
});
