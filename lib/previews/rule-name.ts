import type { CustomizationName } from '#contract/customizations/names.ts';
import type { PlacedWarning } from '#lib/previews/warnings.ts';

/** Under which heading of its form a rule stands, by the name of its text there. */
const HEADINGS = {
  'base-price': {},
  'extra-guest-fees': {},
  'min-max-prices': {
    'min-price': 'minimum',
    'max-price': 'maximum',
    'day-of-week-min-prices': 'byWeekday',
    'seasonal-prices': 'seasons',
    'seasonal-day-of-week-min-prices': 'weekdaySeasons',
    'seasonal-monthly-prices': 'monthlySeasons',
  },
  'min-stays': {
    'min-stay': 'minimum',
    'day-of-week-min-stays': 'byWeekday',
    'gap-fill-min-stay': 'gaps',
    'last-minute-min-stays': 'lead',
    'seasonal-min-stays': 'seasons',
    'seasonal-day-of-week-min-stays': 'weekdaySeasons',
    'seasonal-gap-fill-min-stays': 'gapSeasons',
    'seasonal-time-based-min-stays': 'leadSeasons',
  },
  'time-based-adjustments': {
    'time-based-adjustments': 'rules',
    'seasonal-time-based-adjustments': 'seasons',
  },
  'manual-overrides': { overrides: 'current' },
  'occupancy-based-pricing': { 'disabled-periods': 'periods' },
  'gap-price-adjustments': { 'manual-gap-price-adjustments': 'manual' },
  'checkin-checkout-days': { 'changeover-gap-fill': 'gaps', 'seasonal-checkin-checkout-days': 'seasons' },
} as const satisfies Record<CustomizationName, Record<string, string>>;

type Name<Of extends CustomizationName> = (typeof HEADINGS)[Of][keyof (typeof HEADINGS)[Of]] & string;
/** A text of `customizations`. */
export type RuleHeading = {
  [Of in CustomizationName]: `${Of}.${Name<Of>}` | `${Of}.short`;
}[CustomizationName];

/** Where a warning's rule stands: its heading, and which entry it is, counted from one; null where it is no list. */
export function ruleName({ customization, path }: Pick<PlacedWarning, 'customization' | 'path'>): {
  heading: RuleHeading;
  entry: number | null;
} {
  const [list = '', position] = path.split('.');
  const headings: Record<string, string> = HEADINGS[customization];
  const entry = Number(position);
  return {
    heading: `${customization}.${headings[list] ?? 'short'}` as RuleHeading,
    entry: position !== undefined && Number.isInteger(entry) ? entry + 1 : null,
  };
}
