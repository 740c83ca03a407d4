import type { z } from 'zod';
import type { Problem, ProblemKind } from '#lib/forms/problem.ts';

/** The contract's own sentences that have words in every language. */
const sentences: readonly (readonly [RegExp, ProblemKind])[] = [
  [/^must not be before start-date/, 'backwards'],
  [/^must be less than a year after/, 'yearLong'],
  [/^must not be above (monthly-)?max-price/, 'aboveMaximum'],
  [/^must not be below min-nights/, 'belowMinimum'],
  [/^must have at least one rule/, 'noRule'],
  [/^must be a date/, 'date'],
];

/** What a schema has against values, one problem a place. A text where a figure should stand is what could not be read. */
export function schemaProblems(schema: z.ZodType, values: unknown): Problem[] {
  const { error } = schema.safeParse(values, { reportInput: true });
  const problems = (error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    ...kindOf(issue),
  }));
  return problems.filter(({ path }, at) => problems.findIndex((other) => other.path === path) === at);
}

function kindOf(issue: z.core.$ZodIssue): Omit<Problem, 'path'> {
  const { input } = issue;
  const isEmpty = input === null || input === undefined || input === '';
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty) return { kind: 'missing' };
      return { kind: typeof input === 'number' ? 'whole' : 'number' };
    case 'too_small':
      return issue.origin === 'array' ? { kind: 'few' } : { kind: 'least', limit: Number(issue.minimum) };
    case 'too_big':
      return { kind: issue.origin === 'array' ? 'many' : 'most', limit: Number(issue.maximum) };
    default: {
      if (isEmpty) return { kind: 'missing' };
      const known = sentences.find(([sentence]) => sentence.test(issue.message));
      return known ? { kind: known[1] } : { kind: 'said', text: issue.message };
    }
  }
}
