import { isDeepStrictEqual } from 'node:util';
import type { PointDifference } from '#contract/console/restorations.ts';
import type { Situation } from '../customizations/customization-type.ts';
import { CUSTOMIZATION_TYPES } from '../customizations/customization-types.ts';
import { overriddenNights } from '../customizations/override-nights.ts';
import type { ListingSettings } from '../customizations/queries.ts';
import { apiAttributes, attributesOf } from '../customizations/settings.ts';
import type { ManualOverrideRules } from '../pricing/rules.ts';
import { difference, rowsFrom } from './wanted-settings.ts';

/** What is not as it was kept, field by field; of overrides the nights from today on. */
export function changedSince(
  kept: ListingSettings,
  now: ListingSettings,
  situation: Situation,
): PointDifference[] {
  return CUSTOMIZATION_TYPES.flatMap((type): PointDifference[] => {
    const [before, after] = [attributesOf(type, kept), attributesOf(type, now)];
    if (type.name === 'manual-overrides') {
      const nightsThen = overriddenNights((before as ManualOverrideRules).overrides);
      const nightsNow = overriddenNights((after as ManualOverrideRules).overrides);
      const asKept = rowsFrom(difference(nightsNow, nightsThen), situation.today);
      if (asKept.length === 0) return [];
      const asIs = rowsFrom(difference(nightsThen, nightsNow), situation.today);
      return [{ setting: type.name, field: 'overrides', now: asIs, kept: asKept, 'comes-back': true }];
    }
    const was: Record<string, unknown> = apiAttributes(before, situation);
    return Object.entries(apiAttributes(after, situation)).flatMap(([field, value]): PointDifference[] => {
      const keptValue = was[field] ?? null;
      if (isDeepStrictEqual(value ?? null, keptValue)) return [];
      const comesBack = type.name !== 'base-price' || keptValue !== null;
      return [{ setting: type.name, field, now: value, kept: keptValue, 'comes-back': comesBack }];
    });
  });
}
