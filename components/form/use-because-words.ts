'use client';
import { useTranslations } from 'next-intl';
import { useFormatLimit } from '#components/form/use-format-limit.ts';
import { useProblemWords } from '#components/form/use-problem-words.ts';
import { needsName, type Problem } from '#lib/forms/problem.ts';
import { pointerOf, refusedBecause, type SaidError } from '#lib/forms/refused-because.ts';

/** Where the values of a request stand in its body. */
const ATTRIBUTES = '/data/attributes/';

/**
 * Puts into words why something was refused, away from its field.
 * @param currency of the amounts; null where it is not known
 * @param nameOf what the value at a path below the attributes is called; null where it has no name
 */
export function useBecauseWords(
  currency: string | null = null,
  nameOf: (path: string) => string | null = () => null,
): (error: SaidError) => string {
  const t = useTranslations('form.refused');
  const write = useFormatLimit(currency);
  const words = useProblemWords(write);
  return (error) => {
    const path = (pointerOf(error) ?? '').replace(ATTRIBUTES, '').replaceAll('/', '.');
    const because = refusedBecause(error);
    const figures = currency === null ? because.figures : { currency, ...because.figures };
    const problem: Problem = { path, ...because, ...(figures && { figures }) };
    const { kind } = problem;
    if (kind === 'past') return t('past');
    const name = needsName(kind) ? nameOf(path) : null;
    if (name === null) return words(problem);
    if (kind === 'least' || kind === 'most') return t(kind, { name, limit: write(problem) });
    return t('at', { name, words: words(problem) });
  };
}
