import type { BulkChange, NightsStep } from '#contract/console/bulk-edits/change.ts';
import type { BulkSettings } from '#contract/console/bulk-edits/outcome.ts';
import { toEpochDay } from '#contract/dates.ts';
import type { Situation } from '../customizations/customization-type.ts';
import { compactRows, overriddenNights } from '../customizations/override-nights.ts';
import { apiAttributes, attributesOf } from '../customizations/settings.ts';
import { manualOverrides } from '../customizations/types/manual-overrides.ts';
import { minStays } from '../customizations/types/min-stays.ts';
import type { ManualOverrideRules, MinStayRules } from '../pricing/rules.ts';
import { seasonSpans } from '../pricing/seasons.ts';

/** A listing's settings as far as a change is about them. */
export function settingsShown(change: BulkChange, situation: Situation): BulkSettings {
  const { basePrice, minPrice, maxPrice, minStay, enabled } = situation.listing;
  const { nights } = change;
  return {
    ...(change['base-price'] && { 'base-price': basePrice }),
    ...(change['min-price'] && { 'min-price': minPrice }),
    ...(change['max-price'] && { 'max-price': maxPrice }),
    ...(change['min-stay'] !== undefined && { 'min-stay': minStay }),
    ...(change.enabled !== undefined && { enabled }),
    ...(nights?.override && { overrides: overridesOf(nights, situation) }),
    ...(nights?.['min-stay'] !== undefined && { 'seasonal-min-stays': seasonsOf(nights, situation) }),
  };
}

const spanOf = (nights: NightsStep) => ({
  from: toEpochDay(nights['start-date']),
  to: toEpochDay(nights['end-date']),
});

function overridesOf(nights: NightsStep, situation: Situation): NonNullable<BulkSettings['overrides']> {
  const { from, to } = spanOf(nights);
  const { overrides } = attributesOf(manualOverrides, situation) as ManualOverrideRules;
  const inRange = [...overriddenNights(overrides)].filter(([day]) => day >= from && day <= to);
  return compactRows(new Map(inRange)).map(({ startDate, endDate, price, percentageAdjustment }) => ({
    'start-date': startDate,
    'end-date': endDate,
    price,
    'percentage-adjustment': percentageAdjustment,
  }));
}

function seasonsOf(nights: NightsStep, situation: Situation): BulkSettings['seasonal-min-stays'] {
  const { seasonalMinStays } = attributesOf(minStays, situation) as MinStayRules;
  const met = seasonalMinStays.filter((season) => seasonSpans(season, spanOf(nights)).length > 0);
  const shown = met.map(({ startDate, endDate, rollover, minStay }) => ({
    startDate,
    endDate,
    rollover,
    minStay,
  }));
  return apiAttributes({ shown }, situation).shown as BulkSettings['seasonal-min-stays'];
}
