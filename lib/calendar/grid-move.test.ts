import { expect, test } from 'vitest';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { type GridLayout, movedBy } from './grid-move.ts';

function move(key: string, date: string, layout: GridLayout = 'year'): string | null {
  const day = movedBy(key, toEpochDay(date), layout, 0);
  return day === null ? null : toIsoDate(day);
}

test.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowDown', '2026-11-20', '2026-12-25'],
  ['ArrowUp', '2026-12-25', '2026-11-20'],
  ['ArrowDown', '2026-11-30', '2026-12-31'],
  ['ArrowUp', '2026-12-01', '2026-11-01'],
  ['Home', '2026-11-20', '2026-11-01'],
  ['End', '2026-11-20', '2026-11-30'],
  ['PageDown', '2026-11-20', '2027-11-20'],
  ['PageUp', '2028-02-29', '2027-02-28'],
])('in the year, %s leads from %s to %s', (key, from, to) => {
  expect(move(key, from)).toBe(to);
});

test.each([
  ['ArrowDown', '2026-11-27', '2026-12-04'],
  ['ArrowUp', '2026-12-04', '2026-11-27'],
  ['Home', '2026-11-27', '2026-11-23'],
  ['End', '2026-11-27', '2026-11-29'],
])('among months, %s leads from %s to %s', (key, from, to) => {
  expect(move(key, from, 'months')).toBe(to);
});

test('up and down keep the column, so the weekday, wherever that column has a night', () => {
  expect(new Date(`${move('ArrowDown', '2026-11-20')}T00:00Z`).getUTCDay()).toBe(5);
});

test('other keys move nothing', () => {
  expect(move('a', '2026-11-20')).toBeNull();
});
