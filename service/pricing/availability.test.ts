import { expect, test } from 'vitest';
import type { Block, Stay } from './inputs.ts';
import { priceNights } from './price-nights.ts';
import { plainInputs, TODAY } from './testing/sample-inputs.ts';

const at = (from: number, to: number, stays: Stay[], blocks: Block[] = []) =>
  priceNights(plainInputs({ stays, blocks }), TODAY + from, TODAY + to);
const stay = (from: number, to: number): Stay => ({ checkin: TODAY + from, checkout: TODAY + to });

test('the night of the check-out is open', () => {
  expect([...at(0, 3, [stay(1, 3)]).availability]).toEqual([0, 1, 1, 0]);
});

test('a booking hides a block, a block hides a night closed for unknown reasons', () => {
  const blocks: Block[] = [
    { from: TODAY, to: TODAY + 2, kind: 'blocked' },
    { from: TODAY, to: TODAY + 3, kind: 'unavailable' },
  ];
  expect([...at(0, 4, [stay(0, 1)], blocks).availability]).toEqual([1, 2, 2, 3, 0]);
});

test.each<[string, Stay[], Block[], number[]]>([
  ['open nights between two bookings are a gap', [stay(0, 2), stay(4, 6)], [], [0, 0, 2, 2, 0, 0]],
  [
    'a block ends a gap as well',
    [stay(0, 3)],
    [{ from: TODAY + 4, to: TODAY + 5, kind: 'blocked' }],
    [0, 0, 0, 1, 0, 0],
  ],
  [
    'nights from today to the next booking are a gap: nobody can arrive earlier',
    [stay(3, 6)],
    [],
    [3, 3, 3, 0, 0, 0],
  ],
  ['nights without a booking after them are no gap', [stay(0, 3)], [], [0, 0, 0, 0, 0, 0]],
  ['a gap may reach far beyond the window', [stay(0, 2), stay(40, 42)], [], [0, 0, 38, 38, 38, 38]],
])('%s', (_, stays, blocks, gaps) => {
  expect([...at(0, 5, stays, blocks).gapNights]).toEqual(gaps);
});

test('a gap that begins before the window has its whole length', () => {
  expect([...at(20, 21, [stay(5, 10), stay(25, 30)]).gapNights]).toEqual([15, 15]);
});
