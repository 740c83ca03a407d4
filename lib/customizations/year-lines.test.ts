import { expect, it } from 'vitest';
import type { Night } from '#lib/calendar/night.ts';
import { readYear, stepPath } from '#lib/customizations/year-lines.ts';

const night = (day: number, price: number, floor: number, ceiling: number | null): [number, Night] => [
  day,
  { day, price, floor, ceiling, availability: 'available', override: null, events: [] },
];

it('a night without a limit breaks its line, and is not zero', () => {
  const year = readYear(new Map([night(10, 100, 80, 200), night(11, 120, 80, null)]), { from: 10, to: 12 });
  expect(year?.prices).toEqual([100, 120, null]);
  expect(year?.ceilings).toEqual([200, null, null]);
  expect(year?.share(80)).toBeGreaterThanOrEqual(0);
  expect(year?.share(200)).toBeLessThanOrEqual(1);
});

it('nothing is drawn where no night has a price', () => {
  expect(readYear(new Map(), { from: 10, to: 12 })).toBeNull();
});

it('lines are level over each night', () => {
  expect(stepPath([10, 20, null, 20], (price) => price / 100)).toBe('M0 90H1V80H2M3 80H4');
});
