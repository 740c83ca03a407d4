import { expect, test } from 'vitest';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { seasonSpans, within, without } from './seasons.ts';

const span = (from: string, to: string) => ({ from: toEpochDay(from), to: toEpochDay(to) });
const written = (spans: readonly { from: number; to: number }[]) =>
  spans.map(({ from, to }) => `${toIsoDate(from)}…${toIsoDate(to)}`);
const season = (startDate: string, endDate: string, rollover: boolean) => ({ startDate, endDate, rollover });

test.each([
  ['a one-off season holds once', season('2026-12-01', '2026-12-24', false), ['2026-12-01…2026-12-24']],
  ['a season outside the window does not hold', season('2025-12-01', '2025-12-24', false), []],
  [
    'a repeating season holds in every year the window touches',
    season('2024-07-01', '2024-08-31', true),
    ['2026-07-01…2026-08-31', '2027-07-01…2027-08-31'],
  ],
  [
    'a repeating season across New Year keeps its length',
    season('2026-12-20', '2027-01-06', true),
    ['2025-12-20…2026-01-06', '2026-12-20…2027-01-06', '2027-12-20…2028-01-06'],
  ],
  [
    'a season that ends on 29 February ends on the 28th in other years',
    season('2028-02-01', '2028-02-29', true),
    ['2026-02-01…2026-02-28', '2027-02-01…2027-02-28'],
  ],
])('%s', (_, given, expected) => {
  expect(written(seasonSpans(given, span('2026-01-01', '2027-12-31')))).toEqual(expected);
});

test('cutting holes leaves the nights before and after them', () => {
  const left = without(
    [span('2026-01-01', '2026-01-31')],
    [span('2026-01-10', '2026-01-12'), span('2026-01-30', '2026-02-03')],
  );
  expect(written(left)).toEqual(['2026-01-01…2026-01-09', '2026-01-13…2026-01-29']);
});

test('bounds keep what lies inside them', () => {
  const kept = within(
    [span('2026-01-01', '2026-01-05'), span('2026-03-01', '2026-03-05')],
    span('2026-01-04', '2026-02-01'),
  );
  expect(written(kept)).toEqual(['2026-01-04…2026-01-05']);
});
