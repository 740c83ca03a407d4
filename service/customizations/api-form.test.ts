import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { seasonSpans } from '../pricing/seasons.ts';
import { arbitraryRules } from '../pricing/testing/arbitrary-inputs.ts';
import { type EngineForm, toApiForm, toEngineForm } from './api-form.ts';

test('names are dasherized at every level, and values stay what they are', () => {
  const engine = { monthlyMinPrice: 9.5, dayOfWeekMinPrices: [{ weekday: 'monday', minPrice: null }] };
  const api = {
    'monthly-min-price': 9.5,
    'day-of-week-min-prices': [{ weekday: 'monday', 'min-price': null }],
  };
  expect(toApiForm(engine, 2026)).toEqual(api);
  expect(toEngineForm(api)).toEqual(engine);
  expectTypeOf<EngineForm<typeof api>>().toEqualTypeOf<{
    monthlyMinPrice: number;
    dayOfWeekMinPrices: { weekday: string; minPrice: null }[];
  }>();
});

test('whatever the engine may have survives the way there and back', () => {
  const once = (rules: object) => toEngineForm(toApiForm(rules, 2026));
  fc.assert(
    fc.property(arbitraryRules, (rules) => {
      const back = once(rules);
      expect(once(back)).toEqual(back);
      const withoutDates = (value: unknown) =>
        JSON.stringify(value).replaceAll(/"(start|end)Date":"[^"]*"/g, '');
      expect(withoutDates(back)).toBe(withoutDates(rules));
    }),
  );
});

const season = (startDate: string, endDate: string, rollover = true) => ({ startDate, endDate, rollover });
const reported = (startDate: string, endDate: string, year: number, rollover = true) => {
  const shown = toApiForm(season(startDate, endDate, rollover), year);
  return [shown['start-date'], shown['end-date']];
};

test('a repeating season is reported in the current year, across New Year starting in it', () => {
  expect(reported('2019-06-01', '2019-08-31', 2026)).toEqual(['2026-06-01', '2026-08-31']);
  expect(reported('2030-12-20', '2031-01-06', 2026)).toEqual(['2026-12-20', '2027-01-06']);
  expect(reported('2019-06-01', '2019-08-31', 2026, false)).toEqual(['2019-06-01', '2019-08-31']);
});

test('in a year without a 29 February a season starts on 1 March or ends on 28 February', () => {
  expect(reported('2028-02-29', '2028-03-10', 2026)).toEqual(['2026-03-01', '2026-03-10']);
  expect(reported('2028-02-10', '2028-02-29', 2026)).toEqual(['2026-02-10', '2026-02-28']);
  expect(reported('2028-02-29', '2028-02-29', 2026)).toEqual(['2026-02-28', '2026-02-28']);
  expect(reported('2028-02-10', '2028-02-29', 2032)).toEqual(['2032-02-10', '2032-02-29']);
});

test('the season that is reported covers the nights of the one that is stored', () => {
  const aSeason = fc
    .tuple(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 0, max: 364 }))
    .map(([start, nights]) => {
      const date = (day: number) => new Date((10_957 + day) * 86_400_000).toISOString().slice(0, 10);
      return season(date(start), date(start + nights));
    });
  const year = { from: 20_454, to: 20_818 }; // 2026
  fc.assert(
    fc.property(aSeason, (stored) => {
      const { 'start-date': startDate, 'end-date': endDate } = toApiForm(stored, 2026);
      const shown = season(String(startDate), String(endDate));
      const isLeapDay = stored.startDate === stored.endDate && stored.startDate.endsWith('02-29');
      fc.pre(!isLeapDay);
      expect(seasonSpans(shown, year)).toEqual(seasonSpans(stored, year));
    }),
    { numRuns: 1000 },
  );
});
