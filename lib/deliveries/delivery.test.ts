import { expect, it } from 'vitest';
import { pauseBefore, spanOf, stateOf } from '#lib/deliveries/delivery.ts';

const attempt = (at: string, ms: number) => ({
  'attempted-at': `2026-11-21T06:${at}Z`,
  'duration-ms': ms,
  'response-status': 503,
  error: null,
  'next-attempt-at': null,
});

it('tells a delivery that waits for its first attempt from one that is tried again', () => {
  expect(stateOf({ 'delivery-status': 'pending', attempts: [] })).toBe('waiting');
  expect(stateOf({ 'delivery-status': 'pending', attempts: [attempt('05:12.000', 5)] })).toBe('retrying');
  expect(stateOf({ 'delivery-status': 'dropped', attempts: [] })).toBe('dropped');
});

it('measures the pause before each attempt, and all of them together', () => {
  const attempts = [attempt('05:12.500', 2140), attempt('05:15.500', 1874), attempt('08:10.500', 15_000)];
  expect(attempts.map((_, index) => pauseBefore(attempts, index))).toEqual([null, 3000, 175_000]);
  expect(spanOf(attempts)).toBe(193_000);
  expect(spanOf([])).toBe(0);
});
