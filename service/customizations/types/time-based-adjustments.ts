import {
  timeBasedAdjustmentAttributesSchema,
  timeBasedAdjustmentChangesSchema,
} from '#contract/customizations/time-based-adjustments.ts';
import { customizationType } from '../customization-type.ts';
import { findMedianLeadTime } from '../lead-time-queries.ts';
import { seasonalProblems } from '../seasonal-lists.ts';

export const timeBasedAdjustments = customizationType<
  'timeBasedAdjustments',
  typeof timeBasedAdjustmentAttributesSchema
>({
  name: 'time-based-adjustments',
  key: 'timeBasedAdjustments',
  summary: 'the lead-time discounts and premiums',
  attributes: timeBasedAdjustmentAttributesSchema,
  changes: timeBasedAdjustmentChangesSchema,
  invalid: seasonalProblems,
  async derived({ dynamicTimeBasedAdjustments }, { listing, today }, { db }) {
    const medianLeadTime = await findMedianLeadTime(db, listing, today);
    return { dynamicTimeBasedAdjustments: { ...dynamicTimeBasedAdjustments, medianLeadTime } };
  },
});
