import type { MoveStep } from '#contract/console/explanations.ts';
import type { Explanation } from './explanation.ts';

/** What became of a night's price since the end of yesterday, and what did it. */
export type DayMove = NonNullable<Explanation['since-yesterday']>;
export type { MoveStep };

/** A ratio counts from 0: 0.06 adds 6 %. A price is in whole units. */
export type MoveValue = { kind: 'ratio' | 'price'; value: number } | null;

/** An adjustment reaches to 1000 %, so a greater value is a price. */
const LARGEST_RATIO = 10;

/** The values before and after: ratios of factors, prices of all else but overrides, which can be either. */
export function moveValues(step: MoveStep): { before: MoveValue; after: MoveValue } {
  return { before: moveValue(step, step.before), after: moveValue(step, step.after) };
}

function moveValue({ kind, key }: MoveStep, value: number | null): MoveValue {
  if (value === null) return null;
  if (kind === 'factor') return { kind: 'ratio', value };
  if (kind !== 'override') return { kind: 'price', value };
  // The key names the newer kind; a value that it cannot have is the older kind's.
  const isPrice = key === 'fixed' ? value >= 1 : value > LARGEST_RATIO;
  return { kind: isPrice ? 'price' : 'ratio', value };
}

/** The step that did most of the change; null where the price is what it was, or rounding alone moved it. */
export function mainStep({ change, steps }: DayMove): MoveStep | null {
  const along = steps.filter(({ kind, amount }) => kind !== 'rounding' && amount * change > 0);
  return along.reduce<MoveStep | null>(
    (main, step) => (main && Math.abs(main.amount) >= Math.abs(step.amount) ? main : step),
    null,
  );
}
