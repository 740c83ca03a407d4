import { AVAILABLE } from '../availability.ts';
import type { PricingInputs } from '../inputs.ts';
import { gapFillOf, gapFills, minStayRules } from '../minimum-stay.ts';
import { rulesOn } from '../night-rules.ts';
import type { NightPrices } from '../price-nights.ts';
import { rulePlace } from './rule-place.ts';
import type { RuleFinding } from './rule-warning.ts';

/**
 * Gaps between bookings that are shorter than the minimum stay of their first night, so that nobody can book
 * them; told once for each rule that asks for too much.
 */
export function unbookableGaps({ rules, today }: PricingInputs, nights: NightPrices): RuleFinding[] {
  const { from, to, gapNights, minStay, availability } = nights;
  const window = { from, to };
  const stays = minStayRules(rules.minStays, window, today);
  const fills = gapFills(rules.minStays, window);
  const findings = new Map<string, RuleFinding>();
  for (let night = 0; night <= to - from; night++) {
    const gap = gapNights[night] ?? 0;
    const asked = minStay[night] ?? 1;
    const isFirst = night === 0 || availability[night - 1] !== AVAILABLE;
    if (gap === 0 || !isFirst || asked <= gap) continue;
    const [rule] = rulesOn(stays, from + night);
    if (!rule) continue;
    const place = rulePlace(rule);
    const key = place.path.join();
    const known = findings.get(key);
    if (known?.nights) known.nights.count += 1;
    else {
      const fill = gapFillOf(fills, from + night);
      findings.set(key, {
        code: 'min_stay_exceeds_gap',
        detail: `A gap of ${gap} ${gap === 1 ? 'night' : 'nights'} cannot be booked: the minimum stay is ${asked}${fill ? ', and gap fill does not reach it' : ''}.`,
        ...place,
        nights: { first: from + night, count: 1 },
        values: { 'gap-nights': gap, 'min-stay': asked },
      });
    }
  }
  return [...findings.values()];
}
