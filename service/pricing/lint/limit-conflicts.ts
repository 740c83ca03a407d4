import { FIXED } from '../manual-override.ts';
import { rulesOn } from '../night-rules.ts';
import { limitRules } from '../price-limits.ts';
import type { NightPrices } from '../price-nights.ts';
import type { PricingRules } from '../rules.ts';
import { rulePlace } from './rule-place.ts';
import type { RuleFinding } from './rule-warning.ts';

/** Minimums above the maximum of their night, told once for each minimum, and fixed prices below their minimum. */
export function limitConflicts(rules: PricingRules, nights: NightPrices): RuleFinding[] {
  return [...crossedLimits(rules, nights), ...lowOverrides(nights)];
}

function crossedLimits({ minMaxPrices }: PricingRules, nights: NightPrices): RuleFinding[] {
  const { from, to, floor, ceiling } = nights;
  const { floors } = limitRules(minMaxPrices, { from, to });
  const findings = new Map<object, RuleFinding>();
  for (let night = 0; night <= to - from; night++) {
    const [lowest, highest] = [floor[night] ?? 0, ceiling[night] ?? Number.POSITIVE_INFINITY];
    if (lowest <= highest) continue;
    const [rule] = rulesOn(floors, from + night);
    if (!rule) continue;
    const known = findings.get(rule);
    if (known?.nights) known.nights.count += 1;
    else {
      findings.set(rule, {
        code: 'floor_above_ceiling',
        detail: `The minimum of ${lowest} is above the maximum of ${highest}: the minimum holds.`,
        ...rulePlace(rule),
        nights: { first: from + night, count: 1 },
        values: { floor: lowest, ceiling: highest },
      });
    }
  }
  return [...findings.values()];
}

function lowOverrides(nights: NightPrices): RuleFinding[] {
  const { from, to, price, floor, overrideKind } = nights;
  const low: number[] = [];
  for (let night = 0; night <= to - from; night++) {
    if (overrideKind[night] === FIXED && (price[night] ?? 0) < (floor[night] ?? 0)) low.push(night);
  }
  const [first] = low;
  if (first === undefined) return [];
  const values = { price: price[first] ?? 0, floor: floor[first] ?? 0 };
  return [
    {
      code: 'floor_above_override',
      detail: `A fixed price of ${values.price} is below the minimum of ${values.floor}, and holds.`,
      customization: 'manualOverrides',
      path: ['overrides'],
      nights: { first: from + first, count: low.length },
      values,
    },
  ];
}
