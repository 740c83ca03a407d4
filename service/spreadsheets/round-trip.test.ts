import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMPORT_COLUMNS, type ImportKind } from '#contract/console/csv-files.ts';
import type { CsvSeparator } from '#contract/console/csv-separators.ts';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Situation } from '../customizations/customization-type.ts';
import { IMPORT_ROWS } from './exports/import-form.ts';
import { knownColumns } from './imports/import-columns.ts';
import type { ImportType } from './imports/import-type.ts';
import { limitRows } from './imports/limit-rows.ts';
import { overrideRows } from './imports/override-rows.ts';
import { readTable } from './table/read-table.ts';
import { writeTable } from './table/table-writer.ts';

const TODAY = toEpochDay('2026-06-15');

const price = fc.double({ min: 1, max: 99_999, noNaN: true }).map((value) => Math.round(value * 1000) / 1000);
const percentage = fc.double({ min: -100, max: 1000, noNaN: true });
const value = fc.oneof(
  price.map((amount) => ({ price: amount, percentageAdjustment: null })),
  percentage.map((percent) => ({ price: null, percentageAdjustment: percent })),
);
const override = fc
  .tuple(fc.integer({ min: -20, max: 400 }), fc.integer({ min: 0, max: 30 }), value)
  .map(([start, nights, set]) => ({
    startDate: toIsoDate(TODAY + start),
    endDate: toIsoDate(TODAY + start + nights),
    daysOfWeek: null,
    ...set,
  }));

const limit = (least: number) => fc.option(fc.integer({ min: least, max: 99_999 }), { nil: null });

/** A listing with nothing but what files hold. */
const situations = fc
  .record({
    overrides: fc.array(override, { maxLength: 12 }),
    basePrice: limit(10),
    minPrice: limit(5),
    maxPrice: limit(5),
    title: fc.string({ unit: 'grapheme' }),
  })
  .map(
    ({ overrides, ...listing }) =>
      ({
        listing: { id: 7, currency: 'EUR', minStay: 1, ...listing },
        stored: { 'manual-overrides': { overrides } },
        channel: null,
        today: TODAY,
        supports: null,
        inDashboard: true,
      }) as unknown as Situation,
  );

async function exported(
  kind: ImportKind,
  situation: Situation,
  separator: CsvSeparator,
): Promise<Uint8Array> {
  const { title } = situation.listing;
  const listing = { id: 7, title, currency: 'EUR', market: null, channelId: '=cmd' };
  async function* batches() {
    yield IMPORT_ROWS[kind](listing, situation);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeTable(IMPORT_COLUMNS[kind], separator, batches())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function changesNothing<W>(type: ImportType<W>, situation: Situation, separator: CsvSeparator) {
  const table = readTable(await exported(type.kind, situation, separator), knownColumns(type.kind));
  const wanted = table.rows.map((row) => {
    const read = type.read(row, { separator: table.reading.separator, dateForms: new Set() });
    if ('findings' in read) throw new Error(JSON.stringify(read.findings));
    expect(type.refused(read.wanted, situation)).toEqual([]);
    return { number: row.number, wanted: read.wanted };
  });
  expect(type.clashes(wanted).flat()).toEqual([]);
  const effect = type.effectOf(
    wanted.map((row) => row.wanted),
    situation,
  );
  expect(effect).toEqual({ bodies: [], nights: [], limits: [], unchangedRows: table.rows.length });
}

test.each([
  ['overrides', overrideRows],
  ['limits', limitRows],
] as [string, ImportType<unknown>][])(
  'whatever %s a listing has: exported and imported, they change nothing',
  async (_kind, type) => {
    const separators = fc.constantFrom<CsvSeparator>('comma', 'semicolon', 'tab');
    await fc.assert(
      fc.asyncProperty(situations, separators, (situation, separator) =>
        changesNothing(type, situation, separator),
      ),
    );
  },
);
