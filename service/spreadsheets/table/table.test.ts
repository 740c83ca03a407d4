import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CsvSeparator } from '#contract/console/csv-separators.ts';
import { readDate } from './cell-date.ts';
import { readNumber } from './cell-number.ts';
import { guardFormula, unguardFormula } from './formula-guard.ts';
import { readTable } from './read-table.ts';
import { type Cell, writeNumber, writeTable } from './table-writer.ts';

const SEPARATORS: CsvSeparator[] = ['comma', 'semicolon', 'tab'];

async function written(columns: string[], rows: Cell[][], separator: CsvSeparator): Promise<Uint8Array> {
  async function* batches() {
    yield rows;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeTable(columns, separator, batches())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a table', () => {
  test('comes back with every cell, whatever stands in it', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', ''));
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(...SEPARATORS), async (cells, separator) => {
        const known = new Map([
          ['one', 'one' as const],
          ['two', 'two' as const],
        ]);
        const table = readTable(await written(['one', 'two'], cells, separator), known);
        expect(table.reading.separator).toBe(separator);
        const kept = cells.filter((row) => row.some((text) => guardFormula(text).trim() !== ''));
        expect(table.rows.map(({ cells: read }) => read.map(unguardFormula))).toEqual(kept);
      }),
    );
  });

  test('writes numbers so that they are read as the same, with any separator', () => {
    const numbers = fc.oneof(
      fc
        .double({ min: -1000, max: 9_999_999, noNaN: true })
        .map((value) => Math.round(value * 1000) / 1000 || 0),
      fc.integer({ min: -1000, max: 9_999_999 }),
      fc.double({ min: 0, max: 100, noNaN: true }).map((value) => value || 0),
    );
    fc.assert(
      fc.property(numbers, fc.constantFrom(...SEPARATORS), (value, separator) => {
        expect(readNumber(writeNumber(value), separator)).toEqual({ value });
      }),
    );
  });
});

describe('the guard against formulas', () => {
  test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', "'=1", '＝1'])('keeps %j from being run', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
  });
  test.each(['1', 'a=b', "'tis", ' =1', ''])('leaves %j as it is', (text) => {
    expect(guardFormula(text)).toBe(text);
  });
  test('is undone exactly', () => {
    const texts = fc.string({ unit: fc.constantFrom("'", '=', '-', '@', 'a', '\t', '1'), maxLength: 6 });
    fc.assert(
      fc.property(texts, (text) => {
        expect(unguardFormula(guardFormula(text))).toBe(text);
      }),
    );
  });
});

describe('a number', () => {
  test.each<[CsvSeparator, string, number]>([
    ['comma', '120', 120],
    ['comma', '1,200', 1200],
    ['comma', '1,234,567.5', 1_234_567.5],
    ['comma', '12.5', 12.5],
    ['semicolon', '12,5', 12.5],
    ['semicolon', '12.5', 12.5],
    ['semicolon', '1.234,50', 1234.5],
    ['semicolon', '1.234.567', 1_234_567],
    ['tab', '1\u202f200,5', 1200.5],
    ['comma', "1'200", 1200],
    ['comma', '１２０', 120],
    ['comma', '−10', -10],
    ['comma', '0.125', 0.125],
  ])('in a file parted by %s, %s is %d', (separator, text, value) => {
    expect(readNumber(text, separator)).toEqual({ value });
  });
  test.each<[CsvSeparator, string]>([
    ['comma', '1.234'],
    ['semicolon', '1.234'],
    ['semicolon', '1,234'],
    ['tab', '1,234'],
  ])('in a file parted by %s, %s could be two', (separator, text) => {
    expect(readNumber(text, separator)).toEqual({ problem: 'number_ambiguous' });
  });
  test.each<[CsvSeparator, string]>([
    ['comma', 'cheap'],
    ['comma', '12,5'],
    ['semicolon', '1,2.3,4'],
    ['semicolon', '12.34,5'],
    ['comma', '1e5'],
    ['comma', '€ 120'],
    ['comma', '1 2'],
    ['comma', '0x10'],
  ])('in a file parted by %s, %s is none', (separator, text) => {
    expect(readNumber(text, separator)).toEqual({ problem: 'number_unreadable' });
  });
});

describe('a date', () => {
  test.each([
    ['2026-07-01', '2026-07-01', null],
    ['２０２６－０７－０１', '2026-07-01', null],
    ['2026/7/1', '2026-07-01', 'year-first'],
    ['2026年7月1日', '2026-07-01', 'year-first'],
    ['1.7.2026', '2026-07-01', 'day-first'],
    ['13/07/2026', '2026-07-13', 'day-first'],
    ['7/13/2026', '2026-07-13', 'month-first'],
  ])('%s is %s', (text, date, form) => {
    expect(readDate(text)).toEqual({ date, form });
  });
  test('07/08/2026 could be two', () => {
    expect(readDate('07/08/2026')).toEqual({ problem: 'date_ambiguous' });
  });
  test.each(['1.7.26', '2026-02-30', '31.02.2026', '46204', '13/13/2026', '0000-01-01', '1 July 2026', ''])(
    '%s is none',
    (text) => expect(readDate(text)).toEqual({ problem: 'date_unreadable' }),
  );
});
