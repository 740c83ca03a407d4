import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importAccount } from '../accounts/import-account.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { refreshListing } from './refresh-listing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ sandbox: true, logLevel: 'silent' });
});
afterAll(() => api.close());

const never = () => new AbortController().signal;

async function imported(apiKey: string) {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const token = await api.token(application);
  const accounts = `/api/v1/users/${user.id}/accounts/`;
  const attributes = { channel: 'sandbox', credentials: { api_key: apiKey } };
  const added = await api.request('POST', accounts, {
    token,
    body: { data: { type: 'accounts', attributes } },
  });
  const accountId = Number(added.json.data.id);
  const job = { accountId, reason: 'created', recentThresholdMinutes: 0 } as const;
  await importAccount(api.context, job, never(), { last: true });
  const { json } = await api.request('GET', `/api/v1/listings/?filter[owner]=${user.id}`, { token });
  return { user, token, account: `${accounts}${accountId}/`, id: Number(json.data[0].id) };
}

async function syncOf(id: number, token: string) {
  const { json } = await api.request('GET', `/api/v1/listings/${id}/`, { token });
  return json.data.attributes['sync-status'];
}

describe('a listing whose channel fails', () => {
  test('waits for the next attempt, and is given up in the end', async () => {
    const { token, id } = await imported('sandbox-grow');
    await api.control('PUT', 'sandbox-grow/fault/', { fault: 'broken' });
    await expect(refreshListing(api.context, id, never(), { last: false })).rejects.toThrow('500');
    expect((await syncOf(id, token)).state).toBe('queued');
    await expect(refreshListing(api.context, id, never(), { last: true })).rejects.toThrow('500');
    expect(await syncOf(id, token)).toEqual({
      state: 'unknown',
      'last-successful-sync-at': '2026-06-15T10:00:00.000Z',
    });
  });

  test('is not tried again with credentials that are refused', async () => {
    const { token, id } = await imported('sandbox-small');
    await api.control('PUT', 'sandbox-small/fault/', { fault: 'suspended' });
    await refreshListing(api.context, id, never(), { last: false });
    expect((await syncOf(id, token)).state).toBe('unknown');
  });
});

test('a refresh is shown as queued, and as done when it is', async () => {
  const { token, id } = await imported('sandbox-grow');
  await api.request('POST', `/api/v1/listings/${id}/refresh/`, { token });
  expect((await syncOf(id, token)).state).toBe('queued');
  api.clock.advance(60_000);
  await refreshListing(api.context, id, never(), { last: false });
  expect(await syncOf(id, token)).toEqual({
    state: 'completed',
    'last-successful-sync-at': api.context.now().toISOString(),
  });
});

test('a listing whose account was deleted is left alone', async () => {
  const { token, account, id } = await imported('sandbox-small');
  await api.request('DELETE', account, { token });
  await refreshListing(api.context, id, never(), { last: false });
  expect((await api.request('GET', `/api/v1/listings/${id}/`, { token })).status).toBe(404);
});
