import {
  minMaxPriceAttributesSchema,
  minMaxPriceChangesSchema,
} from '#contract/customizations/min-max-prices.ts';
import { customizationType } from '../customization-type.ts';
import { fullWeek } from '../full-week.ts';
import { limitProblems } from '../limit-rules.ts';
import { seasonalProblems } from '../seasonal-lists.ts';

const wholeOrNull = (price: number | null) => (price === null ? null : Math.round(price));

export const minMaxPrices = customizationType<'minMaxPrices', typeof minMaxPriceAttributesSchema>({
  name: 'min-max-prices',
  key: 'minMaxPrices',
  summary: 'the price limits',
  attributes: minMaxPriceAttributesSchema,
  changes: minMaxPriceChangesSchema,
  columns: {
    fields: ['minPrice', 'maxPrice'],
    read: ({ minPrice, maxPrice }) => ({ minPrice, maxPrice }),
    write: ({ minPrice, maxPrice }, before, now) => ({
      minPrice,
      maxPrice,
      ...(minPrice === before.minPrice ? {} : { minPriceUpdatedAt: now }),
    }),
  },
  normalise: (limits) => ({
    ...limits,
    minPrice: wholeOrNull(limits.minPrice),
    maxPrice: wholeOrNull(limits.maxPrice),
    dayOfWeekMinPrices: fullWeek(limits.dayOfWeekMinPrices, 'minPrice'),
    seasonalDayOfWeekMinPrices: limits.seasonalDayOfWeekMinPrices.map((season) => ({
      ...season,
      minPrices: fullWeek(season.minPrices, 'minPrice'),
    })),
  }),
  invalid: (change) => [...seasonalProblems(change), ...limitProblems(change)],
});
