import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { toIsoDate, weekdayOf } from '#contract/dates.ts';
import { formatPercent } from '#lib/calendar/amount.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { SceneWords } from './painting/scene.ts';

/** A Monday; the day after it is a Tuesday. */
const MONDAY = 4;

/** The words that are painted; each is put together once. */
export function useSceneWords(): SceneWords {
  const bar = useTranslations('calendar.bar');
  const night = useTranslations('calendar.night');
  const t = useTranslations('multiCalendar');
  const locale = useLocale();
  return useMemo(() => {
    const difference = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
    const trueMinus = (text: string) => text.replace('-', '−');
    const money = new Map<string, (amount: number) => string>();
    const dates = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
      return kept((day) => format.format(Date.parse(toIsoDate(day))));
    };
    const weekday = dates({ weekday: 'short' });
    const months = {
      long: dates({ month: 'long', year: 'numeric' }),
      'with-year': dates({ month: 'short', year: 'numeric' }),
      short: dates({ month: 'short' }),
    };
    return {
      request: bar('request'),
      owner: bar('owner'),
      stays: kept((count) => bar('stays', { count })),
      minStay: kept((count) => t('night.minStayShort', { count })),
      change: kept((amount) => trueMinus(difference.format(amount))),
      uplift: kept((share) => trueMinus(difference.format(share * 100))),
      event: night('event'),
      month: (first, form) => capital(months[form](first), locale),
      // Any of the days with that weekday.
      weekday: (day) => weekday(weekdayOf(day) + MONDAY).replace(/\.$/, ''),
      money: (amount, currency) => {
        const own = money.get(currency) ?? kept((value: number) => formatMoney(value, currency, locale));
        money.set(currency, own);
        return own(amount);
      },
      share: kept((share) => formatPercent(share, locale)),
      group: (line) => ({
        name:
          line.name ??
          t(line.of === 'pinned' ? 'pinnedGroup' : line.of === 'none' ? 'others' : `without.${line.of}`),
        note: [t('count', { count: line.listings }), line.currencies.length === 1 ? line.currencies[0] : null]
          .filter(Boolean)
          .join(' · '),
      }),
    };
  }, [bar, night, t, locale]);
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

function kept(make: (value: number) => string): (value: number) => string {
  const known = new Map<number, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) {
      text = make(value);
      known.set(value, text);
    }
    return text;
  };
}
