'use client';
import type { Draft } from '#components/form/use-draft.ts';
import { useProblemWords } from '#components/form/use-problem-words.ts';
import type { ApiCall, FormCalls } from '#lib/api-call/api-call.ts';
import type { Problem } from '#lib/forms/problem.ts';

/**
 * The call that saves what a draft holds: what changed or, before anything is, all of it.
 * @param callOf makes the call of the attributes that are sent
 */
export function useDraftCalls<Values extends object>(
  draft: Draft<Values>,
  formatLimit: (problem: Problem) => string,
  callOf: (attributes: object) => ApiCall,
): () => FormCalls {
  const textOf = useProblemWords(formatLimit);
  return () => {
    const { count, changes, values, problems } = draft;
    if (count === 0) return { calls: [callOf(values)], isUnchanged: true };
    if (changes) return { calls: [callOf(changes)], isUnchanged: false };
    return { problems: problems.map((problem) => ({ path: problem.path, text: textOf(problem) })) };
  };
}
