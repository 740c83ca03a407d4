import type { EpochDay } from '#contract/dates.ts';
import type { PricingRules } from '../rules.ts';

export type WarningCode =
  | 'season_over'
  | 'never_applies'
  | 'shadowed'
  | 'floor_above_ceiling'
  | 'floor_above_override'
  | 'min_stay_exceeds_gap';

/** Something about a rule that its owner hardly wants. */
export interface RuleFinding {
  code: WarningCode;
  /** In English, one sentence. */
  detail: string;
  customization: keyof PricingRules;
  /** Field names in the engine's form, and positions. */
  path: readonly (string | number)[];
  /** The first night it shows on, and how many there are. */
  nights?: { first: EpochDay; count: number };
  /** Of that first night: prices in whole units, or nights. */
  values?: Readonly<Record<string, number>>;
}
