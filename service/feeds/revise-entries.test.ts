import { expect, test } from 'vitest';
import type { FeedEntry } from './feed-entries.ts';
import { reviseEntries } from './revise-entries.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 6, minute));
const second = (minute: number) => at(minute).getTime() / 1000;

const entry = (key: string, summary: string): FeedEntry => ({
  key,
  kind: 'override',
  from: 20_800,
  to: 20_801,
  summary,
  description: null,
  isBusy: false,
  isTentative: false,
});

const NOTHING = { revision: 0, shown: {} };

test('an entry keeps its sequence and its time until it says something else', () => {
  const first = reviseEntries(NOTHING, [entry('a', '240'), entry('b', '90')], at(0))!;
  const second_ = reviseEntries(first, [entry('a', '250'), entry('b', '90')], at(5))!;
  expect([first.revision, second_.revision]).toEqual([1, 2]);
  expect(second_.shown.a!.slice(1)).toEqual([2, second(5)]);
  expect(second_.shown.b).toEqual(first.shown.b);
});

test('nothing is to be written down while nothing changes', () => {
  const first = reviseEntries(NOTHING, [entry('a', '240')], at(0))!;
  expect(reviseEntries(first, [entry('a', '240')], at(60))).toBeNull();
  expect(reviseEntries(NOTHING, [], at(0))).toBeNull();
});

test('what went and comes back does so with a higher sequence', () => {
  const first = reviseEntries(NOTHING, [entry('a', '240'), entry('b', '90')], at(0))!;
  const without = reviseEntries(first, [entry('b', '90')], at(1))!;
  const again = reviseEntries(without, [entry('a', '240'), entry('b', '90')], at(2))!;
  expect(Object.keys(without.shown)).toEqual(['b']);
  expect([first, again].map(({ shown }) => shown.a![1])).toEqual([1, 2]);
});
