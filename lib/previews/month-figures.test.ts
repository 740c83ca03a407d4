import { describe, expect, it } from 'vitest';
import { averageDigits } from '#lib/previews/average-digits.ts';
import { effectOf } from '#lib/previews/effect.ts';
import { averageAfter, monthFigures } from '#lib/previews/month-figures.ts';
import { previewOf } from '#lib/previews/preview.test-data.ts';

describe('the months of a preview', () => {
  it('count and average the nights that can be booked', () => {
    const preview = previewOf([90, 100, 200, 300], [90, 110, 200, 999], { availability: 'aaab' });
    expect(monthFigures(preview)).toEqual([
      { month: '2026-11', open: 1, changed: 0, before: 90, after: 90 },
      { month: '2026-12', open: 2, changed: 1, before: 150, after: 155 },
    ]);
  });

  it('have no average where nothing can be booked, or nothing was priced', () => {
    const taken = previewOf([90], [95], { availability: 'b' });
    expect(monthFigures(taken)).toEqual([
      { month: '2026-11', open: 0, changed: 0, before: null, after: null },
    ]);
    const unpriced = previewOf(null, [95]);
    expect(monthFigures(unpriced)).toMatchObject([{ changed: 0, before: null, after: 95 }]);
    expect([averageAfter(taken), averageAfter(unpriced)]).toEqual([null, 95]);
  });
});

describe('the effect', () => {
  const effect = (summary: Parameters<typeof previewOf>[2], hasChanges = true) =>
    effectOf(previewOf([90], [90], summary), hasChanges);

  it.each([
    ['standing', undefined, false],
    ['none', {}, true],
    ['stays', { summary: { 'min-stays-changed': 3 } }, true],
    ['prices', { summary: { 'nights-changed': 1, 'min-stays-changed': 3 } }, true],
    ['prices', { summary: { 'nights-freed': 2 } }, true],
  ] as const)('is told as %s', (told, summary, hasChanges) => {
    expect(effect(summary, hasChanges)).toBe(told);
  });
});

it('averages have the decimals of their currency, unless they are long', () => {
  expect(averageDigits([132.4, 99], 'EUR')).toBe(2);
  expect(averageDigits([132.4, 1200], 'EUR')).toBe(0);
  expect(averageDigits([132.4], 'JPY')).toBe(0);
});
