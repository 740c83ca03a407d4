import { expect, test } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import { barsIn } from './bar.ts';
import { night, nightsOf, stay } from './fixtures.test-data.ts';
import { monthBand } from './month.ts';
import { stretchesOf } from './stretch.ts';

const booked = { availability: 'booked' as const };

test('a stay across the turn of the year is a bar in both months, with its cap in the first', () => {
  const stretches = stretchesOf([stay('a', '2026-12-29', '2027-01-02')], nightsOf());
  expect(barsIn(monthBand('2026-12', 0), stretches)).toMatchObject([
    { column: 29, span: 3, opens: true, closes: false },
  ]);
  expect(barsIn(monthBand('2027-01', 0), stretches)).toMatchObject([
    { column: 4, span: 1, opens: false, closes: true },
  ]);
});

test('back to back stays stay two bars', () => {
  const stretches = stretchesOf(
    [stay('a', '2026-12-01', '2026-12-03'), stay('b', '2026-12-03', '2026-12-05')],
    nightsOf(),
  );
  expect(stretches.map(({ key }) => key)).toEqual(['a', 'b']);
});

test('units that share nights are barred only where none of them is left', () => {
  const nights = nightsOf(
    night('2026-12-01'),
    night('2026-12-02', booked),
    night('2026-12-03', booked),
    night('2026-12-04'),
  );
  const stretches = stretchesOf(
    [stay('a', '2026-12-01', '2026-12-04'), stay('b', '2026-12-02', '2026-12-05')],
    nights,
  );
  expect(stretches).toMatchObject([
    { from: toEpochDay('2026-12-02'), to: toEpochDay('2026-12-04'), count: 2, stay: null },
  ]);
});

test('a night the channel reports as booked is a bar even without its stay', () => {
  const nights = nightsOf(
    night('2026-12-01', booked),
    night('2026-12-02', booked),
    night('2026-12-03', booked),
  );
  const stretches = stretchesOf([stay('a', '2026-12-02', '2026-12-03')], nights);
  expect(stretches.map(({ from, to, stay: known }) => [to - from, known?.id ?? null])).toEqual([
    [1, null],
    [1, 'a'],
    [1, null],
  ]);
});

test('a request gives way to a confirmed stay and is drawn elsewhere', () => {
  const asked = { status: 'unconfirmed' as const };
  const stretches = stretchesOf(
    [
      stay('sure', '2026-12-01', '2026-12-04'),
      stay('beaten', '2026-12-03', '2026-12-06', asked),
      stay('open', '2026-12-10', '2026-12-12', asked),
    ],
    nightsOf(),
  );
  expect(stretches.map(({ kind, stay: known }) => [kind, known?.id])).toEqual([
    ['stay', 'sure'],
    ['request', 'open'],
  ]);
});

test('an owner stay keeps its kind', () => {
  expect(stretchesOf([stay('o', '2026-12-01', '2026-12-04', { ownerStay: true })], nightsOf())[0]?.kind).toBe(
    'owner',
  );
});
