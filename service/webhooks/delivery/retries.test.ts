import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';
import { retryDelayMs } from './retry-delay.ts';
import { verdictOf } from './verdict.ts';

const NOW = new Date('2026-06-15T10:00:00.000Z');

const { TZ } = process.env;
beforeAll(() => {
  process.env.TZ = 'Asia/Tokyo'; // what names no zone must not be read in that of the machine
});
afterAll(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

test.each([
  ['0', 0],
  ['120', 120_000],
  [' 7 ', 7000],
  ['Mon, 15 Jun 2026 10:01:00 GMT', 60_000],
  ['Monday, 15-Jun-26 10:01:00 GMT', 60_000],
  ['Mon Jun 15 10:01:00 2026', 60_000],
  ['Mon, 15 Jun 2026 09:00:00 GMT', 0],
  ['-5', null],
  ['1.5', null],
  ['2026-06-15T10:01:00Z', null],
  ['soon', null],
  ['', null],
])('Retry-After “%s” is %s ms', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});

test('no Retry-After says nothing', () => {
  expect(retryAfterMs(null, NOW)).toBeNull();
});

test('attempts follow about 1, 5, 25 and 125 seconds after one another', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
      for (const [index, seconds] of [1, 5, 25, 125].entries()) {
        const ratio = retryDelayMs(index + 1, null, random) / (seconds * 1000);
        expect(ratio).toBeGreaterThanOrEqual(0.8);
        expect(ratio).toBeLessThanOrEqual(1.2);
      }
    }),
  );
});

test('what the receiver asks for is the least, and five minutes are the most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(1_000_000_000), (attempt, askedMs) => {
      const delay = retryDelayMs(attempt, askedMs);
      expect(delay).toBeGreaterThanOrEqual(Math.min(300_000, askedMs));
      expect(delay).toBeLessThanOrEqual(300_000);
    }),
  );
});

test('every status is delivered, tried again or given up', () => {
  const of = (verdict: string) =>
    Array.from({ length: 500 }, (_, index) => index + 100).filter((status) => verdictOf(status) === verdict);
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  expect(of('delivered')).toEqual(range(200, 300));
  expect(of('retry')).toEqual([408, 429, ...range(500, 600)]);
  expect(verdictOf(null)).toBe('retry');
});
