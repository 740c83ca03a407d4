import { z } from 'zod';
import { MAXIMUM_MIN_STAY } from '../../customizations/lead-rules.ts';
import { toEpochDay, toIsoDate } from '../../dates.ts';
import { MAXIMUM_PRICE } from '../../listings.ts';
import { dateParameter } from '../../query.ts';
import { type Refusal, refuseValue } from '../../refusals.ts';

/** The longest range of nights that one bulk edit overrides: first and last night included. */
export const MAXIMUM_BULK_NIGHTS = 366;

const byPercent = z.strictObject({
  step: z.literal('percent'),
  percent: z
    .number()
    .gt(-100)
    .max(1000)
    .describe('-7.5 = -7.5 %, to a hundredth; the result is rounded to whole money, halves up'),
});
const byAmount = z.strictObject({
  step: z.literal('amount'),
  amount: z.int().min(-MAXIMUM_PRICE).max(MAXIMUM_PRICE).describe('Added; below zero: taken away'),
});
const setBasePrice = z.strictObject({
  step: z.literal('set'),
  amount: z.int().min(10).max(MAXIMUM_PRICE),
});
const setLimit = z.strictObject({ step: z.literal('set'), amount: z.int().min(5).max(MAXIMUM_PRICE) });
const removeLimit = z.strictObject({ step: z.literal('remove') });

/** How a base price changes. */
export const basePriceStepSchema = z
  .discriminatedUnion('step', [setBasePrice, byPercent, byAmount])
  .meta({ id: 'BasePriceStep' });
export type BasePriceStep = z.infer<typeof basePriceStepSchema>;

/** How a minimum or maximum price changes. */
export const priceLimitStepSchema = z
  .discriminatedUnion('step', [setLimit, byPercent, byAmount, removeLimit])
  .meta({ id: 'PriceLimitStep' });
export type PriceLimitStep = z.infer<typeof priceLimitStepSchema>;

const fixedPrice = z.strictObject({
  kind: z.literal('fixed'),
  price: z.int().min(1).max(MAXIMUM_PRICE).describe('The price of the nights, never repriced'),
});
const percentage = z.strictObject({
  kind: z.literal('percent'),
  percent: z.number().min(-100).max(1000).describe('On top of the modeled price'),
});
const cleared = z.strictObject({ kind: z.literal('clear') });

/** What becomes of a range of nights. */
export const nightsStepSchema = z
  .strictObject({
    'start-date': dateParameter.describe('First night; nights that are past at a listing are left out there'),
    'end-date': dateParameter.describe('Last night, inclusive'),
    override: z
      .discriminatedUnion('kind', [fixedPrice, percentage, cleared])
      .optional()
      .describe('Absent: the overrides of these nights stay'),
    'min-stay': z
      .int()
      .min(1)
      .max(MAXIMUM_MIN_STAY)
      .optional()
      .describe(
        'Minimum stay of these nights, kept as a season of the minimum stays; one-off seasons make way, one that repeats every year is not cut',
      ),
  })
  .superRefine(({ 'start-date': start, 'end-date': end, override, 'min-stay': minStay }, context) => {
    if (!override && minStay === undefined) {
      const issue = { path: ['min-stay'], message: 'is required where override is absent', input: minStay };
      refuseValue(context, issue, { code: 'required', figures: {} });
    }
    const refuse = (message: string, refusal: Refusal) =>
      refuseValue(context, { path: ['end-date'], message, input: end }, refusal);
    const latest = toEpochDay(start) + MAXIMUM_BULK_NIGHTS - 1;
    if (end < start) refuse('must not be before start-date', { code: 'date_order', figures: {} });
    else if (toEpochDay(end) > latest) {
      const figures = { latest: toIsoDate(latest) };
      refuse(`must be at most ${MAXIMUM_BULK_NIGHTS} nights from start-date on`, {
        code: 'date_too_far',
        figures,
      });
    }
  })
  .meta({ id: 'NightsStep' });
export type NightsStep = z.infer<typeof nightsStepSchema>;

const steps = {
  'base-price': basePriceStepSchema,
  'min-price': priceLimitStepSchema,
  'max-price': priceLimitStepSchema,
  'min-stay': z.int().min(1).max(MAXIMUM_MIN_STAY).describe('Default minimum stay in nights'),
  nights: nightsStepSchema.describe('Overrides for a range of nights'),
  enabled: z.boolean().describe('Whether price syncing is on; switching it on needs a base price'),
};
export const BULK_STEPS = Object.keys(steps) as (keyof typeof steps)[];
export const PRICE_STEPS = ['base-price', 'min-price', 'max-price'] as const;
export type PriceStepName = (typeof PRICE_STEPS)[number];

/** What a bulk edit does to every listing: one step or more. A step that is relative leaves what is not there alone. */
export const bulkChangeSchema = z
  .strictObject({
    ...steps,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency of ISO 4217')
      .describe(
        'Of every amount of money given here. It must be named where the listings have several; a listing of another currency is skipped',
      ),
  })
  .partial()
  .superRefine((change, context) => {
    if (BULK_STEPS.every((step) => change[step] === undefined)) {
      const message = `must change something: ${BULK_STEPS.join(', ')}`;
      refuseValue(context, { message, input: change }, { code: 'required', figures: {} });
    }
    const { 'min-price': lowest, 'max-price': highest } = change;
    if (lowest?.step === 'set' && highest?.step === 'set' && lowest.amount > highest.amount) {
      const issue = { path: ['min-price', 'amount'], message: 'must not be above max-price', input: change };
      const figures = { floor: lowest.amount, ceiling: highest.amount };
      refuseValue(context, issue, { code: 'limits_cross', figures });
    }
  })
  .meta({ id: 'BulkChange' });
export type BulkChange = z.infer<typeof bulkChangeSchema>;
