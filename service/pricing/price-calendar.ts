import type { EpochDay } from '#contract/dates.ts';
import { type FactorColumns, FactorWriter } from './factor-columns.ts';
import type { PricingInputs } from './inputs.ts';
import { priceNight } from './price-night.ts';
import { type NightPrices, nightPrices } from './price-nights.ts';
import { type PricingPlan, planPricing } from './pricing-plan.ts';

/** A window's nights with the factors behind their prices. `calendar-factors.ts` reads single factors. */
export interface PriceCalendar extends NightPrices {
  factors: FactorColumns;
  plan: PricingPlan;
}

/** What `priceNights` returns and the factors behind every price. */
export function priceCalendar(inputs: PricingInputs, from: EpochDay, to: EpochDay): PriceCalendar {
  const plan = planPricing(inputs, from, to);
  const price = plan.columns.numbers(plan.nightCount);
  const writer = new FactorWriter(plan);
  for (let night = 0; night < plan.nightCount; night++) {
    writer.open(night);
    price[night] = priceNight(plan, night, writer);
  }
  return { ...nightPrices(plan, price), factors: writer.close(), plan };
}
