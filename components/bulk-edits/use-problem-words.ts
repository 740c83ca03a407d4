import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';
import type { Problem } from '#lib/forms/problem.ts';

/** Puts into words what is wrong with a field of the editor, its limit in the field's own unit. */
export function useProblemWords(currency: string | null): (problem: Problem) => string {
  const t = useTranslations('form.problem');
  const locale = useLocale();
  function written({ path, limit = '' }: Problem): string {
    if (typeof limit === 'string') return limit && formatDate(limit, locale);
    if (path.endsWith('percent'))
      return formatNumber(limit / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
    const isMoney = path.endsWith('amount') || path.endsWith('price');
    return isMoney && currency ? formatMoney(limit, currency, locale) : formatNumber(limit, locale);
  }
  return (problem) =>
    problem.kind === 'said' ? (problem.text ?? '') : t(problem.kind, { limit: written(problem) });
}
