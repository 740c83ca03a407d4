import type { EpochDay } from '#contract/dates.ts';
import type { ReasonLocale } from '../inputs.ts';

const MS_PER_DAY = 86_400_000;

/** Formatters of one locale, made once: making one costs a thousand times what using it does. */
export interface LocaleFormats {
  locale: ReasonLocale;
  /** 0.038 → 3.8 %; no decimals on whole percents. */
  percent: Intl.NumberFormat;
  /** 0.7142 → 71 % */
  wholePercent: Intl.NumberFormat;
  /** -0.03 → −3 % with its sign. */
  change: Intl.NumberFormat;
  number: Intl.NumberFormat;
  rating: Intl.NumberFormat;
  list: Intl.ListFormat;
  /** Names of the months as they stand after "late", January first. */
  months: readonly string[];
  dayAndMonth: Intl.DateTimeFormat;
}

const formats = new Map<ReasonLocale, LocaleFormats>();

export function localeFormats(locale: ReasonLocale): LocaleFormats {
  let known = formats.get(locale);
  if (!known) {
    known = makeFormats(locale);
    formats.set(locale, known);
  }
  return known;
}

export function utcDate(day: EpochDay): Date {
  return new Date(day * MS_PER_DAY);
}

function makeFormats(locale: ReasonLocale): LocaleFormats {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return {
    locale,
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
    wholePercent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
    change: new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    }),
    number: new Intl.NumberFormat(locale),
    rating: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
    months: Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 15))),
    dayAndMonth: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  };
}
