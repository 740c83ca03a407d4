'use client';
import { useLocale } from 'next-intl';
import { formatAmount } from '#lib/calendar/amount.ts';
import { formatDate, formatDateRange } from '#lib/format/date.ts';
import { formatNumber } from '#lib/format/number.ts';
import type { Problem } from '#lib/forms/problem.ts';

/** Writes what a value must not pass in the value's own unit. */
export function useFormatLimit(currency: string): (problem: Problem) => string {
  const locale = useLocale();
  return ({ path, kind, limit = '' }) => {
    if (typeof limit === 'string') {
      const [start = '', end] = limit.split('/');
      return end === undefined ? formatDate(start, locale) : formatDateRange(start, end, locale);
    }
    const field = path.slice(path.lastIndexOf('.') + 1);
    if (kind !== 'digits' && kind !== 'many') {
      if (/price$|fee$/.test(field)) return formatAmount(limit, currency, locale, 0);
      if (/percentage|factor$/.test(field)) {
        return formatNumber(limit / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
      }
    }
    return formatNumber(limit, locale);
  };
}
