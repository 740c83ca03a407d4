'use client';
import { useLocale, useTranslations } from 'next-intl';
import { WEEKDAYS } from '#contract/dates.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { Figures, Problem } from '#lib/forms/problem.ts';

/** A Monday, from which weekdays are named. */
const MONDAY = Date.UTC(2024, 0, 1);
const MS_PER_DAY = 86_400_000;

/** Puts into words what is wrong with a value. @param write writes its limit in its own unit */
export function useProblemWords(write: (problem: Problem) => string): (problem: Problem) => string {
  const t = useTranslations('form.problem');
  const locale = useLocale();

  function days(names: Figures['days'] = []): string {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    const known = WEEKDAYS.flatMap((name, at) => (names.includes(name) ? [MONDAY + at * MS_PER_DAY] : []));
    return new Intl.ListFormat(locale).format(known.map((day) => weekday.format(day)));
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
