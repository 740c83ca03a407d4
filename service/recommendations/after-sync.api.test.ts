import { afterAll, beforeAll, expect, test } from 'vitest';
import { importAccount } from '../accounts/import-account.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { seedObservedMarket } from '../testing/observed-market.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';
import { enqueueRecommendations } from './enqueue-recommendations.ts';

let api: TestApi;
let worker: TestApi;
beforeAll(async () => {
  api = await startApi({ sandbox: true });
  worker = await startApi({ worker: true });
});
afterAll(() => Promise.all([api.close(), worker.close()]));

const isWaiting = (accountId: number) =>
  api.context.jobs.isUnderWay(api.context.db, 'update-recommendations', `account-${accountId}`);

async function connect() {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const token = await api.token(application);
  const attributes = { channel: 'sandbox', credentials: { api_key: 'sandbox-small' } };
  const body = { data: { type: 'accounts', attributes } };
  const { json } = await api.request('POST', `/api/v1/users/${user.id}/accounts/`, { token, body });
  return { accountId: Number(json.data.id) };
}

test('base prices are looked at after an account was read', async () => {
  const { accountId } = await connect();
  const { context } = api;
  const { signal } = new AbortController();
  expect(await isWaiting(accountId)).toBe(false);
  const sync = { accountId, reason: 'created', recentThresholdMinutes: 0 } as const;
  await importAccount(context, sync, signal, { last: true });
  expect(await isWaiting(accountId)).toBe(true);
});

test('the worker drafts what is to be recommended', async () => {
  const here = { latitude: 38.7, longitude: -9.4 };
  const place = await seedObservedMarket(worker.context, here);
  const home = { ...place, ...here, accommodates: 4, rating: 4.6, bathrooms: '1', basePrice: 90 };
  const { book, listing, token } = await seedPricedListing(worker, { listing: home });
  await book(0, 50);
  await enqueueRecommendations(worker.context, listing.accountId);
  const path = `/api/v1/listings/${listing.id}/recommendations/`;
  const { json } = await eventually(
    () => worker.request('GET', path, { token }),
    (answer) => answer.json.data.length > 0,
  );
  expect(json.data[0].attributes.status).toBe('approved');
});
