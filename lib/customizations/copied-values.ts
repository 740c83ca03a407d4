import type { CustomizationName } from '#contract/customizations/names.ts';
import type { Attributes } from '#lib/customizations/attributes.ts';
import { overrideRuns } from '#lib/customizations/override-runs.ts';

/**
 * What another listing is sent to be set like one: its saved values without those that are read-only or that cannot
 * be sent together. Overrides are set where the listing has some; other nights of the other listing keep theirs.
 * @returns null where there is nothing to copy
 */
export function copiedValues<Name extends CustomizationName>(
  name: Name,
  saved: Attributes[Name],
): object | null {
  const all: { [Key in CustomizationName]?: unknown } = { [name]: saved };
  switch (name as CustomizationName) {
    case 'base-price': {
      const { 'base-price': price } = all['base-price'] as Attributes['base-price'];
      return price === null ? null : { 'base-price': price };
    }
    case 'manual-overrides': {
      const { overrides } = all['manual-overrides'] as Attributes['manual-overrides'];
      return overrides.length === 0 ? null : { overrides: rowsOf(overrides) };
    }
    case 'time-based-adjustments': {
      const values = all['time-based-adjustments'] as Attributes['time-based-adjustments'];
      const { enabled, tier } = values['dynamic-time-based-adjustments'];
      return { ...values, 'dynamic-time-based-adjustments': { enabled, tier } };
    }
    case 'occupancy-based-pricing': {
      const { tiers: _, ...values } = all['occupancy-based-pricing'] as Attributes['occupancy-based-pricing'];
      return values;
    }
    case 'gap-price-adjustments': {
      const { 'default-rules': _, ...values } = all[
        'gap-price-adjustments'
      ] as Attributes['gap-price-adjustments'];
      // Own rules are refused while the automatic adjustment is on, where they would do nothing.
      return values['dynamic-gap-price-adjustments'] ? { 'dynamic-gap-price-adjustments': true } : values;
    }
    case 'checkin-checkout-days': {
      const { 'channel-support': _, ...values } = all[
        'checkin-checkout-days'
      ] as Attributes['checkin-checkout-days'];
      return values;
    }
    default:
      return saved;
  }
}

/** Whether some of the values are amounts, which mean nothing in another currency. Nothing costs nothing anywhere. */
export function holdsMoney(values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false;
  return Object.entries(values).some(([field, value]) =>
    typeof value === 'number' ? value > 0 && /(^|-)(price|fee)$/.test(field) : holdsMoney(value),
  );
}

const rowsOf = (nights: Attributes['manual-overrides']['overrides']) =>
  overrideRuns(nights).map(({ start, end, price, percentage }) => ({
    'start-date': start,
    'end-date': end,
    price,
    'percentage-adjustment': percentage,
    'days-of-week': null,
  }));
