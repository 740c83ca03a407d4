import { expect, test } from 'vitest';
import type { MoveStep } from './day-move.ts';
import { mainStep, moveValues } from './day-move.ts';

const step = (more: Partial<MoveStep>): MoveStep => ({
  kind: 'factor',
  key: 'pacing_premium',
  label: 'Pace',
  before: 0.02,
  after: 0.07,
  amount: 8,
  ...more,
});

test('the change is told by the step that did most of it, not by one that worked against it', () => {
  const pace = step({ amount: 8 });
  const ceiling = step({ kind: 'ceiling', key: 'ceiling', amount: -13 });
  const lead = step({ key: 'time_based_adjustment', amount: -5 });
  expect(mainStep({ price: 163, change: -10, steps: [pace, lead, ceiling] })).toBe(ceiling);
  expect(mainStep({ price: 163, change: 3, steps: [pace, lead] })).toBe(pace);
});

test('nothing is named where the price is as it was, or only rounding moved it', () => {
  expect(mainStep({ price: 163, change: 0, steps: [step({ amount: 0 })] })).toBeNull();
  const rounding = step({ kind: 'rounding', key: 'rounding', amount: 1, before: null, after: null });
  expect(mainStep({ price: 163, change: 1, steps: [rounding] })).toBeNull();
});

test('a factor is told as a ratio, a limit as a price, and none as none', () => {
  expect(moveValues(step({}))).toEqual({
    before: { kind: 'ratio', value: 0.02 },
    after: { kind: 'ratio', value: 0.07 },
  });
  expect(moveValues(step({ kind: 'ceiling', key: 'ceiling', before: null, after: 163 }))).toEqual({
    before: null,
    after: { kind: 'price', value: 163 },
  });
});

test('an override that became one of the other kind keeps what each of them is', () => {
  const fixed = step({ kind: 'override', key: 'fixed', before: -0.1, after: 150 });
  expect(moveValues(fixed)).toEqual({
    before: { kind: 'ratio', value: -0.1 },
    after: { kind: 'price', value: 150 },
  });
  const percentage = step({ kind: 'override', key: 'percentage', before: 150, after: 0.2 });
  expect(moveValues(percentage)).toEqual({
    before: { kind: 'price', value: 150 },
    after: { kind: 'ratio', value: 0.2 },
  });
});
