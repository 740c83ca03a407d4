import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const socketAddress = '10.0.0.9';

test.each([
  [0, undefined, '10.0.0.9'],
  [0, '203.0.113.7', '10.0.0.9'],
  [1, undefined, '10.0.0.9'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7', '198.51.100.1'],
  [2, '192.0.2.66,198.51.100.1 , 203.0.113.7', '198.51.100.1'],
  [3, '203.0.113.7', '203.0.113.7'],
])('behind %i trusted proxies, forwarded for %s, the client is %s', (trustedHops, forwardedFor, client) => {
  expect(clientAddress({ socketAddress, forwardedFor }, trustedHops)).toBe(client);
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['::1', '::1'],
])('%s is written as %s', (address, written) => {
  expect(clientAddress({ socketAddress: address, forwardedFor: undefined }, 0)).toBe(written);
});

test.each(['unknown', '', '203.0.113.7:4711', '203.0.113.256', '_hidden'])(
  'what a proxy wrote as “%s” is no address',
  (forwardedFor) => {
    expect(clientAddress({ socketAddress, forwardedFor }, 1)).toBeNull();
  },
);

test('a socket that is gone has no address', () => {
  expect(clientAddress({ socketAddress: undefined, forwardedFor: undefined }, 0)).toBeNull();
});
