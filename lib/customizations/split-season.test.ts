import { describe, expect, it } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import { overlapsOf } from '#lib/customizations/season-overlap.ts';
import { splitAround } from '#lib/customizations/split-season.ts';

const window = { from: toEpochDay('2026-11-01'), to: toEpochDay('2027-11-30') };
const season = (start: string, end: string, rollover = false, price: number | null = null) => ({
  'start-date': start,
  'end-date': end,
  rollover,
  'min-price': price,
});
const told = (list: ReturnType<typeof splitAround<ReturnType<typeof season>>>) =>
  list?.map((one) => [one['start-date'], one['end-date'], one.rollover, one['min-price']]);

describe('a season gives way', () => {
  const winter = season('2026-01-07', '2026-03-11', true, 72);

  it('on both sides of one that lies within, every year and with what it sets', () => {
    const list = [winter, season('2027-01-26', '2027-01-31', false, 140)];
    const split = splitAround(list, 0, 1, window);
    expect(told(split)).toEqual([
      ['2026-01-07', '2026-01-25', true, 72],
      ['2026-02-01', '2026-03-11', true, 72],
      ['2027-01-26', '2027-01-31', false, 140],
    ]);
    expect(overlapsOf(split ?? []).flat()).toEqual([]);
  });

  it('on one side of one that reaches out of it', () => {
    const list = [winter, season('2027-03-01', '2027-04-10')];
    expect(told(splitAround(list, 0, 1, window))).toEqual([
      ['2026-01-07', '2026-02-28', true, 72],
      ['2027-03-01', '2027-04-10', false, null],
    ]);
  });

  it('but never whole, and not where they do not meet', () => {
    const [inner, outer] = [season('2027-02-01', '2027-02-09'), season('2027-01-01', '2027-03-31')];
    expect(splitAround([inner, outer], 0, 1, window)).toBeNull();
    expect(splitAround([inner, season('2027-06-01', '2027-06-09')], 0, 1, window)).toBeNull();
    expect(splitAround([inner, season('', '2027-06-09')], 0, 1, window)).toBeNull();
  });

  it('not in a list that is full', () => {
    const day = (number: number) => `2027-06-${String(number).padStart(2, '0')}`;
    const full = [
      winter,
      season('2027-01-26', '2027-01-31'),
      ...Array.from({ length: 98 }, () => season(day(1), day(2))),
    ];
    expect(splitAround(full, 0, 1, window)).toBeNull();
  });
});
