import { expect, test } from 'vitest';
import { clampWindow, windowLabel, yearWindows } from './year-window.ts';

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
