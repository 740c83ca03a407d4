import { expect, test } from 'vitest';
import { clampWindow, windowHolding, windowLabel, yearWindows } from './year-window.ts';

test('a window is named by the years it touches', () => {
  expect(windowLabel('2026-11')).toBe('2026–27');
  expect(windowLabel('2026-01')).toBe('2026');
});

test('past years are offered as far as something is known, two at most', () => {
  const labels = (known: string | null) => yearWindows('2026-11', known).map((year) => year.label);
  expect(labels(null)).toEqual(['2026–27', '2027–28']);
  expect(labels('2026-12')).toEqual(['2026–27', '2027–28']);
  expect(labels('2026-10')).toEqual(['2025–26', '2026–27', '2027–28']);
  expect(labels('2019-01')).toEqual(['2024–25', '2025–26', '2026–27', '2027–28']);
});

test('a window outside the known years is brought back', () => {
  const windows = yearWindows('2026-11', '2026-01');
  expect(clampWindow('2019-01', windows)).toBe('2025-11');
  expect(clampWindow('2026-03', windows)).toBe('2026-03');
  expect(clampWindow('2031-03', windows)).toBe('2027-11');
});

test.each([
  ['2027-03', '2026-11'],
  ['2026-10', '2026-10'],
  ['2027-11', '2026-12'],
  ['2025-11', '2025-11'],
  ['2026-02', '2025-11'],
  ['2028-01', '2027-11'],
])('to see %s from 2026–27, the window begins in %s', (month, start) => {
  expect(windowHolding(month, '2026-11')).toBe(start);
});
