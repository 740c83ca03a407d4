import type { RuleWarning } from '#contract/console/price-preview.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';

const ROOT = '/data/attributes/customizations/';

/** A warning with the form it belongs to. */
export interface PlacedWarning {
  warning: RuleWarning;
  customization: CustomizationName;
  /** In the values of that form, its parts joined by dots. */
  path: string;
}

/** What a warning says, by its name among the texts. */
export type WarningText =
  | 'seasonOver'
  | 'neverApplies.manualGaps'
  | 'neverApplies.farOut'
  | 'neverApplies.emptyWeek'
  | 'neverApplies.gapFill'
  | 'neverApplies.changeover'
  | 'neverApplies.any'
  | 'shadowed.gapRule'
  | 'shadowed.leadRule'
  | 'shadowed.limit'
  | 'floorAboveCeiling'
  | 'floorAboveOverride'
  | 'minStayExceedsGap';

/** Sorts a warning to its form and place. */
export function placed(warning: RuleWarning): PlacedWarning {
  const [customization = '', ...path] = warning.pointer.slice(ROOT.length).split('/');
  return { warning, customization: customization as CustomizationName, path: path.join('.') };
}

/** Which text tells a warning: what its code leaves open follows from the kind of rule it points at. */
export function warningText({ warning: { code }, path }: PlacedWarning): WarningText {
  switch (code) {
    case 'season_over':
      return 'seasonOver';
    case 'never_applies':
      return `neverApplies.${causeOfSilence(path)}`;
    case 'shadowed':
      if (/^manual-gap-price-adjustments\./.test(path)) return 'shadowed.gapRule';
      return LEAD_RULE.test(path) ? 'shadowed.leadRule' : 'shadowed.limit';
    case 'floor_above_ceiling':
      return 'floorAboveCeiling';
    case 'floor_above_override':
      return 'floorAboveOverride';
    case 'min_stay_exceeds_gap':
      return 'minStayExceedsGap';
  }
}

/** An entry of a list of rules by lead time, in a season or of the whole year. */
const LEAD_RULE = /(^|\.)(time-based-adjustments|time-based-min-stays|last-minute-min-stays)\.\d+$/;

function causeOfSilence(path: string) {
  if (path === 'manual-gap-price-adjustments') return 'manualGaps' as const;
  if (path === 'gap-fill-min-stay') return 'gapFill' as const;
  if (path === 'changeover-gap-fill') return 'changeover' as const;
  if (path.startsWith('seasonal-day-of-week-')) return 'emptyWeek' as const;
  return LEAD_RULE.test(path) ? ('farOut' as const) : ('any' as const);
}

/**
 * What a form has to tell: all that is odd about its own rules, and of other rules what only its changes make odd.
 * @param standing of the rules as they are saved
 */
export function warningsFor(
  name: CustomizationName,
  warnings: readonly RuleWarning[],
  standing: readonly RuleWarning[],
): PlacedWarning[] {
  const known = new Set(standing.map(nameOf));
  return warnings
    .map(placed)
    .filter(({ customization, warning }) => customization === name || !known.has(nameOf(warning)));
}

const nameOf = ({ code, pointer }: RuleWarning) => `${code} ${pointer}`;
