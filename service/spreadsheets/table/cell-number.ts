import type { CsvSeparator } from '#contract/console/csv-separators.ts';
import { plainText } from './cell-text.ts';

export type ReadNumber = { value: number } | { problem: 'number_unreadable' | 'number_ambiguous' };

/** Spaces and apostrophes that group thousands. */
const GROUPING = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const PLAIN = /^[+-]?\d{1,15}(\.\d{1,30})?(e-\d{1,3})?$/i;
/** One mark with exactly three digits behind it may group thousands or begin decimals. */
const ONE_MARK = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * A number as a spreadsheet writes it, with a point as decimal mark, or a comma unless cells are parted by commas:
 * there commas only group thousands. What can be read in two ways is refused.
 */
export function readNumber(cell: string, separator: CsvSeparator): ReadNumber {
  const text = plainText(cell).replaceAll(GROUPING, '');
  const mark = ONE_MARK.exec(text)?.[1];
  if (mark === '.' || (mark === ',' && separator !== 'comma')) return { problem: 'number_ambiguous' };
  const plain = withPoint(text, separator);
  return PLAIN.test(plain) ? { value: Number(plain) } : { problem: 'number_unreadable' };
}

/** Thousands without their marks, decimals after a point; a text that is no number stays none. */
function withPoint(text: string, separator: CsvSeparator): string {
  const marks = text.replaceAll(/[^.,]/g, '');
  const last = marks.at(-1);
  if (last === undefined) return text;
  const isGrouping = marks.length > 1 ? /^(.)\1+$/.test(marks) : last === ',' && separator === 'comma';
  if (isGrouping) return isGrouped(text, last) ? text.replaceAll(last, '') : '';
  const [whole = '', decimals = ''] = splitAt(text, text.lastIndexOf(last));
  const other = last === ',' ? '.' : ',';
  if (whole.includes(last) || (whole.includes(other) && !isGrouped(whole, other))) return '';
  return `${whole.replaceAll(other, '')}.${decimals}`;
}

const isGrouped = (text: string, mark: string) => new RegExp(`^[+-]?\\d{1,3}(\\${mark}\\d{3})+$`).test(text);

const splitAt = (text: string, index: number) => [text.slice(0, index), text.slice(index + 1)];
