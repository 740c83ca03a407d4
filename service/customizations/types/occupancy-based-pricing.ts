import {
  occupancyBasedPricingAttributesSchema,
  occupancyBasedPricingChangesSchema,
} from '#contract/customizations/occupancy-based-pricing.ts';
import { OCCUPANCY_TIERS } from '../../pricing/occupancy-premium.ts';
import { customizationType } from '../customization-type.ts';
import { seasonalProblems } from '../seasonal-lists.ts';

export const occupancyBasedPricing = customizationType<
  'occupancyBasedPricing',
  typeof occupancyBasedPricingAttributesSchema
>({
  name: 'occupancy-based-pricing',
  key: 'occupancyBasedPricing',
  summary: 'pricing by occupancy',
  attributes: occupancyBasedPricingAttributesSchema,
  changes: occupancyBasedPricingChangesSchema,
  invalid: seasonalProblems,
  derived: () => ({ tiers: OCCUPANCY_TIERS }),
});
