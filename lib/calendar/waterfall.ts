import type { Explanation, Step } from './explanation.ts';

export type StepTone = 'up' | 'down' | 'cut' | 'rounding' | 'override';

/** Where a step is drawn; positions are percentages of the chart's width. */
export interface WaterfallRow {
  step: Step;
  tone: StepTone;
  before: number;
  after: number;
  /** Left edge and width of the bar. */
  left: number;
  width: number;
  /** Where the limit stands that cuts the price off. */
  limitAt: number | null;
}

export interface Waterfall {
  baseAt: number;
  priceAt: number;
  rows: WaterfallRow[];
}

/** Room at either end in percent, so that a tick or a bracket is never cut. */
const MARGIN = 6;

function toneOf(step: Step): StepTone {
  if (step.kind === 'limit') return 'cut';
  if (step.kind === 'rounding') return 'rounding';
  if (step.kind === 'override') return 'override';
  return step.amount < 0 ? 'down' : 'up';
}

/** Geometry of the running price from base to final price. */
export function waterfallOf(explanation: Pick<Explanation, 'base-price' | 'price' | 'steps'>): Waterfall {
  const { steps } = explanation;
  const base = explanation['base-price'];
  const stops = [base, explanation.price, ...steps.flatMap((step) => [step.before, step.after])];
  const low = Math.min(...stops);
  const range = Math.max(...stops) - low || 1;
  const at = (value: number) => MARGIN + ((value - low) / range) * (100 - 2 * MARGIN);
  return {
    baseAt: steps.length ? at(base) : 50,
    priceAt: steps.length ? at(explanation.price) : 50,
    rows: steps.map((step) => {
      const before = at(step.before);
      const after = at(step.after);
      return {
        step,
        tone: toneOf(step),
        before,
        after,
        left: Math.min(before, after),
        width: Math.abs(after - before),
        limitAt: step.kind === 'limit' ? after : null,
      };
    }),
  };
}
