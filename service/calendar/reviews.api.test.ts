import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { type PricedListing, seedPricedListing } from '../testing/priced-listing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** The date of the review that today's price suffers from. */
async function badReviewDate({ nights }: PricedListing): Promise<string | null> {
  const [today] = await nights(0, 0);
  const factor = today!.factors.find(({ key }) => key === 'reputation_discount');
  return factor?.metadata?.['bad-review-date'] ?? null;
}

test('the latest bad review counts, not an older one that was worse', async () => {
  const listing = await seedPricedListing(api);
  await listing.review(200, 5);
  await listing.review(150, 5);
  await listing.review(50, 1);
  await listing.review(3, 2);
  expect(await badReviewDate(listing)).toBe(listing.dayAt(-3));
});

test('a good review does not hide the bad one before it', async () => {
  const listing = await seedPricedListing(api);
  await listing.review(150, 5);
  await listing.review(9, 1);
  await listing.review(2, 5);
  expect(await badReviewDate(listing)).toBe(listing.dayAt(-9));
});

test('ratings that are all alike, and a single one, are no news', async () => {
  const listing = await seedPricedListing(api);
  await listing.review(2, 1);
  expect(await badReviewDate(listing)).toBeNull();
  await listing.review(1, 1);
  expect(await badReviewDate(listing)).toBeNull();
});

test('a review weighs for 60 days of the listing’s own calendar', async () => {
  api.clock.set('2026-06-16T03:30:00.000Z'); // still 15 June in New York
  const listing = await seedPricedListing(api, { listing: { timezone: 'America/New_York' } });
  await listing.review(300, 5);
  await listing.review(250, 5);
  await listing.review(59, 1);
  expect(await badReviewDate(listing)).toBe(listing.dayAt(-59));
  api.clock.set('2026-06-16T04:00:00.000Z');
  expect(await badReviewDate(listing)).toBeNull();
});
