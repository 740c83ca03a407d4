import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a listing in no market is not yet clustered', async () => {
  const { calendar } = await seedPricedListing(api, { listing: { marketId: null, clusterId: null } });
  const answer = await calendar();
  expect(problemsOf(answer)).toEqual(['400 not_clustered']);
  expect(answer.json.errors[0].detail).toContain('not yet clustered');
});

test('a listing with a market but no cluster is not yet clustered', async () => {
  const { calendar } = await seedPricedListing(api, { listing: { clusterId: null } });
  expect(problemsOf(await calendar())).toEqual(['400 not_clustered']);
});

test('a cluster of which nothing was learned gives no prices', async () => {
  const { calendar } = await seedPricedListing(api, { market: { model: null } });
  expect(problemsOf(await calendar())).toEqual(['400 insufficient_cluster_data']);
});

test('a listing without a base price gives no prices', async () => {
  const { calendar } = await seedPricedListing(api, { listing: { basePrice: null } });
  expect(problemsOf(await calendar())).toEqual(['400 insufficient_cluster_data']);
});

test('in a market that is switched off nothing is priced, until it is back', async () => {
  const { calendar, place, written } = await seedPricedListing(api);
  const setActive = (active: boolean) =>
    written(api.context.db.update(markets).set({ active }).where(eq(markets.id, place.marketId)));
  expect((await calendar()).status).toBe(200);
  await setActive(false);
  expect(problemsOf(await calendar())).toEqual(['400 not_clustered']);
  await setActive(true);
  expect((await calendar()).status).toBe(200);
});
