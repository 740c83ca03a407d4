import type { EpochDay } from '#contract/dates.ts';
import type { Locale } from '#contract/locales.ts';
import type { Count } from './messages.ts';

const MS_PER_DAY = 86_400_000;

/** Formatters of one locale, made once: making one costs a thousand times what using it does. */
export interface LocaleFormats {
  locale: Locale;
  /** 0.038 → 3.8 %; no decimals on whole percents. */
  percent: Intl.NumberFormat;
  /** 0.7142 → 71 % */
  wholePercent: Intl.NumberFormat;
  /** -0.03 → −3 %, always with its sign. */
  change: Pick<Intl.NumberFormat, 'format'>;
  number: Intl.NumberFormat;
  rating: Intl.NumberFormat;
  list: Intl.ListFormat;
  /** Names of the months as they stand after "late", January first. */
  months: readonly string[];
  /** Monday first, as they stand at the start of a line. */
  weekdays: readonly string[];
  dayAndMonth: Intl.DateTimeFormat;
  shortDate: Intl.DateTimeFormat;
  /** Puts the parts of a label side by side. */
  parts: Intl.ListFormat;
}

const formats = new Map<Locale, LocaleFormats>();

export function localeFormats(locale: Locale): LocaleFormats {
  let known = formats.get(locale);
  if (!known) {
    known = makeFormats(locale);
    formats.set(locale, known);
  }
  return known;
}

export function countOf({ number }: LocaleFormats, value: number): Count {
  return { text: number.format(value), isOne: value === 1 };
}

export function utcDate(day: EpochDay): Date {
  return new Date(day * MS_PER_DAY);
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** @param price in units of the currency; decimals are shown only where there are any */
export function formatMoney(locale: Locale, currency: string, price: number): string {
  const key = `${locale} ${currency}`;
  let format = moneyFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    });
    moneyFormats.set(key, format);
  }
  return format.format(price);
}

function makeFormats(locale: Locale): LocaleFormats {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return {
    locale,
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
    wholePercent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
    change: signedPercent(locale),
    number: new Intl.NumberFormat(locale),
    rating: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
    months: Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 15))),
    weekdays: Array.from({ length: 7 }, (_, index) =>
      capital(weekday.format(Date.UTC(2026, 5, 1 + index)), locale),
    ),
    dayAndMonth: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    shortDate: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    parts: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }),
  };
}

/** Locale data write a hyphen where print has a minus sign. */
function signedPercent(locale: Locale): Pick<Intl.NumberFormat, 'format'> {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  return { format: (ratio: number) => format.format(ratio).replace('-', '−') };
}

function capital(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
