import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { DEFAULT_RULES } from '#service/pricing/default-rules.ts';
import type { PricingInputs, Stay } from '#service/pricing/inputs.ts';
import { type PricingRules, WEEKDAYS } from '#service/pricing/rules.ts';
import { sampleModel } from '#service/pricing/testing/sample-model.ts';

/** A portfolio as owners keep it: a fifth untouched, most with a few rules, a tenth with many. */
export function portfolio(size: number, today: EpochDay): PricingInputs[] {
  const random = randomSequence(20_261_120);
  const models = Array.from({ length: 20 }, () => sampleModel(today));
  return Array.from({ length: size }, (_, index) => ({
    today,
    locale: 'en',
    currency: 'EUR',
    listing: { basePrice: 60 + Math.floor(random() * 400), bedrooms: index % 6 === 5 ? null : index % 5 },
    rules: rulesOf(index, today, random),
    stays: staysOf(today, random),
    blocks: random() < 0.5 ? [{ from: today + 120, to: today + 133, kind: 'blocked' }] : [],
    badReview: random() < 0.1 ? { date: today - 12, rating: 2.5, meanRating: 4.7 } : null,
    model: models[index % models.length]!,
  }));
}

function rulesOf(index: number, today: EpochDay, random: () => number): PricingRules {
  if (index % 5 === 0) return DEFAULT_RULES;
  const minPrice = 40 + Math.floor(random() * 60);
  const common: PricingRules = {
    ...DEFAULT_RULES,
    minMaxPrices: {
      ...DEFAULT_RULES.minMaxPrices,
      minPrice,
      maxPrice: 600,
      seasonalPrices: [
        { ...season(today, 190, 280), minPrice: minPrice * 1.3, maxPrice: null },
        { ...season(today, 30, 44), minPrice: minPrice * 1.1, maxPrice: 450 },
      ],
    },
    minStays: {
      ...DEFAULT_RULES.minStays,
      minStay: 2,
      gapFillMinStay: { enabled: true, gaps: 3, buffer: 0 },
    },
    timeBasedAdjustments: {
      ...DEFAULT_RULES.timeBasedAdjustments,
      timeBasedAdjustments: [{ days: 7, percentage: -5, direction: 'within' }],
    },
    manualOverrides: { overrides: [0, 1, 2].map((at) => override(today + 20 + at, 180)) },
  };
  return index % 10 === 1 ? withManyRules(common, today) : common;
}

function withManyRules(rules: PricingRules, today: EpochDay): PricingRules {
  return {
    ...rules,
    minMaxPrices: {
      ...rules.minMaxPrices,
      dayOfWeekMinPrices: WEEKDAYS.map((weekday, at) => ({ weekday, minPrice: 80 + at })),
    },
    minStays: {
      ...rules.minStays,
      seasonalMinStays: [{ ...season(today, 200, 260), minStay: 5, minStayLocked: false }],
      lastMinuteMinStays: [{ daysAway: 10, direction: 'within', minStay: 1 }],
    },
    manualOverrides: {
      overrides: Array.from({ length: 60 }, (_, at) => override(today + 60 + at, 200 + at)),
    },
    checkinCheckoutDays: {
      ...rules.checkinCheckoutDays,
      checkinDays: ['friday', 'saturday', 'monday'],
      changeoverGapFill: { enabled: true, maxGap: 4 },
    },
  };
}

function season(today: EpochDay, from: number, to: number) {
  return { startDate: toIsoDate(today + from), endDate: toIsoDate(today + to), rollover: true };
}

function override(day: EpochDay, price: number) {
  const date = toIsoDate(day);
  return { startDate: date, endDate: date, price, percentageAdjustment: null, daysOfWeek: null };
}

/** Stays thin out with the days ahead: about 70 in the year. */
function staysOf(today: EpochDay, random: () => number): Stay[] {
  const stays: Stay[] = [];
  for (let day = today - 3; day < today + 365; ) {
    const isBusy = random() < Math.exp(-(day - today) / 150);
    const nights = 1 + Math.floor(random() * 4);
    if (isBusy) stays.push({ checkin: day, checkout: day + nights });
    day += nights + (isBusy ? Math.floor(random() * 3) : 2);
  }
  return stays;
}

/** A linear congruential generator: the same portfolio in every run. */
function randomSequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
