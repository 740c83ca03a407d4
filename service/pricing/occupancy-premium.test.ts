import { expect, test } from 'vitest';
import { factorsOf } from './calendar-factors.ts';
import { DEFAULT_RULES } from './default-rules.ts';
import { OCCUPANCY_TIERS, occupancyRatio } from './occupancy-premium.ts';
import { priceCalendar } from './price-calendar.ts';
import { bookedModel, plainInputs, plainRules, TODAY } from './testing/sample-inputs.ts';

const RULES = DEFAULT_RULES.occupancyBasedPricing;
const FREE = { minFactor: 0.5, maxFactor: 2 };

test.each([
  ['an empty listing in a booked market is 25 % cheaper this week', 0, 0.6, 3, -0.25],
  ['the same far out is normal', 0, 0.6, 80, 0],
  ['as empty as its market it gets no discount', 0.1, 0.1, 3, 0],
  ['a full listing in an emptier market is 20 % dearer three months out', 0.9, 0.5, 90, 0.2],
  ['beyond 90 days nothing is known', 0.9, 0.5, 91, 0],
  ['a full listing in a fuller market gets no premium', 0.85, 0.9, 90, 0],
  ['without a reading of the market the table alone decides', 0.1, Number.NaN, 3, -0.25],
  ['without a sellable night there is no reading', Number.NaN, 0.5, 3, 0],
])('%s', (_, listing, market, lead, expected) => {
  expect(occupancyRatio(listing, market, lead, FREE)).toBe(expected);
});

test('the caps of the owner hold', () => {
  expect(occupancyRatio(0, 0.6, 3, { minFactor: 0.9, maxFactor: 1.1 })).toBe(-0.1);
  expect(occupancyRatio(0.9, 0.5, 90, { minFactor: 0.9, maxFactor: 1.1 })).toBe(0.1);
});

test('the table covers every band once, from −25 % to +20 %', () => {
  expect(OCCUPANCY_TIERS).toHaveLength(25);
  const factors = OCCUPANCY_TIERS.map(({ factor }) => factor);
  expect(Math.min(...factors)).toBe(0.75);
  expect(Math.max(...factors)).toBe(1.2);
});

test('both readings stand in the metadata, blocked nights do not count as sellable', () => {
  const inputs = plainInputs({
    model: bookedModel(0.1, 0.1, 1),
    rules: plainRules({ occupancyBasedPricing: RULES }),
    stays: [{ checkin: TODAY, checkout: TODAY + 6 }],
    blocks: [{ from: TODAY + 6, to: TODAY + 6, kind: 'blocked' }],
  });
  const [factor] = factorsOf(priceCalendar(inputs, TODAY, TODAY), 0);
  expect(factor).toMatchObject({
    key: 'feature_occupancy_premium',
    ratio: 0.05,
    amount: 5,
    metadata: { 'listing-occupancy': 85.7, 'market-occupancy': 10 },
  });
});

test('disabled periods and the switch turn the step off', () => {
  const keys = (changes: Partial<typeof RULES>) => {
    const rules = plainRules({ occupancyBasedPricing: { ...RULES, ...changes } });
    const inputs = plainInputs({ rules, model: bookedModel(0.6, 0.6, 1) });
    return factorsOf(priceCalendar(inputs, TODAY, TODAY + 3), 3).map(({ key }) => key);
  };
  const period = { startDate: '2026-11-23', endDate: '2026-11-23', rollover: false };
  expect(keys({})).toEqual(['feature_occupancy_discount']);
  expect(keys({ disabledPeriods: [period] })).toEqual([]);
  expect(keys({ enabled: false })).toEqual([]);
});
