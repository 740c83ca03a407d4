import type { ImportPreviewAttributes } from '#contract/console/csv-imports.ts';
import { toCsv } from '#lib/format/csv.ts';

type Preview = Pick<ImportPreviewAttributes, 'bad-rows' | 'read-as'>;

/** Just the bad rows, as they came, with a column that says what is wrong: to be corrected and imported. */
export function badRowsFile(
  { 'bad-rows': badRows, 'read-as': { columns, separator } }: Preview,
  problemsOf: (row: Preview['bad-rows'][number]) => string,
): string {
  const width = columns.length;
  const own = columns.map((name) => name.trim().toLowerCase()).indexOf('problem');
  const rows = badRows.map((row) => {
    const cells = Array.from({ length: width }, (_, at) => row.cells[at] ?? '');
    return own < 0 ? [...cells, problemsOf(row)] : cells.with(own, problemsOf(row));
  });
  return toCsv([own < 0 ? [...columns, 'problem'] : columns, ...rows], separator);
}
