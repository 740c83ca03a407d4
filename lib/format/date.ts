import { type IsoDate, isIsoDate } from '#contract/dates.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

/** "27 Nov 2026", in the reader's order; with `year` false "27 Nov". */
export function formatDate(date: IsoDate, locale: string, { year = true }: { year?: boolean } = {}): string {
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  if (year) options.year = 'numeric';
  return formatFor(locale, options).format(Date.parse(date));
}

/** "27 Nov – 23 Dec 2026": what both dates share is written once; with `year` false "27 Nov – 23 Dec". */
export function formatDateRange(
  start: IsoDate,
  end: IsoDate,
  locale: string,
  { year = true }: { year?: boolean } = {},
): string {
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  if (year) options.year = 'numeric';
  // Engines differ in the width of the spaces around the dash.
  return formatFor(locale, options).formatRange(Date.parse(start), Date.parse(end)).replaceAll('\u2009', ' ');
}

/**
 * Reads a date typed or pasted in the reader's notation, in figures or with the month's name, or as YYYY-MM-DD.
 * Without a year it is the first such date from `today` on.
 * @returns null for an empty text, undefined for one that is no date
 */
export function parseDate(text: string, locale: string, today: IsoDate): IsoDate | null | undefined {
  const typed = text.normalize('NFKC').toLocaleLowerCase(locale).trim();
  if (typed === '') return null;
  if (typed.length > 40) return undefined;
  const numbers = (typed.match(/\d+/g) ?? []).map(Number);
  const words = (typed.match(/\p{L}+/gu) ?? []).filter((word) => !isFiller(word));
  if (words.length > 1 || typed.startsWith('-')) return undefined;
  const [word] = words;
  const month = word === undefined ? undefined : monthCalled(word, locale);
  if (word !== undefined && month === undefined) return undefined;
  const parts = month === undefined ? inFigures(numbers, locale) : withName(numbers, month);
  return parts && dateOf(parts, today);
}

interface Parts {
  year?: number | undefined;
  month: number;
  day: number;
}

/** What stands between the parts of a date in our languages. */
const isFiller = (word: string) => /^(de|del|of|st|nd|rd|th|er|年|月|日|年月日)$/u.test(word);

function withName(numbers: number[], month: number): Parts | undefined {
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2) return undefined;
  return first > 31 && second !== undefined
    ? { year: first, month, day: second }
    : { year: second, month, day: first };
}

function inFigures(numbers: number[], locale: string): Parts | undefined {
  const [first = 0, second = 0, third] = numbers;
  if (numbers.length < 2 || numbers.length > 3) return undefined;
  if (first > 999) return third === undefined ? undefined : { year: first, month: second, day: third };
  const order = formatFor(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  const dayFirst = order.find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
  return dayFirst ? { year: third, month: second, day: first } : { year: third, month: first, day: second };
}

/** The number of the month that a word of three letters or more begins, or is short for. */
function monthCalled(word: string, locale: string): number | undefined {
  const plain = (text: string) => text.toLocaleLowerCase(locale).replaceAll(/[^\p{L}]/gu, '');
  for (let month = 1; month <= 12; month += 1) {
    const names = (['long', 'short'] as const).map((style) =>
      plain(
        formatFor(locale, { month: style, day: 'numeric' })
          .formatToParts(Date.UTC(2024, month - 1, 1))
          .find(({ type }) => type === 'month')?.value ?? '',
      ),
    );
    if (names.some((name) => name === word || (word.length >= 3 && name.startsWith(word)))) return month;
  }
  return undefined;
}

function dateOf({ year, month, day }: Parts, today: IsoDate): IsoDate | undefined {
  const iso = (full: number) =>
    `${String(full).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== undefined) {
    const date = iso(year < 100 ? 2000 + year : year);
    return isIsoDate(date) ? date : undefined;
  }
  const current = Number(today.slice(0, 4));
  // Eight years hold a 29 February whatever the century does.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = iso(current + ahead);
    if (isIsoDate(date) && date >= today) return date;
  }
  return undefined;
}
