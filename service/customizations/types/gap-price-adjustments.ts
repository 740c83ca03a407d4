import {
  gapPriceAdjustmentAttributesSchema,
  gapPriceAdjustmentChangesSchema,
} from '#contract/customizations/gap-price-adjustments.ts';
import { refusedValue } from '../../errors.ts';
import { DEFAULT_GAP_RULES } from '../../pricing/default-rules.ts';
import { attributePointer } from '../attribute-pointer.ts';
import { customizationType } from '../customization-type.ts';

export const gapPriceAdjustments = customizationType<
  'gapPriceAdjustments',
  typeof gapPriceAdjustmentAttributesSchema
>({
  name: 'gap-price-adjustments',
  key: 'gapPriceAdjustments',
  summary: 'the prices of short gaps',
  attributes: gapPriceAdjustmentAttributesSchema,
  changes: gapPriceAdjustmentChangesSchema,
  impossible: ({ after, changed }) =>
    after.dynamicGapPriceAdjustments && changed.has('manualGapPriceAdjustments')
      ? [
          refusedValue(
            { code: 'dynamic_adjustment_on', figures: {} },
            'Manual gap prices cannot be set while the dynamic adjustment is on.',
            attributePointer('manualGapPriceAdjustments'),
          ),
        ]
      : [],
  derived: ({ dynamicGapPriceAdjustments }) => ({
    defaultRules: DEFAULT_GAP_RULES.map((rule) => ({ ...rule, isDefault: dynamicGapPriceAdjustments })),
  }),
});
