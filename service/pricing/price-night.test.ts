import { expect, test } from 'vitest';
import { explainNight } from './explain-night.ts';
import { HELD_AT_CEILING, HELD_AT_FLOOR, NOT_HELD, priceNights } from './price-nights.ts';
import type { ManualOverride } from './rules.ts';
import { bookedModel, flatModel, plainInputs, plainRules, TODAY } from './testing/sample-inputs.ts';

const RULES = plainRules();
const limits = (minPrice: number | null, maxPrice: number | null) => ({
  ...RULES.minMaxPrices,
  minPrice,
  maxPrice,
});
const lastWeek = (percentage: number) => ({
  ...RULES.timeBasedAdjustments,
  timeBasedAdjustments: [{ days: 7, percentage, direction: 'within' as const }],
});
const override = (changes: Partial<ManualOverride>): { overrides: ManualOverride[] } => ({
  overrides: [
    {
      startDate: '2026-11-20',
      endDate: '2026-11-20',
      price: null,
      percentageAdjustment: null,
      daysOfWeek: null,
      ...changes,
    },
  ],
});

test('the waterfall of a night adds up: factors, ceiling, own rule, rounding', () => {
  const seasonality = new Float64Array(366).fill(0.965);
  const weekday = new Float64Array(84).fill(1.06);
  const events = [{ from: TODAY, to: TODAY, uplift: 0.38, names: { en: 'Christkindlesmarkt' } }];
  const inputs = plainInputs({
    listing: { basePrice: 112, bedrooms: 2 },
    model: { ...bookedModel(0.83, 0.71, 1), seasonality, weekday, events },
    rules: plainRules({ minMaxPrices: limits(98, 163), timeBasedAdjustments: lastWeek(-3) }),
  });
  const { steps, price } = explainNight(inputs, TODAY);
  expect(steps.map(({ key, amountCents }) => [key, amountCents])).toEqual([
    ['seasonality', -392],
    ['dow', 648],
    ['event', 4353],
    ['pacing_premium', 1138],
    ['ceiling', -647],
    ['time_based_adjustment', -489],
    ['rounding', -11],
  ]);
  expect(price).toBe(158);
});

test('limits hold before the own lead-time rules and again at the end', () => {
  const inputs = plainInputs({
    model: flatModel({ level: 0.5 }),
    rules: plainRules({ minMaxPrices: limits(80, null), timeBasedAdjustments: lastWeek(-10) }),
  });
  const { steps, price } = explainNight(inputs, TODAY);
  expect(steps.map(({ kind, afterCents }) => [kind, afterCents])).toEqual([
    ['factor', 5000],
    ['limit', 8000],
    ['factor', 7200],
    ['limit', 8000],
  ]);
  expect(price).toBe(80);
});

test.each([
  ['a fixed price replaces the modeled one, even below the floor', { price: 40 }, 40, 'fixed'],
  [
    'a percentage moves the modeled price, even below the floor',
    { percentageAdjustment: -50 },
    50,
    'percentage',
  ],
  ['a percentage may make a night free', { percentageAdjustment: -100 }, 0, 'percentage'],
  ['a row that clears leaves the model', {}, 100, null],
  ['an override holds on its weekdays', { price: 40, daysOfWeek: ['friday' as const] }, 40, 'fixed'],
  ['and on no other', { price: 40, daysOfWeek: ['saturday' as const] }, 100, null],
])('%s', (_, changes, price, kind) => {
  const rules = plainRules({ minMaxPrices: limits(90, null), manualOverrides: override(changes) });
  expect(explainNight(plainInputs({ rules }), TODAY)).toMatchObject({
    price,
    override: kind,
    modeledPrice: 100,
  });
});

test('of two rows on a night the later one holds, also when it clears', () => {
  const rows = (last: Partial<ManualOverride>) => ({
    overrides: [...override({ price: 70 }).overrides, ...override(last).overrides],
  });
  const price = (last: Partial<ManualOverride>) =>
    explainNight(plainInputs({ rules: plainRules({ manualOverrides: rows(last) }) }), TODAY).price;
  expect(price({ percentageAdjustment: 10 })).toBe(110);
  expect(price({})).toBe(100);
});

test('a night is held where its price stands at a limit, unless its owner overrode it', () => {
  const held = (level: number, manualOverrides = RULES.manualOverrides) =>
    priceNights(
      plainInputs({
        model: flatModel({ level }),
        rules: plainRules({ minMaxPrices: limits(80, 120), manualOverrides }),
      }),
      TODAY,
      TODAY,
    ).heldAt[0];
  expect(held(0.5)).toBe(HELD_AT_FLOOR);
  expect(held(2)).toBe(HELD_AT_CEILING);
  expect(held(1)).toBe(NOT_HELD);
  expect(held(0.5, override({ price: 80 }))).toBe(NOT_HELD);
});

test('a past night keeps the shape of its date, its limits and its override', () => {
  const model = { ...bookedModel(1, 0.5, 1), level: 1.5 };
  const rules = plainRules({ minMaxPrices: limits(null, 130), timeBasedAdjustments: lastWeek(-10) });
  const { steps, leadDays } = explainNight(plainInputs({ model, rules }), TODAY - 1);
  expect(leadDays).toBe(-1);
  expect(steps.map(({ key }) => key)).toEqual(['seasonality', 'ceiling']);
});
