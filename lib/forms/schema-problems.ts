import type { z } from 'zod';
import { refusalOf } from '#contract/refusals.ts';
import type { Problem } from '#lib/forms/problem.ts';
import { becauseOf } from '#lib/forms/refused-because.ts';

/** What a schema has against values, one problem a place. A text where a figure should stand is what could not be read. */
export function schemaProblems(schema: z.ZodType, values: unknown): Problem[] {
  const { error } = schema.safeParse(values, { reportInput: true });
  const problems = (error?.issues ?? []).map((issue): Problem => {
    const because = becauseOf(refusalOf(issue)) ?? { kind: 'said', text: issue.message };
    return { path: issue.path.join('.'), ...because };
  });
  return problems.filter(({ path }, at) => problems.findIndex((other) => other.path === path) === at);
}
