import { useLocale, useTranslations } from 'next-intl';
import type { RowProblem } from '#contract/console/csv-imports.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatNumber } from '#lib/format/number.ts';

/** What is wrong with a cell, in the reader's words. */
export function useRowProblem(): (problem: Pick<RowProblem, 'code' | 'meta'>) => string {
  const t = useTranslations('csv.problem');
  const locale = useLocale();
  const date = (value: string | number | undefined) =>
    typeof value === 'string' ? formatDate(value, locale) : '';
  return ({ code, meta }) =>
    t(code, {
      row: meta.row ?? '',
      currency: meta.currency ?? '',
      detail: meta.detail ?? '',
      limit: typeof meta.limit === 'number' ? formatNumber(meta.limit, locale) : '',
      today: date(meta.today),
      latest: date(meta.latest),
      date: date(meta.date),
    });
}
