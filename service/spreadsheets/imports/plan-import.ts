import type { ImportKind } from '#contract/console/csv-files.ts';
import { type BadRow, type ImportReading, MAXIMUM_IMPORT_NIGHTS } from '#contract/console/csv-imports.ts';
import type { Context } from '../../context.ts';
import type { ListingSettings } from '../../customizations/queries.ts';
import { situationOf } from '../../customizations/settings.ts';
import { DomainError } from '../../errors.ts';
import type { Tenant } from '../../oauth/principal.ts';
import { plainText } from '../table/cell-text.ts';
import { fileProblem } from '../table/file-problem.ts';
import { readTable, type Table, type TableRow } from '../table/read-table.ts';
import { findNamedListings } from './find-named-listings.ts';
import { type ImportColumn, knownColumns, mustHaveColumns } from './import-columns.ts';
import type { CellReading, Effect, ImportType } from './import-type.ts';
import { limitRows } from './limit-rows.ts';
import { overrideRows } from './override-rows.ts';
import { type Finding, finding, problemOf } from './row-problems.ts';

/** What a file would do to one listing, and again what it would do to the same listing in another state. */
export interface PlannedListing {
  listing: ListingSettings['listing'];
  rows: number[];
  effect: Effect;
  /** @throws InvalidRequestError, UnprocessableError */
  effectOn(settings: ListingSettings): Effect;
}

export interface ImportPlan {
  kind: ImportKind;
  reading: ImportReading;
  rowCount: number;
  /** By title. */
  planned: PlannedListing[];
  badRows: BadRow[];
}

/**
 * Everything that a file says, checked as the API checks it; nothing is written.
 * @throws UnprocessableError where the file cannot be read as a whole
 */
export function planImport(
  context: Context,
  tenant: Tenant,
  kind: ImportKind,
  bytes: Uint8Array,
): Promise<ImportPlan> {
  return kind === 'overrides'
    ? planRows(context, tenant, overrideRows, bytes)
    : planRows(context, tenant, limitRows, bytes);
}

interface ReadRow<W> {
  row: TableRow<ImportColumn>;
  number: number;
  settings: ListingSettings;
  wanted: W;
}

async function planRows<W>(
  context: Context,
  tenant: Tenant,
  type: ImportType<W>,
  bytes: Uint8Array,
): Promise<ImportPlan> {
  const table = readTable(bytes, knownColumns(type.kind));
  mustHaveColumns(type.kind, table);
  const named = await findNamedListings(context, tenant, table.rows);
  const reading: CellReading = { separator: table.reading.separator, dateForms: new Set() };
  const bad = new Map<TableRow<ImportColumn>, Finding[]>();
  const refuse = (row: TableRow<ImportColumn>, findings: Finding[]) =>
    bad.set(row, [...(bad.get(row) ?? []), ...findings]);

  const good: ReadRow<W>[] = [];
  for (const row of table.rows) {
    const read = type.read(row, reading);
    const place = named(row);
    const findings = [
      ...('finding' in place ? [place.finding] : otherCurrency(row, place.settings)),
      ...('findings' in read ? read.findings : []),
    ];
    if ('settings' in place && 'wanted' in read) {
      findings.push(...type.refused(read.wanted, situationOf(context, place.settings)));
      if (findings.length === 0) good.push({ row, number: row.number, ...place, ...read });
    }
    if (findings.length > 0) refuse(row, findings);
  }
  mustBeFewNights(good.reduce((sum, { wanted }) => sum + type.nightsOf(wanted), 0));

  const planned: PlannedListing[] = [];
  for (const rows of Map.groupBy(good, ({ settings }) => settings.listing.id).values()) {
    const clashes = type.clashes(rows);
    const left = rows.filter((_, index) => clashes[index]?.length === 0);
    for (const [index, { row }] of rows.entries()) {
      const findings = clashes[index] ?? [];
      if (findings.length > 0) refuse(row, findings);
    }
    const listing = planListing(context, type, left);
    if ('effect' in listing) planned.push(listing);
    else for (const { row } of left) refuse(row, listing.findings);
  }
  return {
    kind: type.kind,
    reading: { ...table.reading, 'date-forms': [...reading.dateForms].sort() },
    rowCount: table.rows.length,
    planned: planned.sort(byTitle),
    badRows: table.rows.flatMap((row) => badRowOf(table, row, bad.get(row))),
  };
}

function planListing<W>(
  context: Context,
  type: ImportType<W>,
  rows: readonly ReadRow<W>[],
): PlannedListing | { findings: Finding[] } {
  const [first] = rows;
  if (!first) return { findings: [] };
  const wanted = rows.map((row) => row.wanted);
  const effectOn = (settings: ListingSettings) => type.effectOf(wanted, situationOf(context, settings));
  try {
    const effect = effectOn(first.settings);
    return { listing: first.settings.listing, rows: rows.map(({ number }) => number), effect, effectOn };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { findings: error.problems.map(type.findingFor) };
  }
}

function otherCurrency(row: TableRow<ImportColumn>, { listing }: ListingSettings): Finding[] {
  const named = plainText(row.text('currency')).toUpperCase();
  if (named === '' || named === listing.currency) return [];
  const meta = { currency: listing.currency };
  return [
    finding('currency', 'currency_differs', `The prices of this listing are in ${listing.currency}.`, meta),
  ];
}

function mustBeFewNights(nights: number): void {
  if (nights <= MAXIMUM_IMPORT_NIGHTS) return;
  const detail = `The rows name ${nights} nights; ${MAXIMUM_IMPORT_NIGHTS} are the most: split the file.`;
  throw fileProblem('too_many_nights', detail, { limit: MAXIMUM_IMPORT_NIGHTS });
}

const badRowOf = (
  table: Table<ImportColumn>,
  row: TableRow<ImportColumn>,
  findings: Finding[] = [],
): BadRow[] =>
  findings.length === 0
    ? []
    : [{ row: row.number, cells: row.cells, problems: findings.map((each) => problemOf(table, row, each)) }];

const byTitle = (a: PlannedListing, b: PlannedListing) =>
  a.listing.title.localeCompare(b.listing.title) || a.listing.id - b.listing.id;
