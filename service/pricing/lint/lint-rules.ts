import type { PricingInputs } from '../inputs.ts';
import type { NightPrices } from '../price-nights.ts';
import { limitConflicts } from './limit-conflicts.ts';
import type { RuleFinding } from './rule-warning.ts';
import { endedSeasons } from './seasons-over.ts';
import { shadowedRules } from './shadowed-rules.ts';
import { silentRules } from './silent-rules.ts';
import { unbookableGaps } from './unbookable-gaps.ts';

/**
 * What a listing's owner should know of the rules: those that can no longer apply or always lose to others,
 * minimums above maximums, fixed prices below the minimum, and gaps that no stay may fill.
 * @param nights as `priceNights` returns them for the same inputs
 */
export function lintRules(inputs: PricingInputs, nights: NightPrices): RuleFinding[] {
  const { rules, today } = inputs;
  return [
    ...endedSeasons(rules, today),
    ...silentRules(rules, today),
    ...shadowedRules(rules, today),
    ...limitConflicts(rules, nights),
    ...unbookableGaps(inputs, nights),
  ];
}
