import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { explainNight } from '../explain-night.ts';
import type { PricingInputs } from '../inputs.ts';
import { bookedModel, flatModel, plainInputs, plainRules, TODAY } from '../testing/sample-inputs.ts';

/** A night on which every kind of step acts, floor and override included. */
function busyNight(locale: Locale): PricingInputs {
  const rules = plainRules();
  const names = { en: 'Regatta', ja: 'レガッタ', fr: 'Régates', de: 'Regatta-Woche' };
  return plainInputs({
    locale,
    badReview: { date: TODAY - 10, rating: 2.5, meanRating: 4.75 },
    stays: [
      { checkin: TODAY, checkout: TODAY + 3 },
      { checkin: TODAY + 5, checkout: TODAY + 9 },
    ],
    model: {
      ...bookedModel(0.55, 0.8, 0.5),
      level: 0.915,
      weekday: new Float64Array(84).fill(0.975),
      events: [
        { from: TODAY, to: TODAY + 9, uplift: 0.124, names },
        { from: TODAY, to: TODAY + 9, uplift: 0.05, names: null },
      ],
      chanceToBook: new Float64Array(732).fill(0.32),
    },
    rules: {
      ...rules,
      minMaxPrices: {
        ...rules.minMaxPrices,
        seasonalPrices: [
          { startDate: '2026-11-15', endDate: '2026-12-24', rollover: true, minPrice: 97, maxPrice: null },
        ],
      },
      minStays: {
        ...rules.minStays,
        minStay: 3,
        lastMinuteMinStays: [{ daysAway: 1, direction: 'after', minStay: 2 }],
      },
      occupancyBasedPricing: { ...rules.occupancyBasedPricing, enabled: true },
      timeBasedAdjustments: {
        ...rules.timeBasedAdjustments,
        dynamicTimeBasedAdjustments: { enabled: true, tier: 'occupancy' },
      },
      gapPriceAdjustments: { dynamicGapPriceAdjustments: true, manualGapPriceAdjustments: [] },
      manualOverrides: {
        overrides: [
          {
            startDate: '2026-11-23',
            endDate: '2026-11-23',
            price: null,
            percentageAdjustment: -10,
            daysOfWeek: null,
          },
        ],
      },
    },
  });
}

const NIGHT = TODAY + 3;
const texts = (locale: Locale) => {
  const { steps, summary, floor, minStay } = explainNight(busyNight(locale), NIGHT);
  const rules = [floor, minStay].flatMap(({ decidedBy, shadowed }) => [
    decidedBy?.label,
    ...shadowed.map(({ label }) => label),
  ]);
  return {
    steps,
    summary,
    all: [summary, ...rules, ...steps.flatMap(({ label, reason }) => [label, reason])],
  };
};

describe.each(LOCALES)('%s', (locale) => {
  test('every step but a nameless event and rounding says why', () => {
    const silent = texts(locale).steps.filter(({ reason }) => reason === null);
    expect(silent.map(({ kind, key }) => [kind, key]).filter(([kind]) => kind !== 'rounding')).toEqual([
      ['factor', 'event'],
    ]);
  });

  test('no text holds a hole', () => {
    for (const text of texts(locale).all) {
      if (text !== null) expect(text).toMatch(/^(?!.*(undefined|null|NaN|\$\{)).+$/u);
    }
  });
});

const LANGUAGES: Locale[] = ['en', 'ja', 'fr', 'pt', 'de', 'es', 'it'];

test('seven languages say it in seven ways', () => {
  for (const index of [0, 1, 2, 4]) {
    expect(new Set(LANGUAGES.map((locale) => texts(locale).steps[index]?.reason)).size).toBe(7);
  }
  expect(new Set(LANGUAGES.map((locale) => texts(locale).summary)).size).toBe(7);
});

test.each<[Locale, string, string]>([
  ['en', '8.5%', 'November 10'],
  ['en-GB', '8.5%', '10 November'],
  ['de', '8,5 %', '10. November'],
  ['fr', '8,5 %', '10 novembre'],
  ['ja', '8.5%', '11月10日'],
])('%s writes numbers and dates its own way', (locale, percent, date) => {
  const { steps } = texts(locale);
  expect(steps[0]?.reason?.replace(/\s/gu, ' ')).toContain(percent);
  expect(steps.find(({ key }) => key === 'reputation_discount')?.reason).toContain(date);
});

test('an event has its name in the reader’s language, else in English', () => {
  const event = (locale: Locale) => texts(locale).steps.find(({ key }) => key === 'event')?.label;
  expect(event('de')).toBe('Regatta-Woche');
  expect(event('en-AU')).toBe('Regatta');
  expect(event('it')).toBe('Regatta');
});

test('an event’s step has its name for a label and a sentence for a reason', () => {
  const { label, reason } = texts('en').steps.find(({ key }) => key === 'event') ?? {};
  expect(label).toBe('Regatta');
  expect(reason).toMatch(/Regatta.*12\.4%.*\.$/u);
});

test.each<[Locale, string, string]>([
  ['en-GB', 'USD', '$97'],
  ['en-CA', 'AUD', '$97'],
  ['en', 'JPY', '¥97'],
  ['de', 'USD', '97 $'],
])('%s names a price in %s by the short sign alone', (locale, currency, price) => {
  const { steps, summary } = explainNight({ ...busyNight(locale), currency }, NIGHT);
  const held = steps.find(({ kind }) => kind === 'limit')?.label ?? '';
  for (const text of [held, summary]) {
    expect(text.replace(/\s/gu, ' ')).toMatch(
      new RegExp(`(^|[ (])${price.replace('$', '\\$')}($|[ .,)])`, 'u'),
    );
  }
});

test.each<[string, number, number, string]>([
  ['on the day itself', 0, 0.023, 'Of nights like this still open on the day, 2% sell.'],
  ['a day before', 1, 0.045, 'Of nights like this still open 1 day before, 5% sell.'],
  ['where hardly any sells', 0, 0.0004, 'Of nights like this still open on the day, <1% sell.'],
  ['where none was ever seen to sell', 3, 0, 'Of nights like this still open 3 days before, <1% sell.'],
])('a late discount names the chance that is left %s', (_, lead, chance, sentence) => {
  const inputs = plainInputs({
    model: flatModel({ chanceToBook: new Float64Array(732).fill(chance) }),
    rules: plainRules({
      timeBasedAdjustments: {
        ...plainRules().timeBasedAdjustments,
        dynamicTimeBasedAdjustments: { enabled: true, tier: 'occupancy' },
      },
    }),
  });
  expect(explainNight(inputs, TODAY + lead).steps[0]?.reason).toBe(sentence);
});

test('the summary names what moved most, the limit that holds and the owner’s own hand', () => {
  expect(texts('en').summary).toBe(
    'Regatta (+12.4%), Pace (+9%), and Lead time (−17.2%): this night goes from its base price of €100 to €97. The floor of €97 holds it up. Your adjustment of −10% makes it €87.',
  );
});
