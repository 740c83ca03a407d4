import { expect, test } from 'vitest';
import type { Step } from './explanation.ts';
import { waterfallOf } from './waterfall.ts';

function step(kind: Step['kind'], before: number, after: number): Step {
  return { kind, key: kind, label: kind, ratio: null, amount: after - before, before, after, reason: null };
}

const waterfall = waterfallOf({
  'base-price': 112,
  price: 158,
  steps: [
    step('factor', 112, 108),
    step('factor', 108, 176),
    step('limit', 176, 163),
    step('rounding', 163, 158),
  ],
});

test('each step begins where the one before it ended', () => {
  const stops = waterfall.rows.map(({ before, after }) => [before, after]);
  expect(stops[0]?.[0]).toBe(waterfall.baseAt);
  for (let index = 1; index < stops.length; index++) expect(stops[index]?.[0]).toBe(stops[index - 1]?.[1]);
  expect(stops.at(-1)?.[1]).toBe(waterfall.priceAt);
});

test('everything stays inside the chart', () => {
  for (const { left, width } of waterfall.rows) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(100);
  }
});

test('a limit is cut off at its own price, other steps are not', () => {
  expect(waterfall.rows.map(({ tone }) => tone)).toEqual(['down', 'up', 'cut', 'rounding']);
  expect(waterfall.rows.map(({ limitAt }) => limitAt !== null)).toEqual([false, false, true, false]);
});

test('a price without steps stands in the middle', () => {
  expect(waterfallOf({ 'base-price': 112, price: 112, steps: [] })).toMatchObject({
    baseAt: 50,
    priceAt: 50,
  });
});
