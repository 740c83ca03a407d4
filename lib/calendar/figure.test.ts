import { expect, test } from 'vitest';
import { columnWidth, figureOf, stretchOf } from './figure.ts';

test.each([
  ['en', 84, ['84'], 3],
  ['en', 1204, ['1', '204'], 4],
  ['de', 24800, ['24', '800'], 5],
  ['fr', 24800, ['24', '800'], 5],
  ['es', 1204, ['1', '204'], 4],
  ['pt', 1204, ['1', '204'], 4],
  ['ja', 124800, ['124', '800'], 5],
  ['en', -5, ['−5'], 3],
] as const)('in %s, %i stands as %j', (locale, value, groups, stretch) => {
  const figure = figureOf(value, locale);
  expect(figure.groups).toEqual(groups);
  expect(stretchOf(figure.digits)).toBe(stretch);
});

test('a column grows with its longest price', () => {
  const widths = [2, 3, 4, 5, 6, 7].map(columnWidth);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(columnWidth(7)).toBeGreaterThan(columnWidth(6));
});
