import { type EpochDay, weekdayOf } from '#contract/dates.ts';
import { minStayRules } from '../minimum-stay.ts';
import type { NightRule, RuleSetting } from '../night-rules.ts';
import { limitRules } from '../price-limits.ts';
import type { PricingRules } from '../rules.ts';
import { rulePlace } from './rule-place.ts';
import type { RuleFinding } from './rule-warning.ts';

/** No season can be set further ahead than five years. */
const HORIZON_DAYS = 1830;

/** What holds where nobody set anything, and the one minimum stay that asks for nothing. */
const NOBODYS: readonly RuleSetting[] = ['service-minimum', 'no-minimum-stay'];

/** Limits and minimum stays that speak about nights, but decide none because stronger rules cover them all. */
export function shadowedRules({ minMaxPrices, minStays }: PricingRules, today: EpochDay): RuleFinding[] {
  const window = { from: today, to: today + HORIZON_DAYS };
  const { floors, ceilings } = limitRules(minMaxPrices, window);
  // What a rule of the days left covers today it leaves alone tomorrow.
  const stays = minStayRules(minStays, window, today).filter(({ lead }) => lead === null);
  return [floors, ceilings, stays].flatMap((rules) => coveredRules(rules, window.from, window.to));
}

function coveredRules(rules: readonly NightRule[], from: EpochDay, to: EpochDay): RuleFinding[] {
  const spoken = new Array<number>(rules.length).fill(0);
  const decides = new Array<number>(rules.length).fill(0);
  const winner = new Int16Array(to - from + 1).fill(-1);
  rules.forEach(({ spans, values }, rule) => {
    for (const span of spans) {
      for (let day = Math.max(span.from, from); day <= Math.min(span.to, to); day++) {
        if (Number.isNaN(values[weekdayOf(day)] ?? Number.NaN)) continue;
        winner[day - from] = rule;
        spoken[rule] = (spoken[rule] ?? 0) + 1;
      }
    }
  });
  for (const rule of winner) if (rule >= 0) decides[rule] = (decides[rule] ?? 0) + 1;
  return rules.flatMap((rule, index): RuleFinding[] => {
    const { setting, values } = rule;
    const asksNothing = setting === 'min-stay' && values[0] === 1;
    if (NOBODYS.includes(setting) || asksNothing || !spoken[index] || decides[index]) return [];
    return [
      {
        code: 'shadowed',
        detail: 'Stronger rules hold on every night that this one speaks about.',
        ...rulePlace(rule),
      },
    ];
  });
}
