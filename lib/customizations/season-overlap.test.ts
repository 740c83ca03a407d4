import { describe, expect, it } from 'vitest';
import { overlapsOf, type Season, seasonSpans, sharedSpans } from '#lib/customizations/season-overlap.ts';

const season = (start: string, end: string, rollover = false): Season => ({
  'start-date': start,
  'end-date': end,
  rollover,
});

describe('seasons overlap', () => {
  it.each([
    ['that share a single day', season('2027-01-07', '2027-03-11'), season('2027-03-11', '2027-04-01')],
    [
      'where one repeats into the other’s year',
      season('2026-01-07', '2026-03-11', true),
      season('2029-01-26', '2029-01-31'),
    ],
    [
      'that repeat across New Year',
      season('2026-12-20', '2027-01-05', true),
      season('2026-01-02', '2026-01-03', true),
    ],
    [
      'that meet on 28 February in other years',
      season('2028-02-01', '2028-02-29', true),
      season('2027-02-28', '2027-02-28'),
    ],
  ])('%s', (_, earlier, later) => {
    expect(overlapsOf([earlier, later])).toEqual([[1], [0]]);
    expect(overlapsOf([later, earlier])).toEqual([[1], [0]]);
  });

  it.each([
    ['neighbours', season('2027-01-07', '2027-01-25'), season('2027-01-26', '2027-01-31')],
    ['a season of another year', season('2027-01-07', '2027-01-25'), season('2028-01-07', '2028-01-25')],
    ['one without an end yet', season('2027-01-07', '2027-01-25'), season('2027-01-07', '')],
    ['one that runs backwards', season('2027-01-07', '2027-01-25'), season('2027-01-20', '2027-01-10')],
  ])('but not %s', (_, earlier, later) => {
    expect(overlapsOf([earlier, later])).toEqual([[], []]);
  });
});

it('a season that repeats is drawn in every year it touches', () => {
  const days = (text: string) => Date.parse(text) / 86_400_000;
  const spans = seasonSpans(season('2026-12-20', '2027-01-05', true), {
    from: days('2027-01-01'),
    to: days('2027-12-31'),
  });
  expect(spans).toEqual([
    { from: days('2026-12-20'), to: days('2027-01-05') },
    { from: days('2027-12-20'), to: days('2028-01-05') },
  ]);
});

it('both of two that overlap know of each other', () => {
  const list = [
    season('2027-01-07', '2027-03-11', true),
    season('2027-05-01', '2027-05-02'),
    season('2028-01-26', '2028-01-31'),
    season('2027-03-11', '2027-05-01'),
  ];
  expect(overlapsOf(list)).toEqual([[2, 3], [3], [0], [0, 1]]);
});

it('the days of two runs are those of both', () => {
  const span = (from: number, to: number) => ({ from, to });
  expect(sharedSpans([span(1, 9), span(20, 29)], [span(5, 22)])).toEqual([span(5, 9), span(20, 22)]);
  expect(sharedSpans([span(1, 4)], [span(5, 9)])).toEqual([]);
});
