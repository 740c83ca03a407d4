import { CSV_SEPARATORS, type CsvSeparator } from '#contract/console/csv-separators.ts';

/**
 * Rows as comma-separated values (RFC 4180), with the mark that makes spreadsheets read UTF-8.
 * Texts that a spreadsheet would run as a formula are led by an apostrophe.
 */
export function toCsv(
  rows: readonly (readonly (string | number | boolean | null)[])[],
  separator: CsvSeparator = 'comma',
): string {
  const mark = CSV_SEPARATORS[separator];
  return `\uFEFF${rows.map((row) => row.map((value) => writeField(value, mark)).join(mark)).join('\r\n')}\r\n`;
}

function writeField(value: string | number | boolean | null, mark: string): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(safe) || safe.includes(mark) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
