import { expect, it } from 'vitest';
import { listing, TODAY } from './fixtures.test-data.ts';
import { movedBy } from './grid-keys.ts';
import { arrange } from './lines.ts';

const lines = arrange(
  ['Berlin', 'Berlin', 'Kyoto', 'Kyoto', 'Kyoto'].map((market, index) =>
    listing(String(index + 1), { market }),
  ),
  { grouping: 'market', search: '', pinned: new Set(), locale: 'en' },
);
// # Berlin 1 2 # Kyoto 4 5 6
const field = { lines, first: TODAY - 10, last: TODAY + 100, today: TODAY, pageLines: 2, pageDays: 20 };
const press = (key: string, line: number, day = TODAY, more: { far?: boolean; alt?: boolean } = {}) =>
  movedBy({ key, far: false, alt: false, ...more }, { line, day }, field);

it('arrows move by one night or listing, over the names of groups', () => {
  expect(press('ArrowRight', 1)).toEqual({ line: 1, day: TODAY + 1 });
  expect(press('ArrowLeft', 1, TODAY - 10)).toEqual({ line: 1, day: TODAY - 10 });
  expect(press('ArrowDown', 2)).toEqual({ line: 4, day: TODAY });
  expect(press('ArrowUp', 4)).toEqual({ line: 2, day: TODAY });
  expect(press('ArrowUp', 1)).toEqual({ line: 1, day: TODAY });
});

it('with Ctrl or ⌘ arrows go as far as there is', () => {
  expect(press('ArrowDown', 1, TODAY, { far: true })).toEqual({ line: 6, day: TODAY });
  expect(press('ArrowUp', 6, TODAY, { far: true })).toEqual({ line: 1, day: TODAY });
  expect(press('ArrowRight', 1, TODAY, { far: true })?.day).toBe(TODAY + 100);
});

it('Home and End lead to the ends of the week, with Ctrl or ⌘ to the first and the last night', () => {
  // 20 November 2026 is a Friday.
  expect(press('Home', 1)?.day).toBe(TODAY - 4);
  expect(press('End', 1)?.day).toBe(TODAY + 2);
  expect(press('Home', 5, TODAY, { far: true })).toEqual({ line: 1, day: TODAY - 10 });
  expect(press('End', 1, TODAY, { far: true })).toEqual({ line: 6, day: TODAY + 100 });
});

it('PageUp and PageDown move by what is in sight, with Alt sideways', () => {
  expect(press('PageDown', 1)?.line).toBe(4);
  expect(press('PageDown', 5)?.line).toBe(6);
  expect(press('PageUp', 5)?.line).toBe(2);
  expect(press('PageDown', 1, TODAY, { alt: true })?.day).toBe(TODAY + 20);
  expect(press('PageUp', 1, TODAY, { alt: true })?.day).toBe(TODAY - 10);
});

it('other keys move nothing', () => {
  expect(press('a', 1)).toBeNull();
});
