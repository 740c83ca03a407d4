import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customizations } from '../db/schema/index.ts';
import { arbitraryRules } from '../pricing/testing/arbitrary-inputs.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { CUSTOMIZATION_NAMES, seedCustomizedListing } from '../testing/customized-listing.ts';
import { CUSTOMIZATION_TYPES } from './customization-types.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-11-20T10:00:00.000Z' });
});
afterAll(() => api.close());

/** Random settings, without the contradictions that no request can have written. */
const settings = arbitraryRules.map((rules) => ({
  ...rules,
  minMaxPrices: {
    ...rules.minMaxPrices,
    seasonalPrices: rules.minMaxPrices.seasonalPrices.map((season) => ({
      ...season,
      maxPrice: season.maxPrice === null ? null : Math.max(season.maxPrice, season.minPrice ?? 5),
    })),
  },
  minStays: {
    ...rules.minStays,
    seasonalTimeBasedMinStays: rules.minStays.seasonalTimeBasedMinStays.map((season) => ({
      ...season,
      exclude: season.timeBasedMinStays.length === 0,
    })),
  },
  checkinCheckoutDays: {
    ...rules.checkinCheckoutDays,
    checkinDays:
      rules.checkinCheckoutDays.checkinDays.length > 0 ? rules.checkinCheckoutDays.checkinDays : ['monday'],
    checkoutDays:
      rules.checkinCheckoutDays.checkoutDays.length > 0 ? rules.checkinCheckoutDays.checkoutDays : ['friday'],
  },
}));

test('whatever a listing has: what was read is accepted back, and changes nothing', {
  timeout: 300_000,
}, async () => {
  const { listing, user, change, read, history, nights } = await seedCustomizedListing(api, {
    listing: { minPrice: 33, maxPrice: 777, minStay: 3, extraGuestFee: '12.50', extraGuestThreshold: 2 },
  });
  const { db, database } = api.context;
  const property = fc.asyncProperty(settings, async (rules) => {
    await db.delete(customizations);
    const rows = CUSTOMIZATION_TYPES.filter(({ key }) => key in rules).map(({ name, key }) => ({
      listingId: listing.id,
      ownerId: user.id,
      type: name,
      attributes: { ...rules[key as keyof typeof rules] },
    }));
    await db.insert(customizations).values(rows);
    await database.settle();
    const stored = () => db.select().from(customizations);
    const before = await stored();
    const priced = await nights(-3, 100);
    for (const name of CUSTOMIZATION_NAMES) {
      const { status, json } = await read(name);
      expect([name, status]).toEqual([name, 200]);
      const answer = await change(name, json.data.attributes);
      expect([name, answer.status, answer.json]).toEqual([name, 200, json]);
    }
    expect(await stored()).toEqual(before);
    expect(await history()).toEqual([]);
    expect(await nights(-3, 100)).toEqual(priced);
  });
  await fc.assert(property, { numRuns: 25 });
});

test('what was read, sent to another listing, gives that one the same settings and the same calendar', async () => {
  const { listing, user, attributes, nights } = await seedCustomizedListing(api);
  const { db, database } = api.context;
  const other = await seedCustomizedListing(api);
  await db.insert(customizations).values({
    listingId: listing.id,
    ownerId: user.id,
    type: 'manual-overrides',
    attributes: {
      overrides: [
        {
          startDate: '2026-11-25',
          endDate: '2026-12-24',
          price: 99,
          percentageAdjustment: null,
          daysOfWeek: ['friday', 'saturday'],
        },
        {
          startDate: '2026-12-30',
          endDate: '2027-01-02',
          price: null,
          percentageAdjustment: 30,
          daysOfWeek: null,
        },
      ],
    },
  });
  await database.settle();
  for (const name of CUSTOMIZATION_NAMES) await other.set(name, await attributes(name));
  for (const name of CUSTOMIZATION_NAMES)
    expect(await other.attributes(name)).toEqual(await attributes(name));
  expect(await other.nights(0, 365)).toEqual(await nights(0, 365));
});

test('a season of 29 February survives being sent back beside a change', async () => {
  const { listing, user, set, attributes } = await seedCustomizedListing(api);
  const { db } = api.context;
  const season = {
    startDate: '2028-02-29',
    endDate: '2028-03-10',
    rollover: true,
    minPrice: 90,
    maxPrice: null,
  };
  const type = 'min-max-prices';
  const stored = { listingId: listing.id, ownerId: user.id, type, attributes: { seasonalPrices: [season] } };
  await db.insert(customizations).values(stored);
  await set(type, { ...(await attributes(type)), 'monthly-min-price': 50 });
  const [row] = await db.select().from(customizations).where(eq(customizations.listingId, listing.id));
  expect(row!.attributes).toMatchObject({ seasonalPrices: [season], monthlyMinPrice: 50 });
});
