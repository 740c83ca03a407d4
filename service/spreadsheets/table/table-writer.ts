import { stringify } from 'csv-stringify/sync';
import { CSV_SEPARATORS, type CsvSeparator } from '#contract/console/csv-separators.ts';
import { guardFormula } from './formula-guard.ts';

/** Null leaves the cell empty. Texts are guarded against being run; numbers stay numbers. */
export type Cell = string | number | boolean | null;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Bytes of a table (RFC 4180), a batch of rows at a time.
 * @param batches rows below the one that names the columns
 */
export async function* writeTable(
  columns: readonly string[],
  separator: CsvSeparator,
  batches: AsyncIterable<Cell[][]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK + writtenRows([[...columns]], separator));
  for await (const rows of batches) {
    if (rows.length > 0) yield Buffer.from(writtenRows(rows, separator));
  }
}

/** With a point. Three decimals get a fourth: one mark before three digits may group thousands. */
export function writeNumber(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

const writtenRows = (rows: Cell[][], separator: CsvSeparator) =>
  stringify(rows, {
    delimiter: CSV_SEPARATORS[separator],
    record_delimiter: '\r\n',
    quote_record_delimiter: true,
    cast: {
      string: guardFormula,
      number: writeNumber,
      boolean: (value) => (value ? 'yes' : 'no'),
    },
  });
