'use client';
import { useFormPlace } from '#components/form/form-place.ts';
import { useProblemWords } from '#components/form/use-problem-words.ts';
import type { Problem } from '#lib/forms/problem.ts';

/** Puts into words what is wrong with a value of the form around. */
export function useProblemText(): (problem: Problem) => string {
  return useProblemWords(useFormPlace().formatLimit);
}
