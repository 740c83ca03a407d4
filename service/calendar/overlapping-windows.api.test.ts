import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { type PricedListing, seedPricedListing } from '../testing/priced-listing.ts';

let api: TestApi;
let busy: PricedListing;
beforeAll(async () => {
  api = await startApi();
  busy = await seedPricedListing(api, { listing: { minPrice: 70, maxPrice: 260 } });
  // Gaps of one, two, three and nine nights, a long block, and rules that look at a night's surroundings.
  for (const [from, nights] of [
    [-9, 4],
    [1, 3],
    [5, 2],
    [9, 4],
    [16, 5],
    [30, 2],
    [60, 1],
    [62, 20],
    [150, 14],
    [173, 7],
    [364, 6],
  ] as const) {
    await busy.book(from, nights);
  }
  await busy.block(40, 47);
  await busy.block(100, 130, 'unavailable');
  await busy.review(120, 5);
  await busy.review(10, 2);
  const { dayAt } = busy;
  await busy.customize('manualOverrides', {
    overrides: [
      {
        startDate: dayAt(20),
        endDate: dayAt(50),
        price: null,
        percentageAdjustment: 15,
        daysOfWeek: ['friday'],
      },
      {
        startDate: dayAt(200),
        endDate: dayAt(210),
        price: 333,
        percentageAdjustment: null,
        daysOfWeek: null,
      },
    ],
  });
  await busy.customize('minMaxPrices', {
    seasonalPrices: [
      { startDate: '2026-12-20', endDate: '2027-01-06', rollover: true, minPrice: 180, maxPrice: null },
    ],
  });
});
afterAll(() => api.close());

test('a night is the same in whatever window it is asked for', async () => {
  const year = await busy.nights(-30, 400);
  const at = (day: number) => year[day + 30];
  const windows = [
    [0, 365],
    [0, 0],
    [1, 8],
    [4, 4],
    [7, 12],
    [8, 8],
    [13, 15],
    [22, 29],
    [39, 48],
    [61, 61],
    [82, 149],
    [164, 172],
    [172, 173],
    [199, 211],
    [363, 372],
    [370, 400],
    [-12, -1],
    [-3, 3],
  ] as const;
  for (const [from, to] of windows) {
    const shown = await busy.nights(from, to);
    const expected = Array.from({ length: to - from + 1 }, (_, n) => at(from + n));
    expect([from, to, shown]).toEqual([from, to, expected]);
  }
});

test('a night is the same on whatever page it stands', async () => {
  const whole = (await busy.calendar()).json.data;
  for (const size of [1, 7, 50]) {
    for (const page of [1, 2, 5]) {
      const { json } = await busy.calendar(`?page[size]=${size}&page[number]=${page}`);
      expect(json.data).toEqual(whole.slice((page - 1) * size, page * size));
    }
  }
});
