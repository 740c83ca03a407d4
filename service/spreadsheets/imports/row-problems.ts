import type { z } from 'zod';
import type { RowProblem } from '#contract/console/csv-imports.ts';
import type { RowProblemCode } from '#contract/console/csv-problems.ts';
import type { Table, TableRow } from '../table/read-table.ts';
import type { ImportColumn } from './import-columns.ts';

type Meta = RowProblem['meta'];

/** What is wrong with a row, before it is said in the file's own words. */
export interface Finding {
  column: ImportColumn;
  code: RowProblemCode;
  detail: string;
  meta?: Meta;
}

export const finding = (
  column: ImportColumn,
  code: RowProblemCode,
  detail: string,
  meta?: Meta,
): Finding => ({ column, code, detail, ...(meta ? { meta } : {}) });

const LONGEST_TEXT = 200;

/** The finding with the file's own name of the column and what its cell says. */
export function problemOf(
  table: Table<ImportColumn>,
  row: TableRow<ImportColumn>,
  { column, code, detail, meta = {} }: Finding,
): RowProblem {
  const text = row.text(column).slice(0, LONGEST_TEXT);
  return { column: table.nameOf(column) ?? column, code, detail, text, meta };
}

type Issue = z.core.$ZodIssue;

/** What a schema of the API refuses, told of the column that holds the value. */
export function findingOf(issue: Issue, column: ImportColumn): Finding {
  switch (issue.code) {
    case 'too_small':
      return finding(column, 'below_minimum', `${column} must be at least ${issue.minimum}.`, {
        limit: Number(issue.minimum),
      });
    case 'too_big':
      return finding(column, 'above_maximum', `${column} must be at most ${issue.maximum}.`, {
        limit: Number(issue.maximum),
      });
    case 'invalid_type':
      return finding(column, 'not_whole', `${column} must be a whole number.`);
    default:
      return finding(column, 'refused', `${column} ${issue.message}.`, { detail: issue.message });
  }
}
