import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refuseValue } from '#contract/refusals.ts';
import { type Because, refusedBecause, type SaidError } from '#lib/forms/refused-because.ts';
import { schemaProblems } from '#lib/forms/schema-problems.ts';

describe('why something is refused', () => {
  it.each<[Partial<SaidError>, Because]>([
    [
      { status: '400', meta: { code: 'below_minimum', limit: 10 } },
      { kind: 'least', limit: 10 },
    ],
    [
      { status: '400', meta: { code: 'above_maximum', limit: 90 } },
      { kind: 'most', limit: 90 },
    ],
    [{ status: '400', meta: { code: 'required' } }, { kind: 'missing' }],
    [{ status: '400', meta: { code: 'date_past', today: '2026-11-21' } }, { kind: 'past' }],
    [
      { status: '400', meta: { code: 'date_too_far', latest: '2031-11-21' } },
      { kind: 'tooFar', limit: '2031-11-21' },
    ],
    [
      {
        status: '400',
        meta: {
          code: 'seasons_overlap',
          position: 1,
          'start-date': '2026-07-01',
          'end-date': '2026-07-09',
        },
      },
      { kind: 'overlap', limit: '2026-07-01/2026-07-09' },
    ],
    [
      {
        status: '400',
        meta: { code: 'limits_cross', floor: 88, ceiling: 10, date: '2026-11-21', currency: 'EUR' },
      },
      { kind: 'crossed', figures: { floor: 88, ceiling: 10, date: '2026-11-21', currency: 'EUR' } },
    ],
    [
      { status: '422', meta: { code: 'weekdays_stay_open', weekdays: ['sunday'] } },
      { kind: 'openDays', figures: { days: ['sunday'] } },
    ],
    [{ status: '422', meta: { code: 'min_stays_unsupported' } }, { kind: 'noMinStays' }],
    [
      { status: '422', code: 'other_currency', meta: { asked: 'EUR', currency: 'USD' } },
      { kind: 'otherCurrency', figures: { currency: 'USD' } },
    ],
    [{ status: '422', code: 'yearly_season' }, { kind: 'yearlySeason' }],
    [{ status: '409', code: 'changed_since' }, { kind: 'changedSince' }],
    [{ status: '422', code: 'required' }, { kind: 'noBasePrice' }],
    [
      { status: '422', code: 'not_restorable', meta: { code: 'nothing_to_restore' } },
      { kind: 'notRestorable' },
    ],
    [{ status: '422', code: 'not_restorable', meta: { code: 'required' } }, { kind: 'basePriceStays' }],
    [
      { status: '422', code: 'not_restorable', meta: { code: 'dynamic_adjustment_on' } },
      { kind: 'needsManual' },
    ],
    [{ status: '404' }, { kind: 'noListing' }],
    [{ status: '500' }, { kind: 'unexpected' }],
  ])('is read from %j', (error, because) => {
    expect(refusedBecause({ detail: 'At most 7, said on 2020-01-01.', ...error })).toEqual(because);
  });

  it.each<Partial<SaidError>>([
    { status: '422', code: 'brand_new' },
    { status: '422', code: 'not_restorable' },
    { status: '400', meta: { code: 'brand_new', limit: 3 } },
    { status: '400' },
    { status: '404', pointer: '/data/attributes/restore-point' },
  ])('is told as it was said where %j is not known', (error) => {
    expect(refusedBecause({ detail: 'Something else.', ...error })).toEqual({
      kind: 'said',
      text: 'Something else.',
    });
  });
});

it('what a schema refuses and what the service refuses are one kind', () => {
  const schema = z.object({ price: z.int().min(10), end: z.string() }).superRefine(({ end }, context) => {
    refuseValue(
      context,
      { path: ['end'], message: 'Too late', input: end },
      { code: 'date_too_far', figures: { latest: '2031-11-21' } },
    );
  });
  expect(schemaProblems(schema, { price: 10, end: '2040-01-01' })).toEqual([
    { path: 'end', kind: 'tooFar', limit: '2031-11-21' },
  ]);
  expect(schemaProblems(schema, { price: 9, end: '2040-01-01' })[0]).toEqual({
    path: 'price',
    kind: 'least',
    limit: 10,
  });
  expect(schemaProblems(schema, { price: '', end: '' })[0]).toEqual({ path: 'price', kind: 'missing' });
});
