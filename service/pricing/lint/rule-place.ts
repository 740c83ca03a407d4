import type { NightRule, RuleSetting } from '../night-rules.ts';
import type { PricingRules } from '../rules.ts';

const LIMITS: readonly RuleSetting[] = [
  'min-price',
  'max-price',
  'day-of-week-min-prices',
  'seasonal-prices',
  'seasonal-day-of-week-min-prices',
];

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Where a limit or a minimum stay was set. */
export function rulePlace({ setting, index }: Pick<NightRule, 'setting' | 'index'>): {
  customization: keyof PricingRules;
  path: readonly (string | number)[];
} {
  return {
    customization: LIMITS.includes(setting) ? 'minMaxPrices' : 'minStays',
    path: index === null ? [camel(setting)] : [camel(setting), index],
  };
}
