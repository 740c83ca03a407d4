import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoInstant, isoInstantOrNull } from './instants.ts';

test.for([
  ['2026-11-21 09:46:50+00', '2026-11-21T09:46:50.000Z'],
  ['2026-11-21 09:46:50.1+00', '2026-11-21T09:46:50.100Z'],
  ['2026-11-21 09:46:50.123456+00', '2026-11-21T09:46:50.123Z'],
  ['2026-11-21 11:46:50.123+02', '2026-11-21T09:46:50.123Z'],
  ['2026-11-21 15:16:50.5+05:30', '2026-11-21T09:46:50.500Z'],
  ['2026-11-21T09:46:50.12+00:00', '2026-11-21T09:46:50.120Z'],
  ['2026-11-21T11:46:50+02:00', '2026-11-21T09:46:50.000Z'],
])('%s is %s', ([text, iso]) => {
  expect(isoInstant(text as string)).toBe(iso);
});

test('cutting and parsing tell the same instant', () => {
  const instants = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const iso = instant.toISOString();
      expect(isoInstant(`${iso.slice(0, 10)} ${iso.slice(11, -1)}+00`)).toBe(iso);
    }),
  );
});

test('no instant stays none', () => {
  expect(isoInstantOrNull(null)).toBeNull();
});
