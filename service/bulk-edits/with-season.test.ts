import { expect, test } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import { withSeason } from './with-season.ts';

const season = (startDate: string, endDate: string, minStay: number, rollover = false) => ({
  ...{ startDate, endDate, rollover, minStay, minStayLocked: false },
});
const july = { from: toEpochDay('2026-07-01'), to: toEpochDay('2026-07-31') };
const set = (seasons: ReturnType<typeof season>[], minStay = 3) => withSeason(seasons, july, minStay);
const added = season('2026-07-01', '2026-07-31', 3);

test.each([
  ['none', [], []],
  [
    'one before and one after',
    [season('2026-06-01', '2026-06-30', 2), season('2026-08-01', '2026-08-02', 2)],
    null,
  ],
  ['one inside', [season('2026-07-10', '2026-07-12', 5)], []],
  [
    'one that begins before',
    [season('2026-06-20', '2026-07-05', 5)],
    [season('2026-06-20', '2026-06-30', 5)],
  ],
  ['one that ends after', [season('2026-07-31', '2026-08-05', 5)], [season('2026-08-01', '2026-08-05', 5)]],
  [
    'one around',
    [season('2026-01-01', '2026-12-31', 5)],
    [season('2026-01-01', '2026-06-30', 5), season('2026-08-01', '2026-12-31', 5)],
  ],
  ['one that repeats at another time', [season('2025-08-01', '2025-08-12', 5, true)], null],
])('%s', (_, seasons, left) => {
  expect(set(seasons)).toEqual([...(left ?? seasons), added]);
});

test('one that repeats on these nights is in the way', () => {
  expect(set([season('2020-07-10', '2020-07-12', 5, true)])).toBeNull();
  expect(set([season('2020-12-10', '2021-07-01', 5, true)])).toBeNull();
});

test('what a season says already is left as it is', () => {
  const yearly = [season('2020-06-01', '2020-08-31', 3, true)];
  expect(set(yearly)).toBe(yearly);
  const wide = [season('2026-06-01', '2026-08-31', 3)];
  expect(set(wide)).toBe(wide);
  expect(set([season('2026-07-02', '2026-08-31', 3)])).toHaveLength(2);
});
