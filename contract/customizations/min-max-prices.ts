import { z } from 'zod';
import { MAXIMUM_PRICE } from '../listings.ts';
import { refuseValue } from '../refusals.ts';
import { seasonSchema, seasonsSchema } from './season.ts';
import { weekdaySetSchema } from './weekdays.ts';

const limit = z.number().min(5).max(MAXIMUM_PRICE).nullable();
const optionalLimit = limit.default(null);
const weekdayMinimums = weekdaySetSchema({ 'min-price': optionalLimit });

const limits = seasonSchema({ 'min-price': optionalLimit, 'max-price': optionalLimit }).superRefine(
  (season, context) => notAbove(season, 'min-price', 'max-price', context),
);
const monthlyLimits = seasonSchema({
  'monthly-min-price': optionalLimit,
  'monthly-max-price': optionalLimit,
}).superRefine((season, context) => notAbove(season, 'monthly-min-price', 'monthly-max-price', context));

const writable = {
  'min-price': limit.describe('Nightly floor, in whole units of the listing’s currency; null = none'),
  'max-price': limit.describe('Nightly ceiling, in whole units of the listing’s currency; null = none'),
  'monthly-min-price': limit.describe('Nightly floor of stays of 28 nights and more; null = none'),
  'day-of-week-min-prices': weekdayMinimums,
  'seasonal-day-of-week-min-prices': seasonsSchema(seasonSchema({ 'min-prices': weekdayMinimums })),
  'seasonal-prices': seasonsSchema(limits),
  'seasonal-monthly-prices': seasonsSchema(monthlyLimits),
};

export const minMaxPriceAttributesSchema = z.object(writable).meta({ id: 'MinMaxPriceCustomization' });
export const minMaxPriceChangesSchema = z.strictObject(writable).partial();

function notAbove<N extends string>(
  season: Partial<Record<N, number | null>>,
  floor: N,
  ceiling: N,
  context: z.RefinementCtx,
): void {
  const [lowest, highest] = [season[floor] ?? null, season[ceiling] ?? null];
  if (lowest === null || highest === null || lowest <= highest) return;
  const message = `must not be above ${ceiling}`;
  const figures = { floor: lowest, ceiling: highest };
  refuseValue(context, { path: [floor], message, input: lowest }, { code: 'limits_cross', figures });
}
