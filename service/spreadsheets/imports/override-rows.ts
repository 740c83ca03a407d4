import type { ImportedNights } from '#contract/console/csv-imports.ts';
import { manualOverrideChangesSchema } from '#contract/customizations/manual-overrides.ts';
import { type EpochDay, type IsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { applyChange } from '../../customizations/apply-change.ts';
import { type NightOverride, overriddenNights } from '../../customizations/override-nights.ts';
import { lastSeasonDay } from '../../customizations/season-rules.ts';
import { attributesOf } from '../../customizations/settings.ts';
import { manualOverrides } from '../../customizations/types/manual-overrides.ts';
import type { ManualOverrideRules } from '../../pricing/rules.ts';
import { readDate } from '../table/cell-date.ts';
import type { TableRow } from '../table/read-table.ts';
import type { ImportColumn } from './import-columns.ts';
import type { CellReading, ImportType } from './import-type.ts';
import { readValue } from './read-value.ts';
import { type Finding, finding, findingOf } from './row-problems.ts';

/** A row as a PATCH of manual overrides takes it. */
export interface OverrideRow {
  'start-date': IsoDate;
  'end-date': IsoDate;
  price: number | null;
  'percentage-adjustment': number | null;
  'days-of-week': null;
}

const COLUMN_OF: Readonly<Record<string, ImportColumn>> = {
  'start-date': 'from',
  'end-date': 'to',
  price: 'price',
  'percentage-adjustment': 'percentage',
};

export const overrideRows: ImportType<OverrideRow> = {
  kind: 'overrides',

  read(row, reading) {
    const from = dateIn(row, 'from', reading);
    const to = row.text('to') === '' ? { ...from, findings: [] } : dateIn(row, 'to', reading);
    const price = readValue(row, 'price', reading.separator);
    const percentage = readValue(row, 'percentage', reading.separator);
    const findings = [from, to, price, percentage].flatMap((read) => read.findings);
    if (findings.length > 0 || !from.date || !to.date) return { findings };
    if (price.value === undefined && percentage.value === undefined) {
      const detail = 'A row needs a price, a percentage, or the word none, which takes the override away.';
      return { findings: [finding('price', 'value_missing', detail)] };
    }
    if (price.value !== undefined && percentage.value !== undefined) {
      const detail = 'A night has a price or a percentage, not both.';
      return { findings: [finding('percentage', 'value_twice', detail)] };
    }
    return checked({
      'start-date': from.date,
      'end-date': to.date,
      price: price.value ?? null,
      'percentage-adjustment': percentage.value ?? null,
      'days-of-week': null,
    });
  },

  refused(wanted, { today }) {
    const latest = lastSeasonDay(today);
    if (toEpochDay(wanted['start-date']) < today) {
      const meta = { today: toIsoDate(today) };
      return [finding('from', 'date_past', `The night is past: today is ${meta.today}.`, meta)];
    }
    if (toEpochDay(wanted['end-date']) <= latest) return [];
    const meta = { latest: toIsoDate(latest) };
    return [finding('to', 'date_too_far', `The last night can be ${meta.latest}.`, meta)];
  },

  clashes(rows) {
    const rowByDay = new Map<EpochDay, number>();
    const clashes = rows.map((): Finding[] => []);
    for (const [index, { wanted, number }] of rows.entries()) {
      for (const day of daysOf(wanted)) {
        const earlier = rowByDay.get(day);
        rowByDay.set(day, index);
        if (earlier === undefined || earlier === index) continue;
        tellOnce(clashes[index], day, rows[earlier]?.number);
        tellOnce(clashes[earlier], day, number);
      }
    }
    return clashes;
  },

  nightsOf: (wanted) => toEpochDay(wanted['end-date']) - toEpochDay(wanted['start-date']) + 1,

  effectOf(wanted, situation) {
    const before = attributesOf(manualOverrides, situation) as ManualOverrideRules;
    const body = { overrides: [...wanted] };
    const { after } = applyChange(manualOverrides, before, body, situation);
    const old = overriddenNights(before.overrides);
    const fresh = overriddenNights((after as ManualOverrideRules).overrides);
    const changed = (day: EpochDay) => !isSame(old.get(day), fresh.get(day));
    const days = wanted.flatMap((row) => [...daysOf(row)].filter(changed)).sort((a, b) => a - b);
    return {
      bodies: days.length > 0 ? [{ type: manualOverrides, body }] : [],
      nights: runsOf(days, old, fresh),
      limits: [],
      unchangedRows: wanted.filter((row) => !daysOf(row).some(changed)).length,
    };
  },

  findingFor: ({ detail }) => finding('from', 'refused', detail, { detail }),
};

function dateIn(
  row: TableRow<ImportColumn>,
  column: 'from' | 'to',
  { dateForms }: CellReading,
): { date: IsoDate | null; findings: Finding[] } {
  const cell = row.text(column);
  if (cell === '') return { date: null, findings: [finding(column, 'date_missing', `${column} is empty.`)] };
  const read = readDate(cell);
  if ('date' in read) {
    if (read.form) dateForms.add(read.form);
    return { date: read.date, findings: [] };
  }
  const detail =
    read.problem === 'date_ambiguous'
      ? `${column} can mean two days: write YYYY-MM-DD.`
      : `${column} is no date: write YYYY-MM-DD.`;
  return { date: null, findings: [finding(column, read.problem, detail)] };
}

function checked(row: OverrideRow): { wanted: OverrideRow } | { findings: Finding[] } {
  const parsed = manualOverrideChangesSchema.safeParse({ overrides: [row] });
  if (parsed.success) return { wanted: row };
  return {
    findings: parsed.error.issues.map((issue) => {
      const field = String(issue.path[2] ?? '');
      const column = COLUMN_OF[field] ?? 'from';
      return issue.code === 'custom' && field === 'end-date'
        ? finding('to', 'date_order', 'The last night is before the first.')
        : findingOf(issue, column);
    }),
  };
}

function tellOnce(findings: Finding[] | undefined, day: EpochDay, row = 0): void {
  if (!findings || findings.length > 0) return;
  const date = toIsoDate(day);
  findings.push(
    finding('from', 'nights_twice', `The night ${date} stands in row ${row} too.`, { date, row }),
  );
}

function* daysOf(row: OverrideRow): Generator<EpochDay> {
  const last = toEpochDay(row['end-date']);
  for (let day = toEpochDay(row['start-date']); day <= last; day++) yield day;
}

type Night = NightOverride | undefined;

const isSame = (a: Night, b: Night) =>
  (a?.price ?? null) === (b?.price ?? null) &&
  (a?.percentageAdjustment ?? null) === (b?.percentageAdjustment ?? null);

/** @param days in their order, each once */
function runsOf(
  days: readonly EpochDay[],
  old: ReadonlyMap<EpochDay, NightOverride>,
  fresh: ReadonlyMap<EpochDay, NightOverride>,
): ImportedNights[] {
  const runs: ImportedNights[] = [];
  let last = Number.NaN;
  for (const day of days) {
    const run = runs.at(-1);
    const goesOn =
      run &&
      day === last + 1 &&
      isSame(old.get(last), old.get(day)) &&
      isSame(fresh.get(last), fresh.get(day));
    if (goesOn) {
      run.to = toIsoDate(day);
      run.nights += 1;
    } else {
      const date = toIsoDate(day);
      runs.push({
        from: date,
        to: date,
        nights: 1,
        before: shown(old.get(day)),
        after: shown(fresh.get(day)),
      });
    }
    last = day;
  }
  return runs;
}

const shown = (night: Night) =>
  night ? { price: night.price, 'percentage-adjustment': night.percentageAdjustment } : null;
