import type { IsoDate } from '#contract/dates.ts';
import { isIsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { problemsIn } from '#lib/customizations/check.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';
import type { Problem } from '#lib/forms/problem.ts';
import type { Explanation } from './explanation.ts';

export const overrideKinds = ['fixed', 'percentage', 'clear'] as const;
export type OverrideKind = (typeof overrideKinds)[number];

/** What is typed to set the price of some nights by hand; whatever can't be read is kept as its text. */
export interface OverrideDraft {
  kind: OverrideKind;
  figure: number | string | null;
  from: IsoDate | string;
  /** Inclusive. */
  to: IsoDate | string;
}

export type DraftField = 'figure' | 'from' | 'to';

/** Nothing typed yet, of the kind that the night has. */
export function emptyDraft(date: IsoDate, explanation: Pick<Explanation, 'steps'>): OverrideDraft {
  const set = overrideOn(explanation);
  return { kind: set ?? 'fixed', figure: null, from: date, to: date };
}

/** Which kind of override a night has, or null. */
export function overrideOn({ steps }: Pick<Explanation, 'steps'>): 'fixed' | 'percentage' | null {
  const step = steps.find(({ kind }) => kind === 'override');
  if (!step) return null;
  return step.key === 'percentage' ? 'percentage' : 'fixed';
}

/** The row that a request takes; a figure that can't be read stays as it is, for the check to find. */
export function rowOf({ kind, figure, from, to }: OverrideDraft): OverrideRow {
  const value = figure as number | null;
  return {
    'start-date': from,
    'end-date': to,
    price: kind === 'fixed' ? value : null,
    'percentage-adjustment': kind === 'percentage' ? value : null,
    'days-of-week': null,
    mode: kind === 'clear' ? undefined : kind === 'fixed' ? 'price' : 'percentage-adjustment',
  };
}

/** What keeps a draft from being sent, by the field it stands at. @param today in the listing's timezone */
export function draftProblems(draft: OverrideDraft, today: IsoDate): Map<DraftField, Problem> {
  const found = problemsIn('manual-overrides', { overrides: [rowOf(draft)] }, { overrides: [] }, today);
  const problems = new Map<DraftField, Problem>();
  for (const problem of found) {
    const field = draftField(problem.path);
    if (field && !problems.has(field)) problems.set(field, problem);
  }
  return problems;
}

/** The field that a path of a request's attributes is about, e.g. `overrides.0.end-date`; null for none. */
export function draftField(path: string): DraftField | null {
  const name = path.split('.').at(-1);
  if (name === 'start-date') return 'from';
  if (name === 'end-date') return 'to';
  return name === 'price' || name === 'percentage-adjustment' || name === 'mode' ? 'figure' : null;
}

/** 0 where the dates are missing or out of order. */
export function nightsOfDraft({ from, to }: OverrideDraft): number {
  if (!isIsoDate(from) || !isIsoDate(to)) return 0;
  return Math.max(0, toEpochDay(to) - toEpochDay(from) + 1);
}

/** The date it is where the listing stands. */
export function todayOf({ date, 'lead-days': leadDays }: Pick<Explanation, 'date' | 'lead-days'>): IsoDate {
  return toIsoDate(toEpochDay(date) - leadDays);
}
