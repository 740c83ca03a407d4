import { basePriceAttributesSchema, basePriceChangesSchema } from '#contract/customizations/base-price.ts';
import { refusedValue } from '../../errors.ts';
import { customizationType } from '../customization-type.ts';

export const basePrice = customizationType<'basePrice', typeof basePriceAttributesSchema>({
  name: 'base-price',
  key: 'basePrice',
  summary: 'the base price',
  attributes: basePriceAttributesSchema,
  changes: basePriceChangesSchema,
  columns: {
    fields: ['basePrice'],
    read: (listing) => ({ basePrice: listing.basePrice }),
    write: (after, before, now) =>
      after.basePrice === before.basePrice ? {} : { basePrice: after.basePrice, basePriceUpdatedAt: now },
  },
  invalid: ({ after, changed }) =>
    changed.has('basePrice') && after.basePrice === null
      ? [
          refusedValue(
            { code: 'required', figures: {} },
            'base-price must be a number.',
            '/data/attributes/base-price',
          ),
        ]
      : [],
});
