import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { RuleWarning } from '#contract/console/price-preview.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { placed } from '#lib/previews/warnings.ts';

/** Of what is odd about a listing's rules, that which a change may have to do with. */
export function concerning(change: BulkChange, warnings: readonly RuleWarning[]): RuleWarning[] {
  const { nights } = change;
  const isAboutLimits = change['min-price'] !== undefined || change['max-price'] !== undefined;
  const isAboutStays = change['min-stay'] !== undefined || nights?.['min-stay'] !== undefined;
  const touched: CustomizationName[] = [
    ...(isAboutLimits ? (['min-max-prices', 'manual-overrides'] as const) : []),
    ...(nights?.override ? (['manual-overrides'] as const) : []),
    ...(isAboutStays ? (['min-stays'] as const) : []),
  ];
  return warnings.filter((warning) => touched.includes(placed(warning).customization));
}
