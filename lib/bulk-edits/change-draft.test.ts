import { describe, expect, it } from 'vitest';
import { bulkChangeSchema } from '#contract/console/bulk-edits/change.ts';
import {
  type ChangeDraft,
  changeOf,
  draftProblems,
  draftWith,
  emptyDraft,
  isEmpty,
  namesMoney,
} from '#lib/bulk-edits/change-draft.ts';

const withPrice = (
  name: 'base-price' | 'min-price' | 'max-price',
  price: Partial<ChangeDraft['base-price']>,
) => ({
  ...emptyDraft,
  [name]: { ...emptyDraft[name], on: true, ...price },
});
const withNights = (nights: Partial<ChangeDraft['nights']>): ChangeDraft => ({
  ...emptyDraft,
  nights: { ...emptyDraft.nights, on: true, from: '2027-01-02', to: '2027-01-05', ...nights },
});

describe('a draft', () => {
  it('is empty and without problems until something is chosen', () => {
    expect(isEmpty(emptyDraft)).toBe(true);
    expect(draftProblems(emptyDraft, null)).toEqual([]);
  });

  it('begins with the nights of the screen before, which are then part of the change', () => {
    const nights = {
      from: '2027-01-02',
      to: '2027-01-05',
      step: 'percent',
      price: null,
      percent: -10,
    } as const;
    const change = changeOf(draftWith(nights), null);
    expect(change).toEqual({
      nights: {
        'start-date': '2027-01-02',
        'end-date': '2027-01-05',
        override: { kind: 'percent', percent: -10 },
      },
    });
    expect(isEmpty(draftWith(undefined))).toBe(true);
  });

  it('becomes a change that the contract takes, all steps together', () => {
    const draft: ChangeDraft = {
      'base-price': { ...emptyDraft['base-price'], on: true, percent: -7.5 },
      'min-price': { ...emptyDraft['min-price'], on: true, step: 'set', set: 80 },
      'max-price': { ...emptyDraft['max-price'], on: true, step: 'remove' },
      'min-stay': { on: true, nights: 3 },
      nights: {
        ...emptyDraft.nights,
        on: true,
        from: '2027-01-02',
        to: '2027-01-05',
        price: 300,
        minStay: 2,
      },
      enabled: { on: true, value: false },
    };
    expect(draftProblems(draft, 'EUR')).toEqual([]);
    expect(bulkChangeSchema.parse(changeOf(draft, 'EUR'))).toEqual({
      'base-price': { step: 'percent', percent: -7.5 },
      'min-price': { step: 'set', amount: 80 },
      'max-price': { step: 'remove' },
      'min-stay': 3,
      nights: {
        'start-date': '2027-01-02',
        'end-date': '2027-01-05',
        override: { kind: 'fixed', price: 300 },
        'min-stay': 2,
      },
      enabled: false,
      currency: 'EUR',
    });
  });

  it('names a currency only where it names money', () => {
    const percent = withPrice('base-price', { percent: 5 });
    expect(namesMoney(percent)).toBe(false);
    expect(changeOf(percent, 'EUR')).not.toHaveProperty('currency');
    expect(namesMoney(withPrice('min-price', { step: 'amount', amount: 5 }))).toBe(true);
    expect(namesMoney(withNights({ step: 'fixed' }))).toBe(true);
    expect(namesMoney(withNights({ step: 'clear' }))).toBe(false);
  });

  it('leaves the overrides of nights alone whose minimum stay is to change, and changes one of them at least', () => {
    const stay = withNights({ from: '2027-01-02', to: '2027-01-05', step: 'keep', price: 300, minStay: 2 });
    expect(namesMoney(stay)).toBe(false);
    expect(changeOf(stay, 'EUR')).toEqual({
      nights: { 'start-date': '2027-01-02', 'end-date': '2027-01-05', 'min-stay': 2 },
    });
    const nothing = withNights({ from: '2027-01-02', to: '2027-01-05', step: 'keep' });
    expect(draftProblems(nothing, null)).toMatchObject([{ path: 'nights.min-stay', kind: 'missing' }]);
  });

  it('keeps the figure of each way to change a price', () => {
    const draft = withPrice('base-price', { step: 'set', set: 120, percent: -5 });
    expect(changeOf(draft, null)).toEqual({ 'base-price': { step: 'set', amount: 120 } });
  });

  it.each([
    ['a figure that is missing', withPrice('base-price', {}), 'base-price.percent', 'missing', undefined],
    ['text', withPrice('base-price', { percent: 'five' }), 'base-price.percent', 'number', undefined],
    [
      'everything taken away',
      withPrice('min-price', { percent: -100 }),
      'min-price.percent',
      'least',
      -99.99,
    ],
    [
      'a base price too low',
      withPrice('base-price', { step: 'set', set: 3 }),
      'base-price.amount',
      'least',
      10,
    ],
    [
      'part of a unit',
      withPrice('base-price', { step: 'set', set: 99.5 }),
      'base-price.amount',
      'whole',
      undefined,
    ],
    [
      'an end before the start',
      withNights({ to: '2027-01-01', price: 90 }),
      'nights.end-date',
      'backwards',
      undefined,
    ],
    [
      'more than 366 nights',
      withNights({ to: '2028-06-01', price: 90 }),
      'nights.end-date',
      'tooFar',
      '2028-01-02',
    ],
    ['no date', withNights({ from: '', price: 90 }), 'nights.start-date', 'missing', undefined],
    ['a price that is missing', withNights({}), 'nights.override.price', 'missing', undefined],
  ])('cannot be sent with %s', (_, draft, path, kind, limit) => {
    const problem = draftProblems(draft, 'EUR').find((one) => one.path === path);
    expect(problem).toMatchObject(limit === undefined ? { kind } : { kind, limit });
  });

  it('cannot put the minimum over the maximum', () => {
    const draft = {
      ...withPrice('min-price', { step: 'set', set: 200 }),
      'max-price': { ...emptyDraft['max-price'], on: true, step: 'set' as const, set: 100 },
    };
    expect(draftProblems(draft, 'EUR')).toEqual([{ path: 'min-price.amount', kind: 'aboveMaximum' }]);
  });
});
