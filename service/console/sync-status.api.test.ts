import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function dashboardOf() {
  const application = await api.createApplication();
  const dashboard = await api.createApplication({
    scopes: ['console:read'],
    firstParty: true,
    actsFor: application,
  });
  return { application, dashboard };
}

test('sums up the accounts of a user, with the sync that is longest ago', async () => {
  const { application, dashboard } = await dashboardOf();
  const user = await api.createUser(application);
  const other = await api.createUser(application);
  await api.seedAccount(user);
  const failing = await api.seedAccount(user);
  const syncing = await api.seedAccount(user);
  const { id } = await api.seedListing(user, {}, syncing);
  await api.seedAccount(other);
  await api.context.db.execute(sql`update accounts set sync_state = 'unknown',
    last_successful_sync_at = '2026-06-01T00:00:00Z' where id = ${failing}`);
  await api.context.db.execute(sql`update accounts set sync_state = 'in_progress' where id = ${syncing}`);
  await api.context.db.execute(
    sql`update channel_listings set sync_state = 'queued' where listing_id = ${id}`,
  );

  const token = await api.token(dashboard, { user });
  const answer = await api.request('GET', '/console/v1/sync-status/', { token });
  expect(answer.json.data).toEqual({
    type: 'sync-statuses',
    id: String(user.id),
    attributes: {
      accounts: 3,
      'accounts-synced': 1,
      'accounts-failing': 1,
      'accounts-syncing': 1,
      'last-successful-sync-at': '2026-06-01T00:00:00.000Z',
      'listings-in-progress': 1,
    },
  });

  const staff = await api.request('GET', '/console/v1/sync-status/', { token: await api.token(dashboard) });
  expect(staff.json.data).toMatchObject({ id: 'all', attributes: { accounts: 4 } });
});

test('has nothing to say of nobody’s accounts', async () => {
  const { application, dashboard } = await dashboardOf();
  const token = await api.token(dashboard, { user: await api.createUser(application) });
  const answer = await api.request('GET', '/console/v1/sync-status/', { token });
  expect(answer.json.data.attributes).toMatchObject({ accounts: 0, 'last-successful-sync-at': null });
});

test('is for the dashboard only', async () => {
  const { application } = await dashboardOf();
  const token = await api.token(application);
  expect((await api.request('GET', '/console/v1/sync-status/', { token })).status).toBe(403);
});
