import type { CsvSeparator } from '#contract/console/csv-separators.ts';
import { readNumber } from '../table/cell-number.ts';
import type { TableRow } from '../table/read-table.ts';
import type { ImportColumn } from './import-columns.ts';
import { type Finding, finding } from './row-problems.ts';

/** The word that takes a value away; an empty cell leaves it as it is. */
const NONE = 'none';

export interface ReadValue {
  /** Null takes away; undefined says nothing. */
  value: number | null | undefined;
  findings: Finding[];
}

/** A number, `none`, or nothing. */
export function readValue(
  row: TableRow<ImportColumn>,
  column: ImportColumn,
  separator: CsvSeparator,
): ReadValue {
  const cell = row.text(column);
  if (cell === '') return { value: undefined, findings: [] };
  if (cell.toLowerCase() === NONE) return { value: null, findings: [] };
  const text = column === 'percentage' ? cell.normalize('NFKC').replace(/\s*%$/, '') : cell;
  const read = readNumber(text, separator);
  if ('value' in read) return { value: read.value, findings: [] };
  const detail =
    read.problem === 'number_ambiguous'
      ? `${column} can be read in two ways: write it without a mark for thousands.`
      : `${column} is no number.`;
  return { value: undefined, findings: [finding(column, read.problem, detail)] };
}
