import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';
import type { Problem } from '#lib/forms/problem.ts';

/** Puts into words what is wrong with an override, its limits in the value's own unit. */
export function useProblemWords(currency: string): (problem: Problem) => string {
  const t = useTranslations('form.problem');
  const locale = useLocale();
  function written({ path, limit = '' }: Problem): string {
    if (typeof limit === 'string') return limit && formatDate(limit, locale);
    return path.endsWith('price')
      ? formatMoney(limit, currency, locale)
      : formatNumber(limit / 100, locale, { style: 'percent' });
  }
  return (problem) =>
    problem.kind === 'said' ? (problem.text ?? '') : t(problem.kind, { limit: written(problem) });
}
