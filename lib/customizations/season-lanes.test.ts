import { describe, expect, it } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import { dayAt, heldDays, layLanes, stripWindow } from '#lib/customizations/season-lanes.ts';
import type { Season } from '#lib/customizations/season-overlap.ts';

const day = toEpochDay;
const window = { from: day('2026-11-01'), to: day('2027-11-30') };
const season = (start: string, end: string, rollover = false): Season => ({
  'start-date': start,
  'end-date': end,
  rollover,
});
const lanes = (seasons: Season[], leastDays = 1) =>
  layLanes(seasons, window, leastDays).bars.map(({ index, lane }) => [index, lane]);

describe('the months that are shown', () => {
  it('are this one and the twelve after it', () => {
    expect(stripWindow([season('2026-01-07', '2026-03-11', true)], '2026-11-21')).toEqual(window);
  });

  it('are eighteen where a season reaches that far', () => {
    const far = { from: window.from, to: day('2028-05-31') };
    expect(stripWindow([season('2027-12-24', '2028-01-02')], '2026-11-21')).toEqual(far);
    expect(stripWindow([season('2029-12-24', '2030-01-02')], '2026-11-21')).toEqual(window);
  });
});

describe('seasons lie in lanes', () => {
  it('one after the other in one, and those that meet in two', () => {
    const [winter, fair, summer] = [
      season('2027-01-07', '2027-03-11'),
      season('2027-01-26', '2027-01-31'),
      season('2027-03-12', '2027-09-12'),
    ];
    expect(lanes([winter, fair, summer])).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
    ]);
  });

  it('apart where they are too short to be held side by side', () => {
    const days = [season('2027-01-07', '2027-01-07'), season('2027-01-09', '2027-01-09')];
    expect(lanes(days)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(lanes(days, 10)).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('every year in the same lane, and nowhere without dates or out of sight', () => {
    const list = [
      season('2026-11-10', '2026-11-20', true),
      season('', '2027-01-01'),
      season('2031-01-01', '2031-01-02'),
    ];
    const { bars, unseen, count } = layLanes(list, window, 1);
    expect(bars.map(({ spans }) => spans.length)).toEqual([2]);
    expect([unseen, count]).toEqual([1, 1]);
  });
});

it('a short bar is widened around its middle, and at the edges inwards', () => {
  const at = day('2027-03-10');
  expect(heldDays({ from: at, to: at }, window, 11)).toEqual({ from: at - 5, to: at + 5 });
  expect(heldDays({ from: window.from, to: window.from }, window, 11).from).toBe(window.from);
  expect(heldDays({ from: window.to, to: window.to }, window, 11).to).toBe(window.to);
  expect(heldDays({ from: window.from - 40, to: window.to + 40 }, window, 11)).toEqual(window);
});

it('every place of the strip is a day of it', () => {
  expect(dayAt(-3, window)).toBe(window.from);
  expect(dayAt(0, window)).toBe(window.from);
  expect(dayAt(0.999999, window)).toBe(window.to);
  expect(dayAt(2, window)).toBe(window.to);
});
