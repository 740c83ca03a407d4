import type { BasePriceStep, PriceLimitStep } from '#contract/console/bulk-edits/change.ts';

/** Percentages count to a hundredth. */
const PARTS_PER_UNIT = 10_000;

/**
 * A price after a step, in whole money, halves up as the pricing rounds.
 * @returns null for none; a relative step leaves a price that is not there alone
 */
export function stepPrice(current: number | null, step: BasePriceStep | PriceLimitStep): number | null {
  if (step.step === 'set') return step.amount;
  if (step.step === 'remove' || current === null) return null;
  if (step.step === 'amount') return current + step.amount;
  const parts = PARTS_PER_UNIT + Math.round(step.percent * 100);
  return Math.round((current * parts) / PARTS_PER_UNIT);
}

export const isRelative = ({ step }: BasePriceStep | PriceLimitStep) =>
  step === 'percent' || step === 'amount';

/** Money that is written down as such, and so is of one currency. */
export const isMoney = ({ step }: BasePriceStep | PriceLimitStep) => step === 'set' || step === 'amount';
