'use client';
import { useLocale, useTranslations } from 'next-intl';
import { WEEKDAYS } from '#contract/dates.ts';
import { weekdayNaming } from '#lib/calendar/weekday-name.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { Figures, Problem } from '#lib/forms/problem.ts';

/** Puts into words what is wrong with a value. @param write writes its limit in its own unit */
export function useProblemWords(write: (problem: Problem) => string): (problem: Problem) => string {
  const t = useTranslations('form.problem');
  const locale = useLocale();

  function days(names: Figures['days'] = []): string {
    const known = WEEKDAYS.flatMap((name, at) => (names.includes(name) ? [at] : []));
    return new Intl.ListFormat(locale).format(known.map(weekdayNaming(locale, 'long')));
  }

  return (problem) => {
    const { kind, text = '', limit, figures = {} } = problem;
    if (kind === 'said') return text;
    const { floor = 0, ceiling = 0, date, currency } = figures;
    const money = (amount: number) =>
      currency === undefined ? write({ ...problem, limit: amount }) : formatMoney(amount, currency, locale);
    return t(kind, {
      limit: limit === undefined ? '' : write(problem),
      floor: money(floor),
      ceiling: money(ceiling),
      date: date === undefined ? '' : formatDate(date, locale),
      days: days(figures.days),
      currency: currency ?? '–',
    });
  };
}
