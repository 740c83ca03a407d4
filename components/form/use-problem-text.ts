'use client';
import { useTranslations } from 'next-intl';
import { useFormPlace } from '#components/form/form-place.ts';
import type { Problem } from '#lib/forms/problem.ts';

/** Puts what is wrong into words. */
export function useProblemText(): (problem: Problem) => string {
  const t = useTranslations('form.problem');
  const { formatLimit } = useFormPlace();
  return (problem) => {
    if (problem.kind === 'said') return problem.text ?? '';
    return t(problem.kind, { limit: problem.limit === undefined ? '' : formatLimit(problem) });
  };
}
