import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesOf, type OverrideRow } from '#lib/customizations/override-rows.ts';
import {
  changeable,
  effectsOf,
  heldAtFloor,
  nightsIn,
  overrideRows,
  pendingOf,
  planFor,
  priceAfter,
} from './edit.ts';
import { listing, row, TODAY } from './fixtures.test-data.ts';
import { GridNights } from './grid-nights.ts';
import { nightBlock } from './night-block.ts';

const windows = [{ index: 0, from: TODAY, to: TODAY + 9 }];
const berlin = listing('1');
const kyoto = listing('2', { currency: 'JPY' });
const nights = new GridNights(windows);
nights.put({
  window: 0,
  block: nightBlock(
    [
      row('1'),
      row('2', {
        currency: 'JPY',
        nights: { price: [900, 950], availability: 'aa', override: 'p-', held: '--', floor: [800, 800] },
      }),
    ],
    TODAY,
    10,
  ),
  events: new Map(),
});
const percent = (percentage: number) => ({ price: null, percentage });

describe('nights that can be changed', () => {
  it('are those from today on, where the listing is', () => {
    const chosen = [
      { listing: berlin, runs: [[TODAY - 5, TODAY + 1] as const, [TODAY - 9, TODAY - 7] as const] },
      { listing: listing('3', { today: TODAY + 2 }), runs: [[TODAY, TODAY + 1] as const] },
    ];
    expect(changeable(chosen)).toEqual([{ listing: berlin, runs: [[TODAY, TODAY + 1]] }]);
    expect(nightsIn(chosen)).toBe(12);
  });
});

describe('the effect of an edit', () => {
  it('counts the nights that can be sold, before and after, and those below their floor', () => {
    const plan = planFor([{ listing: berlin, runs: [[TODAY, TODAY + 9]] }], percent(-15));
    const { byCurrency, belowFloor, untold } = effectsOf(plan, nights);
    // 100, 104, 80, 80, 95, 100; the other nights are booked, blocked or unavailable, one has no price.
    expect(byCurrency).toEqual([{ currency: 'EUR', nights: 6, compared: 6, before: 559, after: 475 }]);
    expect([belowFloor, untold]).toEqual([2, 0]);
  });

  it('keeps currencies apart, and does not guess a price that lies under an override', () => {
    const chosen = [berlin, kyoto].map((one) => ({ listing: one, runs: [[TODAY, TODAY + 1] as const] }));
    const { byCurrency, untold } = effectsOf(planFor(chosen, percent(10)), nights);
    expect(byCurrency.map(({ currency, compared, after }) => [currency, compared, after])).toEqual([
      ['EUR', 2, 224],
      ['JPY', 1, 1045],
    ]);
    expect(untold).toBe(1);
    expect(effectsOf(planFor(chosen, { price: 500, percentage: null }), nights).untold).toBe(0);
  });

  it('is none below the floor once nights are held at it', () => {
    const plan = planFor([{ listing: berlin, runs: [[TODAY, TODAY + 9]] }], percent(-15));
    const held = heldAtFloor(plan, nights);
    expect(effectsOf(held, nights).belowFloor).toBe(0);
    expect(held[0]?.nights.get(TODAY + 7)).toEqual({ price: 80, percentage: null });
    expect(held[0]?.nights.get(TODAY)).toEqual(percent(-15));
  });

  it('is painted on each night as it will be', () => {
    const plan = planFor([{ listing: berlin, runs: [[TODAY, TODAY]] }], percent(-30));
    expect(pendingOf(plan, nights, 'draft').get('1')?.get(TODAY)).toEqual({
      state: 'draft',
      kind: 'percentage',
      price: 70,
      belowFloor: true,
    });
  });
});

describe('a price after an edit', () => {
  it('is the fixed one, or follows the modeled price, which no percentage brings below 1', () => {
    const night = { price: 90, override: 0 };
    expect(priceAfter({ price: 120.4, percentage: null }, night)).toBe(120);
    expect(priceAfter(percent(10), night)).toBe(99);
    expect(priceAfter(percent(-100), night)).toBe(1);
    expect(priceAfter({ price: null, percentage: null }, night)).toBe(90);
    expect(priceAfter(percent(10), { price: 90, override: 1 })).toBeNull();
  });
});

describe('the rows that are sent', () => {
  it('stand for exactly the planned nights, each once, with few rows', () => {
    const value = fc.constantFrom({ price: 100, percentage: null }, percent(-5), {
      price: null,
      percentage: null,
    });
    const planned = fc.dictionary(fc.integer({ min: 0, max: 40 }).map(String), value);
    fc.assert(
      fc.property(planned, (given) => {
        const wanted = new Map(Object.entries(given).map(([offset, one]) => [TODAY + Number(offset), one]));
        const rows: OverrideRow[] = overrideRows({ listing: berlin, nights: wanted });
        const sent = rows.flatMap((one) => datesOf(one).map((day) => [day, one] as const));
        expect(sent.map(([day]) => day)).toEqual([...wanted.keys()].sort((a, b) => a - b));
        for (const [day, one] of sent) {
          expect([one.price, one['percentage-adjustment']]).toEqual([
            wanted.get(day)!.price,
            wanted.get(day)!.percentage,
          ]);
        }
      }),
    );
    expect(
      overrideRows(planFor([{ listing: berlin, runs: [[TODAY, TODAY + 200]] }], percent(5))[0]!),
    ).toHaveLength(1);
  });
});
