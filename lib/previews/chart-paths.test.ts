import { expect, it } from 'vitest';
import { chartPaths } from '#lib/previews/chart-paths.ts';
import { previewOf } from '#lib/previews/preview.test-data.ts';

it('lines are level over each night, and what lasts is one line', () => {
  const { ticks, before, after, nights } = chartPaths(previewOf([100, 100, 150], [100, 200, 200]));
  expect([ticks[0], ticks.at(-1), nights]).toEqual([100, 200, 3]);
  expect(before).toBe('M0 100H2V50H3');
  expect(after).toBe('M0 100H1V0H3');
});

it('the area between closes over the nights that differ, each run by itself', () => {
  const { between } = chartPaths(previewOf([100, 100, 150, 150], [200, 100, 200, 100]));
  expect(between).toBe('M0 0H1V100H0zM2 0H3V100H4V50H3V50H2z');
});

it('bars show how much an open night changes, up and down from the middle', () => {
  const changed = previewOf([100, 100, 100, 100], [140, 90, 100, 180], { availability: 'aaab' });
  const { raised, lowered, taken } = chartPaths(changed);
  expect(raised).toBe('M0 50v-50h1v50z');
  expect(lowered).toBe('M1 50v12.5h1v-12.5z');
  expect(taken).toBe('M3 0H4V100H3z');
});

it('a small change is seen beside a large one', () => {
  const { raised } = chartPaths(previewOf([100, 100], [101, 1100]));
  expect(raised).toBe('M0 50v-12h1v12zM1 50v-50h1v50z');
});

it('without prices before, those after stand alone', () => {
  const paths = chartPaths(previewOf(null, [120, 120]));
  expect([paths.before, paths.between, paths.raised, paths.lowered]).toEqual(['', '', '', '']);
  expect(paths.after).toMatch(/^M0 [\d.]+H2$/);
});
