import { z } from 'zod';
import { MAXIMUM_PRICE } from '../listings.ts';
import { dateParameter } from '../query.ts';
import { refuseValue } from '../refusals.ts';
import { weekdayListSchema } from './weekdays.ts';

const modeSchema = z.enum(['price', 'percentage-adjustment']);
const price = z.number().min(1).max(MAXIMUM_PRICE).nullable();
const percentage = z.number().min(-100).max(1000).nullable();

const row = z
  .strictObject({
    'start-date': dateParameter,
    'end-date': dateParameter.describe('Inclusive'),
    price: price.default(null).describe('The price of the night, never repriced'),
    'percentage-adjustment': percentage.default(null).describe('On top of the modeled price'),
    'days-of-week': weekdayListSchema.min(1).nullable().default(null).describe('Null = every day'),
    mode: modeSchema.optional().describe('Follows from the value that is set'),
  })
  .superRefine((sent, context) => {
    const refuse = (
      field: keyof typeof sent,
      message: string,
      code: 'date_order' | 'value_twice' | 'mode_differs',
    ) => refuseValue(context, { path: [field], message, input: sent[field] }, { code, figures: {} });
    if (sent['end-date'] < sent['start-date']) {
      refuse('end-date', 'must not be before start-date', 'date_order');
    }
    const { price, 'percentage-adjustment': percentage, mode } = sent;
    if (price !== null && percentage !== null) {
      const message = 'must be null where price is set: a night has one of the two';
      refuse('percentage-adjustment', message, 'value_twice');
    } else if ((mode === 'price' && percentage !== null) || (mode && mode !== 'price' && price !== null)) {
      refuse('mode', 'must name the value that is set', 'mode_differs');
    }
  });

export const manualOverrideAttributesSchema = z
  .object({
    overrides: z
      .array(
        z.object({
          'start-date': z.iso.date(),
          'end-date': z.iso.date(),
          mode: modeSchema,
          price,
          'percentage-adjustment': percentage,
        }),
      )
      .describe('One row for each overridden date of the window'),
  })
  .meta({ id: 'ManualOverrideCustomization' });

export const manualOverrideChangesSchema = z
  .strictObject({
    overrides: z
      .array(row)
      .max(2000)
      .describe('Dates that no row names keep their override; a row with neither value clears its dates'),
  })
  .partial();

export const overrideWindowQuery = {
  'filter[start-date]': dateParameter.optional().describe('Default: today in the listing’s timezone'),
  'filter[end-date]': dateParameter.optional().describe('Inclusive; default: today + 365 days'),
};
