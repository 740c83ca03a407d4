import type { ImportReading } from '#contract/console/csv-imports.ts';
import { type IsoDate, isIsoDate } from '#contract/dates.ts';
import { plainText } from './cell-text.ts';

export type DateForm = ImportReading['date-forms'][number];

export type ReadDate =
  | { date: IsoDate; form: DateForm | null }
  | { problem: 'date_unreadable' | 'date_ambiguous' };

const YEAR_FIRST = /^(\d{4})(?:[/.]|年)(\d{1,2})(?:[/.]|月)(\d{1,2})日?$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

/**
 * A date that can only mean one day: YYYY-MM-DD, any with the year first, day.month.year, and with slashes where
 * one of the two numbers can be no month, or both are the same. Everything else is refused.
 */
export function readDate(cell: string): ReadDate {
  const text = plainText(cell);
  if (isIsoDate(text) && !text.startsWith('0000')) return { date: text, form: null };
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return dated(year, month, day, 'year-first');
  const dotted = DOTTED.exec(text);
  if (dotted) return dated(dotted[3], dotted[2], dotted[1], 'day-first');
  const [, first, second, last] = SLASHED.exec(text) ?? [];
  if (!last) return { problem: 'date_unreadable' };
  const isDayFirst = Number(first) > 12;
  if (!isDayFirst && Number(second) <= 12 && Number(first) !== Number(second))
    return { problem: 'date_ambiguous' };
  return isDayFirst ? dated(last, second, first, 'day-first') : dated(last, first, second, 'month-first');
}

function dated(year = '', month = '', day = '', form: DateForm): ReadDate {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) && year !== '0000' ? { date, form } : { problem: 'date_unreadable' };
}
