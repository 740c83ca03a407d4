import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const availabilities = (nights: { availability: string }[]) => nights.map(({ availability }) => availability);

test('a stay books its nights, the day of departure stays open', async () => {
  const { book, nights } = await seedPricedListing(api);
  await book(11, 2);
  expect(availabilities(await nights(10, 13))).toEqual(['available', 'booked', 'booked', 'available']);
});

test('a request books nothing, nor does a stay that was canceled', async () => {
  const { book, nights } = await seedPricedListing(api);
  await book(11, 2, { status: 'unconfirmed' });
  await book(12, 2, { status: 'canceled' });
  expect(availabilities(await nights(10, 13))).toEqual(Array(4).fill('available'));
});

test('a block holds its nights off, first and last included; a stay shows before a block', async () => {
  const { book, block, nights } = await seedPricedListing(api);
  await block(11, 13);
  await block(13, 14, 'unavailable');
  await book(12, 1);
  expect(availabilities(await nights(10, 15))).toEqual([
    'available',
    'blocked',
    'booked',
    'blocked',
    'unavailable',
    'available',
  ]);
});

test('nights that are past are shown as they were', async () => {
  const { book, nights } = await seedPricedListing(api);
  await book(-5, 2);
  expect(availabilities(await nights(-6, -3))).toEqual(['available', 'booked', 'booked', 'available']);
});

test('without limits of its own a night has the service’s floor and no ceiling', async () => {
  const { nights } = await seedPricedListing(api);
  for (const night of await nights(0, 365)) {
    expect([night['effective-min-price'], night['effective-max-price']]).toEqual([5, null]);
  }
});

test('no night is cheaper than the floor or dearer than the ceiling', async () => {
  const { nights } = await seedPricedListing(api, { listing: { minPrice: 110, maxPrice: 140 } });
  const year = await nights(0, 365);
  expect(year.every((night) => night['effective-min-price'] === 110)).toBe(true);
  expect(year.every((night) => night['effective-max-price'] === 140)).toBe(true);
  const prices = year.map(({ price }) => price);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([110, 140]);
});

test('a fixed override is the price, even below the floor and above the ceiling', async () => {
  const { customize, nights, dayAt } = await seedPricedListing(api, {
    listing: { minPrice: 100, maxPrice: 200 },
  });
  const override = { percentageAdjustment: null, daysOfWeek: null };
  await customize('manualOverrides', {
    overrides: [
      { ...override, startDate: dayAt(10), endDate: dayAt(11), price: 42 },
      { ...override, startDate: dayAt(12), endDate: dayAt(12), price: 999 },
    ],
  });
  const shown = (await nights(9, 13)).map((night) => [night['price-override-type'], night.price]);
  expect(shown.slice(1, 4)).toEqual([
    ['fixed', 42],
    ['fixed', 42],
    ['fixed', 999],
  ]);
  expect([shown[0]![0], shown[4]![0]]).toEqual([null, null]);
});

test('a percentage override comes on top of the modeled price, and may land below the floor', async () => {
  const { customize, nights, dayAt } = await seedPricedListing(api, { listing: { minPrice: 115 } });
  const modeled = (await nights(10, 30)).map(({ price }) => price);
  const row = { startDate: dayAt(10), endDate: dayAt(30), price: null, daysOfWeek: null };
  await customize('manualOverrides', { overrides: [{ ...row, percentageAdjustment: -40 }] });
  const adjusted = await nights(10, 30);
  expect(adjusted.map(({ price }) => price)).toEqual(modeled.map((price) => Math.round(price * 0.6)));
  expect(adjusted.every((night) => night['price-override-type'] === 'percentage')).toBe(true);
  expect(adjusted.every((night) => night['effective-min-price'] === 115)).toBe(true);
  expect(Math.min(...adjusted.map(({ price }) => price))).toBeLessThan(115);
});

test('what was posted is shown night by night, null where nothing ever was', async () => {
  const { post, nights } = await seedPricedListing(api);
  expect((await nights(0, 0))[0]!['price-posted']).toBeNull();
  await post(2, [150, null, 0, 2_000_000_000]);
  const posted = (await nights(1, 6)).map((night) => night['price-posted']);
  expect(posted).toEqual([null, 150, null, 0, 2_000_000_000, null]);
});

test('a factor says what it is, in which order it acts, and what it does to the price', async () => {
  const { book, review, nights } = await seedPricedListing(api);
  await book(3, 4);
  await book(8, 2);
  await book(20, 20);
  await review(90, 5);
  await review(2, 1);
  const factors = (await nights(0, 365)).flatMap((night) => night.factors);
  const ofKind = (key: string) => factors.filter((factor) => factor.key === key);
  expect(new Set(factors.map(({ key }) => key))).toEqual(
    new Set([
      'seasonality',
      'dow',
      'event',
      'feature_occupancy_premium',
      'feature_occupancy_discount',
      'pacing_premium',
      'pacing_discount',
      'reputation_discount',
      'time_based_adjustment',
      'gap_price_adjustment',
    ]),
  );
  for (const { key, ratio, amount, reason } of factors) {
    expect([key, ratio !== 0, Number.isInteger(amount)]).toEqual([key, true, true]);
    if (key.endsWith('_discount')) expect(ratio).toBeLessThan(0);
    if (key.endsWith('_premium')) expect(ratio).toBeGreaterThan(0);
    if (key !== 'event') expect([key, typeof reason]).toEqual([key, 'string']);
  }
  expect(ofKind('event').every((event) => event['event-impact'] !== undefined)).toBe(true);
  expect(factors.filter((factor) => factor['event-impact']).every(({ key }) => key === 'event')).toBe(true);
  expect(ofKind('event').some(({ reason }) => reason === null)).toBe(true);
  expect(ofKind('pacing_premium')[0]!.metadata).toEqual({ bedroom: 2 });
  expect(ofKind('reputation_discount')[0]!.metadata).toEqual({ 'bad-review-date': '2026-06-13' });
  const occupancy = ofKind('feature_occupancy_premium')[0]!.metadata!;
  expect(occupancy['listing-occupancy']).toBeGreaterThan(occupancy['market-occupancy']!);
});

test('factors stand in the order in which they act', async () => {
  const { nights } = await seedPricedListing(api);
  for (const { factors } of await nights(0, 365)) {
    const order = factors.map((factor) => factor.order);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
});

test('reasons speak the owner’s language; prices do not depend on it', async () => {
  const year = async (locale: 'en' | 'de' | 'ja') => {
    const { nights } = await seedPricedListing(api, { user: { locale } });
    return nights(0, 365);
  };
  const [en, de, ja] = [await year('en'), await year('de'), await year('ja')];
  expect(de.map(({ price }) => price)).toEqual(en.map(({ price }) => price));
  const named = (nights: typeof en, day: number) =>
    nights[day]!.factors.find(({ key }) => key === 'event')!.reason;
  expect(named(en, 7)).toBe('Christmas market');
  expect(named(de, 7)).toBe('Weihnachtsmarkt');
  const reason = (nights: typeof en) => nights[0]!.factors.find(({ key }) => key === 'seasonality')!.reason;
  expect(new Set([reason(en), reason(de), reason(ja)]).size).toBe(3);
  expect(reason(ja)).toMatch(/\p{Script=Hiragana}/u);
});
