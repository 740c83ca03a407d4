import type { Refusal } from '#contract/refusals.ts';
import type { Problem, ProblemKind } from '#lib/forms/problem.ts';

/** What is wrong with a value, wherever it stands. */
export type Because = Omit<Problem, 'path'>;

/** One error of an answer, of a listing or of a value. */
export interface SaidError {
  detail: string;
  status?: number | string | undefined;
  code?: string | undefined;
  /** Where in the body; an error object has it in `source`. */
  pointer?: string | undefined;
  source?: { pointer?: string | undefined } | undefined;
  meta?: unknown;
}

/** Where in the body of the request an error points. */
export const pointerOf = ({ pointer, source }: SaidError): string | undefined => pointer ?? source?.pointer;

/** Codes of what a listing as a whole cannot have. */
const OF_LISTINGS = {
  required: 'noBasePrice',
  changed_since: 'changedSince',
  yearly_season: 'yearlySeason',
  other_currency: 'otherCurrency',
} as const satisfies Record<string, ProblemKind>;

/** Why something was refused. What has no known code is told as it was said. */
export function refusedBecause(error: SaidError): Because {
  const { status, code = '', meta, detail } = error;
  const refusal = refusalIn(meta);
  // Going back before the first base price: what is missing there is not for the reader to fill in.
  if (refusal?.code === 'required' && code === 'not_restorable') return { kind: 'basePriceStays' };
  const because = refusal && becauseOf(refusal);
  if (because) return because;
  if (!refusal && Object.hasOwn(OF_LISTINGS, code)) {
    const { currency } = (meta ?? {}) as { currency?: string };
    const kind = OF_LISTINGS[code as keyof typeof OF_LISTINGS];
    return currency === undefined ? { kind } : { kind, figures: { currency } };
  }
  if (Number(status) === 404 && pointerOf(error) === undefined) return { kind: 'noListing' };
  if (Number(status) === 500) return { kind: 'unexpected' };
  return { kind: 'said', text: detail };
}

/** The refusal of a value in the `meta` of its error. */
function refusalIn(meta: unknown): Refusal | null {
  const { code, ...figures } = (meta ?? {}) as { code?: Refusal['code'] };
  return code === undefined ? null : ({ code, figures } as Refusal);
}

/** The kind that has words for a refusal, with its figures; null where none has. */
export function becauseOf({ code, figures }: Refusal): Because | null {
  switch (code) {
    case 'below_minimum':
      return { kind: 'least', limit: figures.limit };
    case 'above_maximum':
      return { kind: 'most', limit: figures.limit };
    case 'too_many_entries':
      return { kind: 'many', limit: figures.limit };
    case 'wrong_type':
      return /^(number|int)$/.test(figures.expected) ? { kind: 'number' } : null;
    case 'date_too_far':
      return { kind: 'tooFar', limit: figures.latest };
    case 'seasons_overlap':
      return { kind: 'overlap', limit: `${figures['start-date']}/${figures['end-date']}` };
    case 'nights_twice':
      return { kind: 'shared', limit: figures.date };
    case 'limits_cross':
      return figures.date === undefined ? { kind: 'aboveMaximum' } : { kind: 'crossed', figures };
    case 'weekdays_stay_open':
      return { kind: 'openDays', figures: { days: figures.weekdays } };
    default: {
      const kind = PLAIN[code];
      return kind === undefined ? null : { kind };
    }
  }
}

/** Codes whose words need no figure. */
const PLAIN: Partial<Record<Refusal['code'], ProblemKind>> = {
  required: 'missing',
  not_whole: 'whole',
  not_a_date: 'date',
  too_few_entries: 'few',
  date_order: 'backwards',
  year_or_longer: 'yearLong',
  date_past: 'past',
  bounds_cross: 'belowMinimum',
  rules_missing: 'noRule',
  rules_not_empty: 'rulesAway',
  value_twice: 'bothValues',
  dynamic_adjustment_on: 'needsManual',
  min_stays_unsupported: 'noMinStays',
  checkin_days_unsupported: 'noCheckinDays',
  checkout_days_unsupported: 'noCheckoutDays',
  seasonal_days_unsupported: 'noSeasonalDays',
  nothing_to_restore: 'notRestorable',
};
