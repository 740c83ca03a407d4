import { isDeepStrictEqual } from 'node:util';
import { toEngineForm } from '../customizations/api-form.ts';
import type { Situation } from '../customizations/customization-type.ts';
import { CUSTOMIZATION_TYPES } from '../customizations/customization-types.ts';
import { overriddenNights } from '../customizations/override-nights.ts';
import { apiAttributes, attributesOf } from '../customizations/settings.ts';
import type { ChangeRow } from '../history/queries.ts';
import type { ManualOverrideRules } from '../pricing/rules.ts';
import { difference, nightsOf } from './wanted-settings.ts';

/**
 * Whether a listing still has what the changes of a request gave it. Of overrides only the nights count that
 * the request touched, and none that is past.
 */
export function isAsChanged(entries: readonly ChangeRow[], situation: Situation): boolean {
  return entries.every(({ setting, field, oldValue, newValue }) => {
    if (setting === 'activation' && field === 'enabled') return situation.listing.enabled === newValue;
    const type = CUSTOMIZATION_TYPES.find(({ name }) => name === setting);
    if (!type) return true;
    const now = attributesOf(type, situation);
    if (type.name !== 'manual-overrides') {
      const given = apiAttributes(toEngineForm({ [field]: newValue }), situation);
      return isDeepStrictEqual(apiAttributes(now, situation)[field], given[field]);
    }
    const others = difference(nightsOf(newValue), overriddenNights((now as ManualOverrideRules).overrides));
    const touched = difference(nightsOf(oldValue), nightsOf(newValue));
    return [...touched.keys()].every((day) => day < situation.today || !others.has(day));
  });
}
