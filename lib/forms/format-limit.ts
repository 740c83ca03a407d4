import { formatDate, formatDateRange } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';
import type { Problem } from '#lib/forms/problem.ts';

/**
 * Writes what a value must not pass in the value's own unit, which its name tells: a date, a range of dates, money,
 * a percentage or a plain figure. @param currency null where it is not known
 */
export function formatLimit(problem: Problem, currency: string | null, locale: string): string {
  const { path, kind, limit = '', field = path.slice(path.lastIndexOf('.') + 1) } = problem;
  if (typeof limit === 'string') {
    const [start = '', end] = limit.split('/');
    if (end !== undefined) return formatDateRange(start, end, locale);
    return start && formatDate(start, locale);
  }
  if (kind !== 'digits' && kind !== 'many') {
    if (/(price|fee|amount)$/.test(field) && currency !== null) return formatMoney(limit, currency, locale);
    if (/percent|factor$/.test(field)) {
      return formatNumber(limit / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
    }
  }
  return formatNumber(limit, locale);
}
