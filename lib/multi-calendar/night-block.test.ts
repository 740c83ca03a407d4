import { describe, expect, it } from 'vitest';
import { row, TODAY } from './fixtures.test-data.ts';
import { GridNights, marketEvents } from './grid-nights.ts';
import { gridWindows, windowOf } from './grid-windows.ts';
import { BLOCKED, BOOKED, FLOOR, nightBlock, OPEN, UNAVAILABLE } from './night-block.ts';

const windows = [{ index: 0, from: TODAY, to: TODAY + 9 }];

function nightsOf(...rows: ReturnType<typeof row>[]): GridNights {
  const nights = new GridNights(windows);
  const events = marketEvents([
    { name: 'Advent', from: '2026-11-21', to: '2026-11-25', uplift: 0.12, impact: 'medium' },
    { name: 'Fair', from: '2026-11-25', to: '2026-11-26', uplift: 0.9, impact: 'high' },
  ]);
  nights.put({ window: 0, block: nightBlock(rows, TODAY, 10), events: new Map([['Berlin', events]]) });
  return nights;
}

describe('nights that were read', () => {
  it('are found by listing and day with all that is known of them', () => {
    const nights = nightsOf(row('1'), row('2', { 'base-price': 50 }));
    expect([0, 2, 4, 5].map((day) => nights.nightOf('2', TODAY + day)?.state)).toEqual([
      OPEN,
      BOOKED,
      BLOCKED,
      UNAVAILABLE,
    ]);
    expect(nights.nightOf('1', TODAY + 1)).toMatchObject({
      price: 104,
      floor: 80,
      ceiling: null,
      change: -3,
      bar: null,
    });
    expect(nights.nightOf('1', TODAY + 6)).toMatchObject({ held: FLOOR });
    expect(nights.nightOf('1', TODAY + 4)).toMatchObject({ price: null, change: null });
    expect(nights.nightOf('1', TODAY + 10)).toBeNull();
    expect(nights.nightOf('3', TODAY)).toBeNull();
  });

  it('take no room for columns that were not read, and tell nothing of them', () => {
    const one = row('1');
    const { price, availability } = one.attributes.nights;
    const block = nightBlock([row('1', { nights: { price, availability } })], TODAY, 10);
    expect([block.ceiling, block.minStay, block.market, block.change].map(({ length }) => length)).toEqual([
      0, 0, 0, 0,
    ]);
    const nights = new GridNights(windows);
    nights.put({ window: 0, block, events: new Map() });
    expect(nights.nightOf('1', TODAY + 1)).toMatchObject({
      price: 104,
      ceiling: null,
      minStay: null,
      market: null,
      change: null,
    });
  });

  it('carry their stay, in short and at its nightly rate', () => {
    const bar = nightsOf(row('1')).nightOf('1', TODAY + 3)?.bar;
    expect(bar).toMatchObject({ from: TODAY + 2, to: TODAY + 4, channel: 'Booking', rate: 119, cut: false });
  });

  it('show no rate that is in another currency', () => {
    expect(nightsOf(row('1', { currency: 'USD' })).nightOf('1', TODAY + 2)?.bar).toMatchObject({
      rate: null,
    });
  });

  it('know the events of their market, strongest first', () => {
    const nights = nightsOf(row('1'));
    expect(nights.eventsOn('Berlin', TODAY + 5).map(({ name }) => name)).toEqual(['Fair', 'Advent']);
    expect(nights.eventsOn('Kyoto', TODAY + 5)).toEqual([]);
  });
});

describe('the windows that nights are read in', () => {
  it('follow each other without a gap and hold today', () => {
    const all = gridWindows('2026-11');
    for (const [index, window] of all.entries()) {
      if (index > 0) expect(window.from).toBe(all[index - 1]!.to + 1);
      expect(windowOf(all, window.from)).toBe(index);
      expect(windowOf(all, window.to)).toBe(index);
    }
    expect(windowOf(all, TODAY)).toBe(4);
    expect(windowOf(all, all[0]!.from - 1)).toBe(-1);
  });
});
