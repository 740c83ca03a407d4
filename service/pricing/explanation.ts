import type { IsoDate } from '#contract/dates.ts';
import type { Availability } from './availability.ts';
import type { EventImpact, FactorKey } from './factors.ts';
import type { OverrideKind } from './manual-override.ts';
import type { RuleSetting } from './night-rules.ts';
import type { Limit } from './price-night.ts';

/** One movement of the price. Amounts are hundredths of the currency's unit: after = before + amount. */
export type ExplainedStep = {
  /** What the step is called, in the reader's language. */
  label: string;
  /** Why it acted, or which rule made it; null where there is nothing to say. */
  reason: string | null;
  beforeCents: number;
  amountCents: number;
  afterCents: number;
} & (
  | { kind: 'factor'; key: FactorKey; order: number; ratio: number; impact: EventImpact | null }
  | { kind: 'limit'; key: Limit }
  | { kind: 'rounding'; key: 'rounding' }
  | { kind: 'override'; key: OverrideKind; ratio: number }
);

/** A rule that speaks about a night. */
export interface ExplainedRule {
  setting: RuleSetting;
  /** Position in the setting's list, null where the setting is not a list. */
  index: number | null;
  /** A price in whole units, or nights. */
  value: number;
  label: string;
}

/** Which rule decides a limit or minimum stay, and those it shadows, strongest first. */
export interface Decision {
  /** Null where no rule speaks: there is no ceiling. */
  value: number | null;
  decidedBy: ExplainedRule | null;
  shadowed: ExplainedRule[];
}

/** The exact trace of a night: base price + the amounts of all steps = price, to the hundredth. */
export interface Explanation {
  date: IsoDate;
  /** Days from today, negative for past nights. */
  leadDays: number;
  availability: Availability;
  /** Length of the gap the night lies in, 0 where it lies in none. */
  gapNights: number;
  basePrice: number;
  steps: ExplainedStep[];
  /** Before an override; the same as `price` without one. */
  modeledPrice: number;
  price: number;
  override: OverrideKind | null;
  floor: Decision;
  ceiling: Decision;
  minStay: Decision;
  /** The night in a sentence or two. */
  summary: string;
}
