import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { accounts, users } from '../db/schema/index.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import type { TestUser } from '../testing/fixtures.ts';
import { refreshDueAccounts } from './refresh-due-accounts.ts';

const START = '2026-06-15T10:00:00.000Z';
const SEVEN_HOURS_LATER = '2026-06-15T17:00:00.000Z';

const importsOf = (api: TestApi, accountId: number) =>
  rowsOf<{ state: string; priority: number; reason: string; minutes: number }>(
    api.context.db,
    sql`select state::text, priority, data->>'reason' as reason,
      (data->>'recentThresholdMinutes')::int as minutes
      from jobs.job where name = 'import-account' and singleton_key = ${String(accountId)}`,
  );

describe('nobody has to ask for a sync', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ sandbox: true, worker: true, now: START });
  });
  afterAll(() => api.close());

  test('of an account that had none for hours', async () => {
    const application = await api.createApplication();
    const user = await api.createUser(application);
    // The clock outruns every token.
    const read = async (path: string) => api.request('GET', path, { token: await api.token(application) });
    const path = `/api/v1/users/${user.id}/accounts/`;
    const attributes = { channel: 'sandbox', credentials: { api_key: 'sandbox-small' } };
    const added = await api.request('POST', path, {
      token: await api.token(application),
      body: { data: { type: 'accounts', attributes } },
    });
    const syncedAt = (instant: string) =>
      eventually(
        () => read(`${path}${added.json.data.id}/`),
        ({ json }) => json.data.attributes['sync-status']['last-successful-sync-at'] === instant,
      );
    await syncedAt(START);

    const [home] = (await api.control('GET', 'sandbox-small/listings/')).json.data;
    await api.control('PATCH', `sandbox-small/listings/${home.id}/`, { title: 'Casa do Meio-Dia' });
    api.clock.set(SEVEN_HOURS_LATER);
    await api.context.db.transaction((tx) =>
      api.context.jobs.send(tx, 'refresh-due-accounts', {}, { singletonKey: 'all' }),
    );
    const { json } = await syncedAt(SEVEN_HOURS_LATER);
    expect(json.data.attributes['sync-status'].state).toBe('completed');
    const listings = await read(`/api/v1/listings/?filter[owner]=${user.id}`);
    const titles = listings.json.data.map(
      (listing: { attributes: { title: string } }) => listing.attributes.title,
    );
    expect(titles).toContain('Casa do Meio-Dia');
  });

  test('because a schedule looks for such accounts four times an hour', async () => {
    const rows = await rowsOf(
      api.context.db,
      sql`select cron from jobs.schedule where name = 'refresh-due-accounts'`,
    );
    expect(rows).toEqual([{ cron: '*/15 * * * *' }]);
  });
});

describe('the search for accounts that are due', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ now: START });
  });
  afterAll(() => api.close());

  async function seeded(values: Partial<typeof accounts.$inferInsert> = {}) {
    const user = await api.createUser(await api.createApplication());
    const accountId = await api.seedAccount(user);
    if (Object.keys(values).length > 0) {
      await api.context.db.update(accounts).set(values).where(eq(accounts.id, accountId));
    }
    return { user, accountId };
  }

  const deleteUser = async ({ id }: TestUser) => {
    await api.context.db
      .update(users)
      .set({ deletedAt: new Date(START) })
      .where(eq(users.id, id));
  };

  const lookAt = async (instant: string) => {
    api.clock.set(instant);
    await refreshDueAccounts(api.context);
  };

  test('queues one sync of each, behind what people ask for', async () => {
    const { accountId } = await seeded();
    await lookAt(SEVEN_HOURS_LATER);
    await lookAt(SEVEN_HOURS_LATER);
    expect(await importsOf(api, accountId)).toEqual([
      { state: 'created', priority: 0, reason: 'refreshed', minutes: 180 },
    ]);
    const [row] = await api.context.db.select().from(accounts).where(eq(accounts.id, accountId));
    expect(row?.syncState).toBe('queued');
  });

  test('takes one that never could be synced, and leaves one that was just synced', async () => {
    const never = await seeded({ lastSuccessfulSyncAt: null, syncState: 'unknown' });
    const recent = await seeded({ lastSuccessfulSyncAt: new Date('2026-06-15T11:00:00.001Z') });
    await lookAt(SEVEN_HOURS_LATER);
    expect(await importsOf(api, never.accountId)).toHaveLength(1);
    expect(await importsOf(api, recent.accountId)).toEqual([]);
  });

  test.each([
    ['credentials are refused', { valid: false }],
    ['user deleted it', { deletedAt: new Date(START) }],
    ['channel is offered no more', { channel: 'forgotten' }],
  ])('passes over an account whose %s', async (_, values) => {
    const { accountId } = await seeded(values);
    await lookAt(SEVEN_HOURS_LATER);
    expect(await importsOf(api, accountId)).toEqual([]);
  });

  test('passes over the accounts of a deleted user', async () => {
    const { user, accountId } = await seeded();
    await deleteUser(user);
    await lookAt(SEVEN_HOURS_LATER);
    expect(await importsOf(api, accountId)).toEqual([]);
  });

  test.each(['created', 'retry', 'active'])('leaves an import that is %s as it is', async (state) => {
    const { accountId } = await seeded();
    const created = { accountId, reason: 'created' as const, recentThresholdMinutes: 0 };
    await api.context.db.transaction((tx) =>
      api.context.jobs.send(tx, 'import-account', created, { priority: 10, singletonKey: String(accountId) }),
    );
    await api.context.db.execute(
      sql`update jobs.job set state = ${state}::jobs.job_state where singleton_key = ${String(accountId)}`,
    );
    await lookAt(SEVEN_HOURS_LATER);
    expect(await importsOf(api, accountId)).toEqual([{ state, priority: 10, reason: 'created', minutes: 0 }]);
  });

  test('takes two hundred at a time, the longest forgotten first and what fails last', async () => {
    const { user, accountId: failing } = await seeded({
      lastSuccessfulSyncAt: new Date('2025-01-01T00:00:00Z'),
      syncState: 'unknown',
    });
    onTestFinished(() => deleteUser(user));
    const rest = Array.from({ length: 200 }, (_, index) => ({
      userId: user.id,
      channel: 'sandbox',
      channelId: `many-${index}`,
      label: 'Sandbox PMS',
      credentialsEncrypted: new Uint8Array(),
      isPms: true,
      syncState: 'completed' as const,
      lastSuccessfulSyncAt: new Date(Date.parse('2025-02-01T00:00:00Z') + index),
      createdAt: new Date(START),
    }));
    await api.context.db.insert(accounts).values(rest);
    await lookAt('2025-03-01T00:00:00Z');
    expect(await importsOf(api, failing)).toEqual([]);
    const queued = await rowsOf(
      api.context.db,
      sql`select 1 from jobs.job join accounts on accounts.id::text = singleton_key
        where accounts.user_id = ${user.id} and state = 'created'`,
    );
    expect(queued).toHaveLength(200);
  });
});
