import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestUser } from '../testing/fixtures.ts';
import { lockChannelSide } from './queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ sandbox: true });
});
afterAll(() => api.close());

async function seeded() {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  return { user, token: await api.token(application), accountId: await api.seedAccount(user) };
}

const refresh = (user: TestUser, id: number, token: string, query = '') =>
  api.request('POST', `/api/v1/users/${user.id}/accounts/${id}/refresh/${query}`, { token });

interface Waiting {
  priority: number;
  reason: string;
  minutes: number;
}

const waitingFor = (accountId: number) =>
  rowsOf<Waiting>(
    api.context.db,
    sql`select priority, data->>'reason' as reason, (data->>'recentThresholdMinutes')::int as minutes
      from jobs.job where name = 'import-account' and singleton_key = ${String(accountId)} and state = 'created'`,
  );

describe('a refresh', () => {
  test('of high priority replaces one that waits', async () => {
    const { user, token, accountId } = await seeded();
    await refresh(user, accountId, token, '?sync-priority=normal&recent-sync-threshold-minutes=5');
    await refresh(user, accountId, token, '?recent-sync-threshold-minutes=0');
    expect(await waitingFor(accountId)).toEqual([{ priority: 10, reason: 'refreshed', minutes: 0 }]);
  });

  test('of normal priority joins one that waits', async () => {
    const { user, token, accountId } = await seeded();
    await refresh(user, accountId, token, '?recent-sync-threshold-minutes=5');
    await refresh(user, accountId, token, '?sync-priority=normal');
    expect(await waitingFor(accountId)).toEqual([{ priority: 10, reason: 'refreshed', minutes: 5 }]);
  });

  test('does not replace the import of a new account', async () => {
    const { user, token } = await seeded();
    const attributes = { channel: 'sandbox', credentials: { api_key: 'sandbox-small' } };
    const path = `/api/v1/users/${user.id}/accounts/`;
    const added = await api.request('POST', path, {
      token,
      body: { data: { type: 'accounts', attributes } },
    });
    const id = Number(added.json.data.id);
    await refresh(user, id, token);
    expect(await waitingFor(id)).toEqual([{ priority: 10, reason: 'created', minutes: 0 }]);
  });

  test('waits for no sync that runs', async () => {
    const { user, token, accountId } = await seeded();
    await refresh(user, accountId, token);
    await api.context.db.execute(
      sql`update jobs.job set state = 'active' where singleton_key = ${String(accountId)}`,
    );
    const answer = await refresh(user, accountId, token);
    expect(answer.status).toBe(409);
    expect(answer.json.errors[0].code).toBe('sync_in_progress');
  });

  test('is withdrawn with its account', async () => {
    const { user, token, accountId } = await seeded();
    await refresh(user, accountId, token);
    await api.request('DELETE', `/api/v1/users/${user.id}/accounts/${accountId}/`, { token });
    expect(await waitingFor(accountId)).toEqual([]);
  });
});

// The embedded database runs one transaction at a time: nobody waits for a lock there.
describe.runIf(process.env.TEST_DATABASE_URL)('a change of an account that is being changed', () => {
  test.each(['DELETE', 'POST'])('by %s is refused after a while, and changes nothing', async (method) => {
    const { user, token, accountId } = await seeded();
    const path = `/api/v1/users/${user.id}/accounts/${accountId}/`;
    const { json } = await api.request('GET', path, { token });
    const side = { userId: user.id, channel: 'sandbox', channelId: json.data.attributes['channel-id'] };
    const answer = await api.context.db.transaction(async (tx) => {
      await lockChannelSide(tx, side, 1_000);
      return api.request(method, method === 'POST' ? `${path}refresh/` : path, { token });
    });
    expect(answer.status).toBe(409);
    expect(answer.json.errors[0].code).toBe('concurrent_modification');
    expect((await api.request('GET', path, { token })).json).toEqual(json);
    expect(await waitingFor(accountId)).toEqual([]);
  });
});
