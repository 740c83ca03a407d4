import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toIsoDate, WEEKDAYS } from '#contract/dates.ts';
import { DEFAULT_RULES } from '../default-rules.ts';
import type { PricingInputs } from '../inputs.ts';
import { priceNights } from '../price-nights.ts';
import type { PricingRules } from '../rules.ts';
import { arbitraryInputs } from '../testing/arbitrary-inputs.ts';
import { plainInputs, plainRules, TODAY } from '../testing/sample-inputs.ts';
import { lintRules } from './lint-rules.ts';

const dayAt = (days: number) => toIsoDate(TODAY + days);
const season = (from: number, to: number, rollover = false) => ({
  startDate: dayAt(from),
  endDate: dayAt(to),
  rollover,
});

function findings(rules: Partial<PricingRules>, inputs: Partial<PricingInputs> = {}) {
  const asked = plainInputs({ rules: plainRules(rules), ...inputs });
  return lintRules(asked, priceNights(asked, TODAY, TODAY + 364));
}
const told = (...asked: Parameters<typeof findings>) =>
  findings(...asked).map(({ code, customization, path }) => `${code} ${customization}/${path.join('/')}`);

const limits = (changes: Partial<PricingRules['minMaxPrices']>) => ({
  minMaxPrices: { ...DEFAULT_RULES.minMaxPrices, ...changes },
});
const stays = (changes: Partial<PricingRules['minStays']>) => ({
  minStays: { ...DEFAULT_RULES.minStays, ...changes },
});
const week = <T extends object>(value: T) => WEEKDAYS.map((weekday) => ({ weekday, ...value }));

test('the rules of a listing that nobody touched are in order', () => {
  expect(findings({})).toEqual([]);
  expect(findings(DEFAULT_RULES)).toEqual([]);
});

test('a season that has passed is told, unless it repeats', () => {
  const prices = { minPrice: 80, maxPrice: null };
  const seasonalPrices = [
    { ...season(-30, -1), ...prices },
    { ...season(-30, 0), ...prices },
    { ...season(-30, -1, true), ...prices },
  ];
  expect(told(limits({ seasonalPrices }))).toEqual(['season_over minMaxPrices/seasonalPrices/0']);
});

test('a limit that stronger ones cover on every night is told', () => {
  const dayOfWeekMinPrices = week({ minPrice: 90 });
  expect(told(limits({ minPrice: 80, dayOfWeekMinPrices }))).toEqual(['shadowed minMaxPrices/minPrice']);
  expect(told(limits({ minPrice: 80, dayOfWeekMinPrices: dayOfWeekMinPrices.slice(1) }))).toEqual([]);
});

test('a season inside a later one of the same kind is told', () => {
  const seasonalMinStays = [
    { ...season(20, 30), minStay: 3, minStayLocked: false },
    { ...season(10, 40), minStay: 5, minStayLocked: false },
  ];
  expect(told(stays({ seasonalMinStays }))).toEqual(['shadowed minStays/seasonalMinStays/0']);
});

test('a minimum above the maximum is told once for each rule, with its first night and their number', () => {
  const seasonalPrices = [{ ...season(10, 14), minPrice: 150, maxPrice: null }];
  const rules = limits({ maxPrice: 120, seasonalPrices });
  expect(findings(rules)).toEqual([
    {
      code: 'floor_above_ceiling',
      detail: 'The minimum of 150 is above the maximum of 120: the minimum holds.',
      customization: 'minMaxPrices',
      path: ['seasonalPrices', 0],
      nights: { first: TODAY + 10, count: 5 },
      values: { floor: 150, ceiling: 120 },
    },
  ]);
});

test('a fixed price below the minimum of its night is told', () => {
  const overrides = [
    { startDate: dayAt(3), endDate: dayAt(4), price: 60, percentageAdjustment: null, daysOfWeek: null },
    { startDate: dayAt(5), endDate: dayAt(5), price: 95, percentageAdjustment: null, daysOfWeek: null },
  ];
  const [finding] = findings({ ...limits({ minPrice: 80 }), manualOverrides: { overrides } });
  expect(finding).toMatchObject({
    code: 'floor_above_override',
    nights: { first: TODAY + 3, count: 2 },
    values: { price: 60, floor: 80 },
  });
});

const gapOfTwo = {
  stays: [
    { checkin: TODAY + 5, checkout: TODAY + 8 },
    { checkin: TODAY + 10, checkout: TODAY + 12 },
  ],
};

test('a minimum stay longer than the gap between two stays is told, until gap fill lowers it', () => {
  const seasonalMinStays = [{ ...season(0, 60), minStay: 4, minStayLocked: false }];
  expect(findings(stays({ seasonalMinStays }), gapOfTwo)).toEqual([
    expect.objectContaining({
      code: 'min_stay_exceeds_gap',
      path: ['seasonalMinStays', 0],
      nights: { first: TODAY + 8, count: 1 },
      values: { 'gap-nights': 2, 'min-stay': 4 },
    }),
  ]);
  const filled = { seasonalMinStays, gapFillMinStay: { enabled: true, gaps: null, buffer: null } };
  expect(told(stays(filled), gapOfTwo)).toEqual([]);
  const tooShort = { seasonalMinStays, gapFillMinStay: { enabled: true, gaps: 1, buffer: null } };
  expect(findings(stays(tooShort), gapOfTwo)[0]?.detail).toContain('gap fill does not reach it');
});

test('the nights before the first stay are a gap too', () => {
  expect(findings(stays({ minStay: 6 }), gapOfTwo)[0]).toMatchObject({
    nights: { first: TODAY, count: 2 },
    values: { 'gap-nights': 5, 'min-stay': 6 },
  });
});

test('gap fill without a minimum stay to lower never applies', () => {
  const gapFillMinStay = { enabled: true, gaps: null, buffer: null };
  expect(told(stays({ gapFillMinStay }))).toEqual(['never_applies minStays/gapFillMinStay']);
  expect(told(stays({ gapFillMinStay, dayOfWeekMinStays: week({ minStay: 2 }) }))).toEqual([]);
});

test('manual gap prices never apply while the dynamic adjustment is on', () => {
  const rule = { minNights: 1, maxNights: 2, percentage: -10, weekdays: 'all', withinDays: null } as const;
  const gapPriceAdjustments = { dynamicGapPriceAdjustments: true, manualGapPriceAdjustments: [rule] };
  expect(told({ gapPriceAdjustments })).toEqual([
    'never_applies gapPriceAdjustments/manualGapPriceAdjustments',
  ]);
});

test('a gap price behind one that fits all of its nights is told', () => {
  const all = { minNights: 1, maxNights: 4, percentage: -10, weekdays: 'all', withinDays: 30 } as const;
  const behind = (rule: object) =>
    told({
      gapPriceAdjustments: {
        dynamicGapPriceAdjustments: false,
        manualGapPriceAdjustments: [all, { ...all, ...rule }],
      },
    });
  expect(behind({ minNights: 2, weekdays: 'weekend', withinDays: 10 })).toHaveLength(1);
  expect(behind({ maxNights: 5 })).toEqual([]);
  expect(behind({ withinDays: null })).toEqual([]);
});

test('of two lead-time rules that reach equally far the first is told', () => {
  const within = { days: 7, percentage: -10, direction: 'within' } as const;
  const rules = (timeBasedAdjustments: object[]) => ({
    timeBasedAdjustments: {
      ...plainRules().timeBasedAdjustments,
      timeBasedAdjustments: timeBasedAdjustments as (typeof within)[],
    },
  });
  expect(told(rules([within, { ...within, percentage: -20 }]))).toEqual([
    'shadowed timeBasedAdjustments/timeBasedAdjustments/0',
  ]);
  expect(told(rules([within, { ...within, days: 3 }, { ...within, direction: 'after' }]))).toEqual([]);
});

test('a far-out rule of a season that is near by now never applies', () => {
  const rule = { daysAway: 60, direction: 'after', minStay: 3 } as const;
  const rules = (rollover: boolean) =>
    stays({
      seasonalTimeBasedMinStays: [
        { ...season(5, 59, rollover), exclude: false, timeBasedMinStays: [rule, { ...rule, daysAway: 59 }] },
      ],
    });
  expect(told(rules(false))).toEqual([
    'never_applies minStays/seasonalTimeBasedMinStays/0/timeBasedMinStays/0',
  ]);
  expect(told(rules(true))).toEqual([]);
});

test('a season by weekday without any value never applies', () => {
  const seasonalDayOfWeekMinPrices = [{ ...season(5, 9), minPrices: week({ minPrice: null }) }];
  expect(told(limits({ seasonalDayOfWeekMinPrices }))).toEqual([
    'never_applies minMaxPrices/seasonalDayOfWeekMinPrices/0',
  ]);
});

test('opening changeovers does nothing where every day is open', () => {
  const days = { ...DEFAULT_RULES.checkinCheckoutDays, changeoverGapFill: { enabled: true, maxGap: null } };
  expect(told({ checkinCheckoutDays: days })).toEqual([
    'never_applies checkinCheckoutDays/changeoverGapFill',
  ]);
  expect(told({ checkinCheckoutDays: { ...days, checkinDays: ['saturday'] } })).toEqual([]);
});

test('whatever the rules are, a finding names one of them, and a night on which it shows', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(arbitraryInputs, (inputs) => {
      const nights = priceNights(inputs, inputs.today, inputs.today + 364);
      for (const { customization, path, nights: shown, detail } of lintRules(inputs, nights)) {
        const named = path.reduce<unknown>((value, key) => Object(value)[key], inputs.rules[customization]);
        expect(named, detail).toBeDefined();
        if (!shown) continue;
        expect(shown.first).toBeGreaterThanOrEqual(inputs.today);
        expect(shown.first + shown.count).toBeLessThanOrEqual(inputs.today + 365);
      }
    }),
    { numRuns: 1000, seed: 20_261_120 },
  );
});
