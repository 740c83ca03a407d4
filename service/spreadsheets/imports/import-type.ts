import type { ImportKind } from '#contract/console/csv-files.ts';
import type { ImportedLimit, ImportedNights } from '#contract/console/csv-imports.ts';
import type { CsvSeparator } from '#contract/console/csv-separators.ts';
import type { CustomizationType, Situation } from '../../customizations/customization-type.ts';
import type { Problem } from '../../errors.ts';
import type { DateForm } from '../table/cell-date.ts';
import type { TableRow } from '../table/read-table.ts';
import type { ImportColumn } from './import-columns.ts';
import type { Finding } from './row-problems.ts';

/** How cells are read, and what was noticed on the way. */
export interface CellReading {
  separator: CsvSeparator;
  dateForms: Set<DateForm>;
}

/** What rows of a listing come to. */
export interface Effect {
  /** Attributes as a PATCH takes them. */
  bodies: { type: CustomizationType; body: Record<string, unknown> }[];
  nights: ImportedNights[];
  limits: ImportedLimit[];
  /** How many rows say what is so already. */
  unchangedRows: number;
}

/** How one kind of file is read and what it changes. All functions are pure. */
export interface ImportType<Wanted> {
  kind: ImportKind;
  /** What a row says, by itself. */
  read(row: TableRow<ImportColumn>, reading: CellReading): { wanted: Wanted } | { findings: Finding[] };
  /** What of it this listing cannot have. */
  refused(wanted: Wanted, situation: Situation): Finding[];
  /** What rows of one listing say against each other, in their order. */
  clashes(rows: readonly { number: number; wanted: Wanted }[]): Finding[][];
  /** Nights that a row names. */
  nightsOf(wanted: Wanted): number;
  /** @throws InvalidRequestError, UnprocessableError */
  effectOf(wanted: readonly Wanted[], situation: Situation): Effect;
  /** What the customization refuses, told of a column. */
  findingFor(problem: Problem): Finding;
}
