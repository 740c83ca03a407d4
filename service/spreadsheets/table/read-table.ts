import { CsvError, type Options, parse } from 'csv-parse/sync';
import { type ImportReading, MAXIMUM_IMPORT_ROWS } from '#contract/console/csv-imports.ts';
import { CSV_SEPARATORS, type CsvSeparator } from '#contract/console/csv-separators.ts';
import { cellText } from './cell-text.ts';
import { decodeText } from './decode-text.ts';
import { fileProblem } from './file-problem.ts';

/** Every name under which a column may stand, in small letters and with single spaces, and what it is. */
export type KnownColumns<C extends string> = ReadonlyMap<string, C>;

export interface TableRow<C extends string> {
  /** As spreadsheets count: the row that names the columns is 1. */
  number: number;
  cells: string[];
  /** What the cell says, empty where the column or the cell is not there. */
  text(column: C): string;
}

export interface Table<C extends string> {
  reading: Omit<ImportReading, 'date-forms'>;
  /** How the file itself names a column; undefined where it is not there. */
  nameOf(column: C): string | undefined;
  /** Without rows that are empty. */
  rows: TableRow<C>[];
}

/**
 * Reads a table as spreadsheets save them: in any of their encodings, parted by comma, semicolon or tab, columns in
 * any order and case.
 * @throws UnprocessableError with one of `FILE_PROBLEMS`
 */
export function readTable<C extends string>(bytes: Uint8Array, known: KnownColumns<C>): Table<C> {
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) throw fileProblem('not_text', 'This is no text file: save the table as CSV.');
  const { separator, table } = separatorOf(text, known);
  const [columns = [], ...rows] = recordsOf(table, { delimiter: CSV_SEPARATORS[separator] });
  if (columns.every((name) => name.trim() === '')) {
    throw fileProblem('empty_file', 'The first row must name the columns; it is empty.');
  }
  if (rows.length > MAXIMUM_IMPORT_ROWS) {
    const detail = `There are more than ${MAXIMUM_IMPORT_ROWS} rows: split the file.`;
    throw fileProblem('too_many_rows', detail, { limit: MAXIMUM_IMPORT_ROWS });
  }
  const meanings = columns.map((name) => known.get(normalised(name)));
  const twice = meanings.find((meaning, at) => meaning && meanings.indexOf(meaning) < at);
  if (twice) throw fileProblem('column_twice', `Two columns are “${twice}”.`, { column: twice });
  return {
    reading: {
      encoding,
      separator,
      columns,
      'ignored-columns': columns.filter((name, at) => name.trim() !== '' && meanings[at] === undefined),
    },
    nameOf: (column) => columns[meanings.indexOf(column)],
    rows: rows.flatMap((cells, index) => {
      if (cells.every((cell) => cell.trim() === '')) return [];
      const text = (column: C) => cellText(cells[meanings.indexOf(column)] ?? '');
      return [{ number: index + 2, cells, text }];
    }),
  };
}

/** `Min_Price` and `min price` are one name. */
export const normalised = (name: string) =>
  cellText(name.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** Excel's own first line, which says what parts the cells. */
const TOLD = /^sep=([,;\t])\r?\n/i;
const SEPARATORS = Object.keys(CSV_SEPARATORS) as CsvSeparator[];
/** As much of the file as its first row may be long. */
const LONGEST_HEAD = 20_000;

/** The separator by which most columns are known. */
function separatorOf(text: string, known: KnownColumns<string>): { separator: CsvSeparator; table: string } {
  const told = TOLD.exec(text);
  const table = told ? text.slice(told[0].length) : text;
  const named = SEPARATORS.find((separator) => CSV_SEPARATORS[separator] === told?.[1]);
  if (named) return { separator: named, table };
  const knownWith = (separator: CsvSeparator) => {
    const options = { delimiter: CSV_SEPARATORS[separator], to: 1 };
    const [head = []] = recordsOf(table.slice(0, LONGEST_HEAD), options);
    return head.filter((name) => known.has(normalised(name))).length;
  };
  const [best = 'comma'] = SEPARATORS.toSorted((a, b) => knownWith(b) - knownWith(a));
  return { separator: best, table };
}

const LONGEST_ROW = 100_000;

function recordsOf(text: string, options: Options): string[][] {
  try {
    return parse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_ROW,
      to: MAXIMUM_IMPORT_ROWS + 2,
      ...options,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw fileProblem('quote_left_open', 'A cell begins with a quotation mark that never ends.');
  }
}
