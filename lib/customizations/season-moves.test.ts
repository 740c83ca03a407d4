import { describe, expect, it } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import { daysToMonth, drawnDates, moveSeason, type SeasonPart } from '#lib/customizations/season-moves.ts';
import { type Season, seasonSpans } from '#lib/customizations/season-overlap.ts';

const day = toEpochDay;
const seen = { from: day('2026-11-21'), to: day('2027-11-30') };
const season = (start: string, end: string, rollover = false): Season => ({
  'start-date': start,
  'end-date': end,
  rollover,
});

/** Moves a season by its first appearance in the strip. */
function moved(one: Season, part: SeasonPart, days: number): [string, string] {
  const [shown] = seasonSpans(one, seen);
  if (!shown) throw new Error('out of sight');
  const dates = moveSeason(one, shown, part, days, seen);
  return [dates['start-date'], dates['end-date']];
}

describe('a season that is moved', () => {
  const winter = season('2027-01-07', '2027-01-25');
  it.each<[SeasonPart, number, string, string]>([
    ['whole', 1, '2027-01-08', '2027-01-26'],
    ['whole', -10, '2026-12-28', '2027-01-15'],
    ['start', 3, '2027-01-10', '2027-01-25'],
    ['start', 400, '2027-01-25', '2027-01-25'],
    ['end', 40, '2027-01-07', '2027-03-06'],
    ['end', -400, '2027-01-07', '2027-01-07'],
  ])('%s by %i days', (part, days, start, end) => {
    expect(moved(winter, part, days)).toEqual([start, end]);
  });

  it('stays in sight', () => {
    expect(moved(winter, 'whole', -400)).toEqual(['2026-11-03', '2026-11-21']);
    expect(moved(winter, 'whole', 4000)).toEqual(['2027-11-30', '2027-12-18']);
    expect(moved(season('2026-11-01', '2026-11-30'), 'end', -25)).toEqual(['2026-11-01', '2026-11-21']);
  });

  it('keeps its own year where it repeats', () => {
    const yearly = season('2025-01-07', '2025-01-25', true);
    expect(moved(yearly, 'whole', 3)).toEqual(['2025-01-10', '2025-01-28']);
    expect(moved(yearly, 'whole', -10)).toEqual(['2024-12-28', '2025-01-15']);
    expect(moved(yearly, 'end', 1)).toEqual(['2025-01-07', '2025-01-26']);
  });

  it('is back where it was once it is moved back', () => {
    const leap = season('2024-02-10', '2024-02-29', true);
    expect(moved(leap, 'whole', 0)).toEqual(['2024-02-10', '2024-02-29']);
    expect(moved(leap, 'start', -1)).toEqual(['2024-02-09', '2024-02-29']);
  });

  it('can reach 29 February also from a year without one', () => {
    const window = { from: day('2027-11-01'), to: day('2028-11-30') };
    const [shown] = seasonSpans(season('2026-02-10', '2026-02-28', true), window);
    if (!shown) throw new Error('out of sight');
    const dates = moveSeason(season('2026-02-10', '2026-02-28', true), shown, 'end', 1, window);
    expect(dates).toEqual({ 'start-date': '2028-02-10', 'end-date': '2028-02-29' });
  });

  it('that repeats never takes more than a year', () => {
    const yearly = season('2027-01-07', '2027-01-25', true);
    expect(moved(yearly, 'end', 999)).toEqual(['2027-01-07', '2028-01-06']);
    expect(moved(yearly, 'start', -999)).toEqual(['2026-01-26', '2027-01-25']);
  });
});

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
])('a month from %s, %i, is %s', (from, months, to) => {
  expect(day(from) + daysToMonth(day(from), months)).toBe(day(to));
});

it('what is drawn backwards is the same season', () => {
  const dates = { 'start-date': '2027-02-26', 'end-date': '2027-03-02' };
  expect(drawnDates(day('2027-02-26'), day('2027-03-02'))).toEqual(dates);
  expect(drawnDates(day('2027-03-02'), day('2027-02-26'))).toEqual(dates);
});
