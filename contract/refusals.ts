import type { z } from 'zod';
import type { IsoDate, Weekday } from './dates.ts';

type None = Record<string, never>;
type Bound = { limit: number };

/**
 * Why a value is refused: `meta.code` of an error, and the figures of its sentence beside it. Sentences may
 * change; what is here does not.
 */
export interface RefusalFigures {
  required: None;
  wrong_type: { expected: string };
  not_whole: None;
  not_a_date: None;
  not_allowed: { allowed: unknown[] };
  malformed: None;
  unknown_field: None;
  below_minimum: Bound;
  above_maximum: Bound;
  too_short: Bound;
  too_long: Bound;
  too_few_entries: Bound;
  too_many_entries: Bound;
  date_order: None;
  year_or_longer: None;
  date_past: { today: IsoDate };
  date_too_far: { latest: IsoDate };
  seasons_overlap: { position: number; 'start-date': IsoDate; 'end-date': IsoDate };
  nights_twice: { row: number; date: IsoDate };
  /** The night and the currency where it is a night of the listing that has them so. */
  limits_cross: { floor: number; ceiling: number; date?: IsoDate; currency?: string };
  bounds_cross: None;
  rules_missing: None;
  rules_not_empty: None;
  value_twice: None;
  mode_differs: None;
  weekday_twice: None;
  weekdays_missing: { weekdays: Weekday[] };
  dynamic_adjustment_on: None;
  min_stays_unsupported: None;
  checkin_days_unsupported: None;
  checkout_days_unsupported: None;
  seasonal_days_unsupported: None;
  weekdays_stay_open: { weekdays: Weekday[] };
  nothing_to_restore: None;
}
export type RefusalCode = keyof RefusalFigures;

/** Why a value is refused, with the figures that go with it. */
export type Refusal = {
  [Code in RefusalCode]: { code: Code; figures: RefusalFigures[Code] };
}[RefusalCode];

/** Refuses a value from within a schema; code and figures are found again by `refusalOf`. */
export function refuseValue(
  context: z.RefinementCtx,
  { path = [], message, input }: { path?: PropertyKey[]; message: string; input: unknown },
  refusal: Refusal,
): void {
  context.addIssue({ code: 'custom', path: [...path], message, input, params: refusal });
}

/** What a schema has against a value. @param issue with its input reported */
export function refusalOf(issue: z.core.$ZodIssue): Refusal {
  const { input } = issue;
  if (isRefusal(issue)) return issue.params;
  const isMissing = input === undefined || input === null || input === '';
  if (isMissing && issue.code !== 'unrecognized_keys') return { code: 'required', figures: {} };
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' && typeof input === 'number'
        ? { code: 'not_whole', figures: {} }
        : { code: 'wrong_type', figures: { expected: kindOf(issue.expected) } };
    case 'invalid_value':
      return { code: 'not_allowed', figures: { allowed: [...issue.values] } };
    case 'too_small':
      return { code: SMALL[issue.origin] ?? 'below_minimum', figures: { limit: Number(issue.minimum) } };
    case 'too_big':
      return { code: BIG[issue.origin] ?? 'above_maximum', figures: { limit: Number(issue.maximum) } };
    case 'unrecognized_keys':
      return { code: 'unknown_field', figures: {} };
    case 'invalid_format':
      return { code: issue.format === 'date' ? 'not_a_date' : 'malformed', figures: {} };
    default:
      return { code: 'malformed', figures: {} };
  }
}

/** As JSON calls it. */
const kindOf = (expected: string) => (expected === 'record' ? 'object' : expected);

const SMALL: Record<string, 'too_short' | 'too_few_entries'> = {
  string: 'too_short',
  array: 'too_few_entries',
};
const BIG: Record<string, 'too_long' | 'too_many_entries'> = {
  string: 'too_long',
  array: 'too_many_entries',
};

/** Of issues with a code of their own, which `refuseValue` made. */
const isRefusal = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueCustom & { params: Refusal } =>
  issue.code === 'custom' && typeof issue.params?.code === 'string';
