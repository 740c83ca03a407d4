import { bulkChangeSchema } from '#contract/console/bulk-edits/change.ts';
import type { IsoDate } from '#contract/dates.ts';
import type { Problem } from '#lib/forms/problem.ts';
import { schemaProblems } from '#lib/forms/schema-problems.ts';

/** A figure as it is typed: null while there is none, the text where it cannot be read. */
type Typed = number | string | null;

export const priceNames = ['base-price', 'min-price', 'max-price'] as const;
export type PriceName = (typeof priceNames)[number];
export const priceSteps = ['set', 'percent', 'amount', 'remove'] as const;
export type PriceStep = (typeof priceSteps)[number];
export const overrideSteps = ['fixed', 'percent', 'clear', 'keep'] as const;
export type OverrideStep = (typeof overrideSteps)[number];

/** What is typed about a price: each way to change it keeps its own figure. */
export interface PriceDraft {
  on: boolean;
  step: PriceStep;
  set: Typed;
  percent: Typed;
  amount: Typed;
}

export interface NightsDraft {
  on: boolean;
  from: IsoDate | string;
  /** Inclusive. */
  to: IsoDate | string;
  step: OverrideStep;
  price: Typed;
  percent: Typed;
  /** Null leaves the minimum stays of these nights alone. */
  minStay: Typed;
}

/** What is typed in the bulk editor; only what is `on` is part of the change. */
export interface ChangeDraft {
  'base-price': PriceDraft;
  'min-price': PriceDraft;
  'max-price': PriceDraft;
  'min-stay': { on: boolean; nights: Typed };
  nights: NightsDraft;
  enabled: { on: boolean; value: boolean };
}

const noPrice: PriceDraft = { on: false, step: 'percent', set: null, percent: null, amount: null };

export const emptyDraft: ChangeDraft = {
  'base-price': noPrice,
  'min-price': noPrice,
  'max-price': noPrice,
  'min-stay': { on: false, nights: null },
  nights: { on: false, from: '', to: '', step: 'fixed', price: null, percent: null, minStay: null },
  enabled: { on: false, value: true },
};

/** What is known of the nights before anything is typed. */
export type StartingNights = Omit<NightsDraft, 'on' | 'minStay'>;

/** What the editor begins with. */
export function draftWith(nights: StartingNights | undefined): ChangeDraft {
  return nights ? { ...emptyDraft, nights: { ...emptyDraft.nights, ...nights, on: true } } : emptyDraft;
}

/** Whether anything is to change. */
export function isEmpty(draft: ChangeDraft): boolean {
  return Object.values(draft).every(({ on }: { on: boolean }) => !on);
}

/** Whether a change names amounts of money, which are of one currency. */
export function namesMoney(draft: ChangeDraft): boolean {
  const isMoney = ({ on, step }: PriceDraft) => on && (step === 'set' || step === 'amount');
  return (
    priceNames.some((name) => isMoney(draft[name])) || (draft.nights.on && draft.nights.step === 'fixed')
  );
}

/** The change that a request takes; what cannot be read stays as it is, for the check to find. */
export function changeOf(draft: ChangeDraft, currency: string | null): Record<string, unknown> {
  const { 'min-stay': minStay, nights, enabled } = draft;
  const prices = priceNames.filter((name) => draft[name].on).map((name) => [name, priceStepOf(draft[name])]);
  return {
    ...Object.fromEntries(prices),
    ...(minStay.on && { 'min-stay': minStay.nights }),
    ...(nights.on && { nights: nightsStepOf(nights) }),
    ...(enabled.on && { enabled: enabled.value }),
    ...(namesMoney(draft) && currency !== null && { currency }),
  };
}

function priceStepOf({ step, set, percent, amount }: PriceDraft): Record<string, unknown> {
  if (step === 'percent') return { step, percent };
  return step === 'remove' ? { step } : { step, amount: step === 'set' ? set : amount };
}

function nightsStepOf({ from, to, step, price, percent, minStay }: NightsDraft): Record<string, unknown> {
  const value = { fixed: { price }, percent: { percent }, clear: {}, keep: {} }[step];
  return {
    'start-date': from,
    'end-date': to,
    ...(step !== 'keep' && { override: { kind: step, ...value } }),
    ...(minStay !== null && { 'min-stay': minStay }),
  };
}

/** What keeps a draft from being sent, by the contract's own schema. @param currency of its amounts, where it is known */
export function draftProblems(draft: ChangeDraft, currency: string | null): Problem[] {
  if (isEmpty(draft)) return [];
  return schemaProblems(bulkChangeSchema, changeOf(draft, currency)).map(asShown);
}

/** Everything taken away would leave no price. */
function asShown(problem: Problem): Problem {
  const { path, kind, limit } = problem;
  const isAll = kind === 'least' && limit === -100 && path.endsWith('-price.percent');
  return isAll ? { ...problem, limit: -99.99 } : problem;
}
