'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { IsoDate, Weekday } from '#contract/dates.ts';
import { WEEKDAYS } from '#contract/dates.ts';
import { weekdayNaming } from '#lib/calendar/weekday-name.ts';
import { formatDate, formatDateRange } from '#lib/format/date.ts';
import { joinFacts } from '#lib/format/facts.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatDifference, formatNumber } from '#lib/format/number.ts';
import type { About, Said } from '#lib/history/said.ts';

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;

export type Words = ReturnType<typeof useWords>;

/** Settings, what their values are about, and the values, in the reader's language. */
export function useWords(currency: string) {
  const t = useTranslations('history');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const weekday = weekdayNaming(locale, 'short');

  /** The text of a key; what has none is told as the API spells it. */
  const orPlain = (group: string, name: string) =>
    t.has(`${group}.${name}`) ? t(`${group}.${name}`) : name.replaceAll(/[-_]/g, ' ');

  function days(names: readonly Weekday[]): string {
    if (names.length === WEEKDAYS.length) return t('everyDay');
    if (names.length === 0) return t('noDay');
    const words = names.map((name) => weekday(WEEKDAYS.indexOf(name)));
    return list.format(words);
  }

  function range(from: IsoDate, to: IsoDate, yearly: boolean): string {
    const options = { year: !yearly };
    return from === to ? formatDate(from, locale, options) : formatDateRange(from, to, locale, options);
  }

  function gapOf({ min, max, weekdays, withinDays }: NonNullable<About['gap']>): string {
    const parts = [
      min === max ? t('gap.one', { count: min }) : t('gap.range', { min, max }),
      weekdays !== 'all' && orPlain('word', weekdays),
      withinDays !== null && t('gap.within', { count: withinDays }),
    ];
    return joinFacts(parts, locale);
  }

  function about({ names, season, weekdays, lead, gap, nights }: About): string {
    const parts = [
      season && range(season.from, season.to, season.yearly),
      season?.yearly && t('everyYear'),
      nights && range(nights.from, nights.to, false),
      weekdays && days(weekdays),
      lead && t(lead.direction === 'after' ? 'lead.after' : 'lead.within', { count: lead.days }),
      gap && gapOf(gap),
      // A rule that only says a percentage, and a night's override, are told by when they apply.
      ...((lead || gap || nights) && names.length === 1 ? [] : subjectOf(names)),
    ];
    const text = joinFacts(parts, locale);
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  }

  /** A list is named by what stands in its items where that says it all; `seasonal-prices`, `min-price`: minimum. */
  function subjectOf(names: readonly string[]): string[] {
    const [outer = '', ...inner] = names;
    const last = inner.at(-1);
    if (last === undefined) return [orPlain('field', outer)];
    if (t.has(`group.${outer}`)) return [t(`group.${outer}`), orPlain('field', last)];
    return [orPlain('field', last)];
  }

  function said(value: Said): string {
    if (value === null) return t('none');
    switch (value.kind) {
      case 'money':
        return formatMoney(value.value, currency, locale);
      case 'fixed':
        return t('fixed', { price: formatMoney(value.value, currency, locale) });
      case 'nights':
        return t('nights', { count: value.value });
      case 'guests':
        return t('guests', { count: value.value });
      case 'days':
        return t('days', { count: value.value });
      case 'percent':
        return formatDifference(value.value / 100, locale, percent);
      case 'factor':
        return formatDifference(value.value - 1, locale, percent);
      case 'number':
        return formatNumber(value.value, locale);
      case 'switch':
        return t(value.on ? 'on' : 'off');
      case 'weekdays':
        return days(value.days);
      case 'word':
        return orPlain('word', value.word);
      case 'set':
        return t('set');
      case 'text':
        return value.text;
    }
  }

  return { about, said, setting: (name: string) => orPlain('setting', name) };
}
