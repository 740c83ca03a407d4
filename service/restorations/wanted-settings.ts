import type { CustomizationName } from '#contract/customizations/names.ts';
import type { EpochDay } from '#contract/dates.ts';
import { toEngineForm } from '../customizations/api-form.ts';
import type { Situation } from '../customizations/customization-type.ts';
import { CUSTOMIZATION_TYPES } from '../customizations/customization-types.ts';
import { type NightOverride, oneDay, overriddenNights } from '../customizations/override-nights.ts';
import type { ListingSettings } from '../customizations/queries.ts';
import { apiAttributes, attributesOf } from '../customizations/settings.ts';
import type { ChangeRow } from '../history/queries.ts';
import type { ManualOverride, ManualOverrideRules } from '../pricing/rules.ts';

/** What a listing's settings shall be again: attributes as a PATCH takes them, by customization. */
export interface WantedSettings {
  customizations: Map<CustomizationName, Record<string, unknown>>;
  /** Null leaves the listing switched as it is. */
  enabled: boolean | null;
}

type Nights = ReadonlyMap<EpochDay, NightOverride>;
const NO_OVERRIDE: NightOverride = { price: null, percentageAdjustment: null };

/**
 * The values before some changes of a listing. Of overrides only the nights that the changes touched are told,
 * and none that is past: what was set on other nights since then stays.
 * @param entries newest first
 */
export function beforeChanges(entries: readonly ChangeRow[], today: EpochDay): WantedSettings {
  const customizations: WantedSettings['customizations'] = new Map();
  const nights = new Map<EpochDay, NightOverride>();
  let enabled: boolean | null = null;
  for (const { setting, field, oldValue, newValue } of entries) {
    const type = CUSTOMIZATION_TYPES.find(({ name }) => name === setting);
    if (setting === 'activation' && field === 'enabled') enabled = oldValue === true;
    else if (type?.name === 'manual-overrides') {
      for (const [day, override] of difference(nightsOf(newValue), nightsOf(oldValue)))
        nights.set(day, override);
    } else if (type) {
      customizations.set(type.name, { ...customizations.get(type.name), [field]: oldValue });
    }
  }
  const overrides = rowsFrom(nights, today);
  if (overrides.length > 0) customizations.set('manual-overrides', { overrides });
  return { customizations, enabled };
}

/** All settings as they were kept. A base price that was not there yet cannot come back. */
export function asKept(kept: ListingSettings, now: ListingSettings, situation: Situation): WantedSettings {
  const customizations: WantedSettings['customizations'] = new Map();
  for (const type of CUSTOMIZATION_TYPES) {
    if (type.name === 'manual-overrides') {
      const rowsOf = (settings: ListingSettings) =>
        overriddenNights((attributesOf(type, settings) as ManualOverrideRules).overrides);
      const overrides = rowsFrom(difference(rowsOf(now), rowsOf(kept)), situation.today);
      if (overrides.length > 0) customizations.set(type.name, { overrides });
    } else if (type.name !== 'base-price' || kept.listing.basePrice !== null) {
      customizations.set(type.name, apiAttributes(attributesOf(type, kept), situation));
    }
  }
  return { customizations, enabled: null };
}

/** Overrides as the history keeps them. */
export const nightsOf = (rows: unknown): Nights =>
  overriddenNights((Array.isArray(rows) ? toEngineForm(rows) : []) as ManualOverride[]);

/** The nights that differ, with what `after` has on them. */
export function difference(before: Nights, after: Nights): Map<EpochDay, NightOverride> {
  const differing = new Map<EpochDay, NightOverride>();
  for (const day of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(day) ?? NO_OVERRIDE, after.get(day) ?? NO_OVERRIDE];
    if (old.price !== now.price || old.percentageAdjustment !== now.percentageAdjustment)
      differing.set(day, now);
  }
  return differing;
}

/** One row a night; one without a value clears its night. */
export const rowsFrom = (nights: Nights, today: EpochDay) =>
  [...nights]
    .filter(([day]) => day >= today)
    .map(([day, { price, percentageAdjustment }]) => {
      const { startDate, endDate } = oneDay(day);
      return {
        'start-date': startDate,
        'end-date': endDate,
        price,
        'percentage-adjustment': percentageAdjustment,
        'days-of-week': null,
      };
    });
