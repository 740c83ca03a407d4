import { afterAll, beforeAll, expect, test } from 'vitest';
import { importAccount } from '../accounts/import-account.ts';
import { refreshListing } from '../listings/refresh-listing.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { seedCompsetListing } from '../testing/compsets.ts';
import { enqueueCompsets } from './enqueue-compsets.ts';

let api: TestApi;
let worker: TestApi;
beforeAll(async () => {
  api = await startApi({ sandbox: true });
  worker = await startApi({ worker: true });
});
afterAll(() => Promise.all([api.close(), worker.close()]));

const isWaiting = (accountId: number) =>
  api.context.jobs.isUnderWay(api.context.db, 'update-compsets', `account-${accountId}`);

async function connect() {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const token = await api.token(application);
  const attributes = { channel: 'sandbox', credentials: { api_key: 'sandbox-small' } };
  const body = { data: { type: 'accounts', attributes } };
  const { json } = await api.request('POST', `/api/v1/users/${user.id}/accounts/`, { token, body });
  return { token, accountId: Number(json.data.id) };
}

test('comp sets are looked at after an account and after a listing was read', async () => {
  const { token, accountId } = await connect();
  const { context } = api;
  const { signal } = new AbortController();
  expect(await isWaiting(accountId)).toBe(false);
  const sync = { accountId, reason: 'created', recentThresholdMinutes: 0 } as const;
  await importAccount(context, sync, signal, { last: true });
  expect(await isWaiting(accountId)).toBe(true);

  await context.jobs.cancelWaiting(context.db, 'update-compsets', `account-${accountId}`);
  expect(await isWaiting(accountId)).toBe(false);
  const { json } = await api.request('GET', '/api/v1/listings/', { token });
  await refreshListing(context, Number(json.data[0].id), signal, { last: true });
  expect(await isWaiting(accountId)).toBe(true);
});

test('the worker makes the comp sets of an account', async () => {
  const seeded = await seedCompsetListing(worker);
  await seeded.observe(12);
  await enqueueCompsets(worker.context, seeded.listing.accountId);
  const [compset] = await eventually(
    () => seeded.compsets(),
    (found) => found.length > 0,
  );
  expect(compset?.attributes['member-count']).toBe(12);
});
