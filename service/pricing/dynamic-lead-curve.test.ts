import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chancesToBook } from '#service/market/model/booking-curve.ts';
import { DEFAULT_OCCUPANCY, defaultBookingCurve } from '#service/market/model/defaults.ts';
import { dynamicLeadCurve, dynamicLeadRatio } from './dynamic-lead-curve.ts';
import { TIME_BASED_TIERS } from './rules.ts';

test.each([
  ['a night that sells late in 79 % of cases keeps its price a week before', 0.79, 7, 'occupancy', 0],
  ['a night that sells late in 32 % of cases does not', 0.32, 7, 'occupancy', -0.172],
  ['the rate tier holds out', 0.32, 7, 'rate', -0.052],
  ['the revenue tier stands between them', 0.32, 7, 'revenue', -0.103],
  ['a night that never sells today is 30 % cheaper at most', 0, 0, 'occupancy', -0.3],
  ['at 30 days it is too early for a discount', 0, 30, 'occupancy', 0],
  ['at 180 days the premium begins', 0.5, 180, 'occupancy', 0],
  ['at 365 days it is 15 %', 0.5, 365, 'occupancy', 0.15],
  ['without a known chance there is no discount', Number.NaN, 3, 'occupancy', 0],
] as const)('%s', (_, chance, lead, tier, expected) => {
  expect(dynamicLeadRatio(chance, lead, tier)).toBe(expected);
});

test('a better chance never means a lower price, nor does a later discount fall below −30 %', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  const tier = fc.constantFrom(...TIME_BASED_TIERS);
  fc.assert(
    fc.property(chance, chance, fc.nat(500), tier, (a, b, lead, by) => {
      const [worse, better] = [Math.min(a, b), Math.max(a, b)];
      expect(dynamicLeadRatio(worse, lead, by)).toBeLessThanOrEqual(dynamicLeadRatio(better, lead, by));
      expect(dynamicLeadRatio(worse, lead, by)).toBeGreaterThanOrEqual(-0.3);
      expect(dynamicLeadRatio(better, lead, by)).toBeLessThanOrEqual(0.15);
    }),
    { seed: 20_261_120 },
  );
});

test('by lead time no price falls more than five points from one day to the next, nor further than it has to', () => {
  const chances = fc.array(fc.oneof(fc.double({ min: 0, max: 1 }), fc.constant(Number.NaN)), {
    minLength: 366,
    maxLength: 366,
  });
  fc.assert(
    fc.property(chances, fc.constantFrom(...TIME_BASED_TIERS), (values, tier) => {
      const curve = dynamicLeadCurve(Float64Array.from(values), tier);
      for (let lead = 0; lead < 365; lead++) {
        const [ratio = 0, dayBefore = 0] = [curve[lead], curve[lead + 1]];
        const wanted = dynamicLeadRatio(values[lead] ?? Number.NaN, lead, tier);
        expect(ratio).toBeGreaterThanOrEqual(wanted);
        expect(ratio).toBeGreaterThanOrEqual(dayBefore - 0.0501);
        expect(ratio === wanted || ratio < dayBefore).toBe(true);
      }
    }),
    { seed: 20_261_121, numRuns: 50 },
  );
});

describe('on the booking curve that was measured', () => {
  const chances = chancesToBook(defaultBookingCurve(), DEFAULT_OCCUPANCY);
  const [other, weekend] = [chances.subarray(0, 366), chances.subarray(366)];

  test('a weekend night keeps its price until four days before and gives it up by degrees', () => {
    expect([...dynamicLeadCurve(weekend, 'occupancy').subarray(0, 7)]).toEqual([
      -0.185, -0.135, -0.085, -0.048, -0.018, -0.002, 0,
    ]);
  });

  test('another night gets cheaper slowly, for weeks', () => {
    const curve = dynamicLeadCurve(other, 'occupancy');
    const falls = Array.from({ length: 30 }, (_, lead) => (curve[lead + 1] ?? 0) - (curve[lead] ?? 0));
    expect(Math.max(...falls)).toBeLessThan(0.035);
    expect(Math.min(...falls)).toBeGreaterThan(0);
    expect(curve[0]).toBeGreaterThan(-0.3);
  });
});
