import { expect, test } from 'vitest';
import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import {
  draftField,
  draftProblems,
  emptyDraft,
  nightsOfDraft,
  type OverrideDraft,
  rowOf,
} from './override-draft.ts';
import { effectOn } from './override-effect.ts';

const draft = (more: Partial<OverrideDraft> = {}): OverrideDraft => ({
  kind: 'fixed',
  figure: 150,
  from: '2026-12-24',
  to: '2026-12-26',
  ...more,
});
const problems = (more: Partial<OverrideDraft>) =>
  [...draftProblems(draft(more), '2026-11-21')].map(([field, { kind }]) => [field, kind]);

test('a draft is one row of a request, and of one value', () => {
  expect(rowOf(draft())).toMatchObject({ price: 150, 'percentage-adjustment': null, mode: 'price' });
  expect(rowOf(draft({ kind: 'percentage', figure: -5 }))).toMatchObject({
    price: null,
    'percentage-adjustment': -5,
  });
  expect(rowOf(draft({ kind: 'clear' }))).toMatchObject({ price: null, 'percentage-adjustment': null });
  expect(nightsOfDraft(draft())).toBe(3);
});

test('a draft begins with the kind of override that the night has', () => {
  const step = { kind: 'override', key: 'percentage' } as never;
  expect(emptyDraft('2026-12-24', { steps: [step] }).kind).toBe('percentage');
  expect(emptyDraft('2026-12-24', { steps: [] })).toMatchObject({ kind: 'fixed', to: '2026-12-24' });
});

test.each([
  [{}, []],
  [{ kind: 'clear', figure: null }, []],
  [{ figure: null }, [['figure', 'missing']]],
  [{ figure: '12x' }, [['figure', 'number']]],
  [{ figure: 0 }, [['figure', 'least']]],
  [{ kind: 'percentage', figure: 1001 }, [['figure', 'most']]],
  [{ to: '2026-12-23' }, [['to', 'backwards']]],
  [{ from: '2026-11-20' }, [['from', 'past']]],
  [{ to: '2031-11-22' }, [['to', 'tooFar']]],
] as const)('%j has the problems %j', (more, expected) => {
  expect(problems(more)).toEqual(expected);
});

test('what the service refuses is shown at the field it names', () => {
  expect(draftField('overrides.0.price')).toBe('figure');
  expect(draftField('customizations.manual-overrides.overrides.0.end-date')).toBe('to');
  expect(draftField('overrides')).toBeNull();
});

const nights = (price: number[]) => ({
  price,
  floor: [100, 100, 110, 110],
  ceiling: [null, null, null, null],
  'min-stay': [1, 1, 1, 1],
});
const preview = (availability: string) =>
  ({
    from: '2026-12-24',
    availability,
    before: nights([150, 160, 170, 180]),
    after: nights([105, 105, 105, 105]),
  }) as PricePreviewAttributes;

test('the effect is told of the nights that can still be booked', () => {
  expect(effectOn(preview('abaa'), rowOf(draft()))).toEqual({
    nights: 2,
    before: 160,
    after: 105,
    changed: 2,
    belowFloor: 1,
    floor: null,
    unseen: 0,
  });
});

test('where none can be booked it is told of all, and nights too far off are counted', () => {
  const row = rowOf(draft({ from: '2026-12-27', to: '2026-12-28' }));
  expect(effectOn(preview('bbbb'), row)).toMatchObject({ nights: 1, before: 180, floor: 110, unseen: 1 });
  expect(effectOn(preview('aaaa'), rowOf(draft({ from: '2027-12-24', to: '2027-12-24' })))).toBeNull();
});
