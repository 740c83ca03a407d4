import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toIsoDate } from '#contract/dates.ts';
import { DEFAULT_RULES } from '../default-rules.ts';
import { priceNights } from '../price-nights.ts';
import { arbitraryInputs, arbitraryNight } from '../testing/arbitrary-inputs.ts';
import { flatModel, plainInputs, plainRules, TODAY } from '../testing/sample-inputs.ts';
import { explainMove } from './explain-move.ts';
import { recordPrices } from './price-record.ts';
import { replayPrice } from './replay-price.ts';

const RUNS = { numRuns: 1500, seed: 20_261_120 };

test('the parts of a night make its price again, to a unit where events meet', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(arbitraryInputs, arbitraryNight, (inputs, from) => {
      const { price } = priceNights(inputs, from, from + 20);
      const { nights } = recordPrices(inputs, from, from + 20);
      expect(nights.map((night) => night.price)).toEqual([...price]);
      for (const night of nights) expect(Math.abs(replayPrice(night) - night.price)).toBeLessThanOrEqual(1);
    }),
    RUNS,
  );
});

test('whatever changed, the steps lead from the one price to the other', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(arbitraryInputs, arbitraryInputs, arbitraryNight, (before, after, day) => {
      const [night] = recordPrices(before, day, day).nights;
      const { priceBefore, price, steps } = explainMove(night!, after, day);
      expect(priceBefore + steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
      expect(price).toBe(priceNights(after, day, day).price[0]);
    }),
    RUNS,
  );
});

const DAY = TODAY + 40;
const record = (changes: Parameters<typeof plainInputs>[0] = {}) =>
  recordPrices(plainInputs(changes), DAY, DAY).nights[0]!;
const told = (before: Parameters<typeof plainInputs>[0], after: Parameters<typeof plainInputs>[0]) =>
  explainMove(record(before), plainInputs(after), DAY).steps.map(({ kind, key, before, after, amount }) => [
    kind,
    key,
    before,
    after,
    amount,
  ]);
const level = (level: number) => ({ model: flatModel({ level }) });
const override = (price: number | null, percentageAdjustment: number | null) => ({
  rules: plainRules({
    manualOverrides: {
      overrides: [
        { startDate: toIsoDate(DAY), endDate: toIsoDate(DAY), price, percentageAdjustment, daysOfWeek: null },
      ],
    },
  }),
});
const floor = (minPrice: number) => ({
  rules: plainRules({ minMaxPrices: { ...DEFAULT_RULES.minMaxPrices, minPrice } }),
});

test('nothing changed, nothing is told', () => {
  expect(told({}, {})).toEqual([]);
});

test('a base price and a factor are told apart, each with what it did alone', () => {
  const listing = { basePrice: 200, bedrooms: 2 };
  expect(told({}, { ...level(1.1), listing })).toEqual([
    ['base-price', 'base-price', 100, 200, 100],
    ['factor', 'seasonality', null, 0.1, 20],
  ]);
});

test('a factor below the floor is told without an amount, the floor that holds with all of it', () => {
  expect(told(floor(120), { ...floor(120), ...level(1.1) })).toEqual([
    ['factor', 'seasonality', null, 0.1, 0],
  ]);
  expect(told({}, floor(120))).toEqual([['floor', 'floor', 5, 120, 20]]);
});

test('an override that was set, changed or lifted is told in its own measure', () => {
  expect(told({}, override(80, null))).toEqual([['override', 'fixed', null, 80, -20]]);
  expect(told(override(80, null), override(null, 25))).toEqual([['override', 'percentage', 80, 0.25, 45]]);
  expect(told(override(null, 25), {})).toEqual([['override', 'percentage', 0.25, null, -25]]);
});

test('an event that is new is told by its name', () => {
  const event = { from: DAY, to: DAY, uplift: 0.3, names: { en: 'Harbour days', de: 'Hafentage' } };
  const model = flatModel({ events: [event] });
  const [step] = explainMove(record(), plainInputs({ model, locale: 'de' }), DAY).steps;
  expect(step).toEqual({
    kind: 'factor',
    key: 'event',
    label: 'Hafentage',
    before: null,
    after: 0.3,
    amount: 30,
  });
});
