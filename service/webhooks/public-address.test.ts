import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress, isPublicHost } from './public-address.ts';

test.each(['1.1.1.1', '100.63.255.255', '172.32.0.1', '192.169.0.1', '223.255.255.254', '2606:4700::1111'])(
  '%s is an address of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.255', '169.254.169.254', '172.16.0.1'],
  ...['192.168.1.1', '192.0.2.1', '198.19.0.1', '203.0.113.7', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fd00::1', 'ff02::1', '2001:db8::1', '::ffff:127.0.0.1', '::ffff:1.1.1.1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'fec0::1', 'example.com', ''],
])('%s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('no way of writing a loopback or private address gets past the host of a URL', () => {
  const octet = fc.nat(255);
  const addresses = fc.oneof(
    fc.tuple(fc.constant(127), octet, octet, octet),
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
  );
  const spellings = fc.constantFrom<(octets: number[]) => string>(
    (octets) => octets.join('.'),
    (octets) => `${octets.join('.')}.`,
    (octets) => String(numberOf(octets)),
    (octets) => `0x${numberOf(octets).toString(16)}`,
    (octets) => octets.map((part) => `0${part.toString(8)}`).join('.'),
    (octets) => `[::ffff:${octets.join('.')}]`,
  );
  fc.assert(
    fc.property(addresses, spellings, (octets, spell) => {
      expect(isPublicHost(new URL(`https://${spell(octets)}/`).hostname)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

const numberOf = (octets: number[]) => octets.reduce((sum, octet) => sum * 256 + octet, 0);

test.each([
  ...['localhost', 'a.localhost', 'intranet', 'printer.local', 'db.internal', 'localhost.', '[::1]'],
  ...['localhost..', 'example.com..', 'a..example.com', 'db.localdomain', 'shop.onion', 'name.alt'],
])('the host %s is none of the public internet', (host) => {
  expect(isPublicHost(new URL(`https://${host}/`).hostname)).toBe(false);
});

test.each(['example.com', 'hooks.example.co.jp', 'xn--bcher-kva.example.org', '[2606:4700::1111]'])(
  'the host %s may be one',
  (host) => {
    expect(isPublicHost(new URL(`https://${host}/`).hostname)).toBe(true);
  },
);
