import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';

// The embedded database calls back within the process: its notices cannot be lost.
const onPostgres = test.runIf(process.env.TEST_DATABASE_URL);

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ logLevel: 'silent' });
});
afterAll(() => api.close());

/** Until it is known that no notices are heard. */
async function cutConnections(): Promise<void> {
  const { db, database } = api.context;
  // Looked for from the start: a moment later they may be heard again.
  const isDeaf = eventually(
    async () => database.hearsNotices(),
    (hears) => !hears,
  );
  // Each is waited for: a connection that is about to end would fail whoever asks it.
  await db.execute(
    sql`select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await isDeaf;
}

onPostgres('what changes while no notices are heard is seen all the same, then and afterwards', async () => {
  const { calendar, post } = await seedPricedListing(api);
  const posted = async () => (await calendar()).json.data[0].attributes['price-posted'];
  await post(0, [100]);
  expect([await posted(), await posted()]).toEqual([100, 100]);
  await cutConnections();
  await post(0, [101]);
  expect(await posted()).toBe(101);
  await eventually(async () => api.context.database.hearsNotices(), Boolean);
  expect([await posted(), await posted()]).toEqual([101, 101]);
  await post(0, [102]);
  expect(await posted()).toBe(102);
});

onPostgres('a token revoked while no notices are heard is dead', async () => {
  const { application, user, calendar } = await seedPricedListing(api);
  const [everybody, bound] = [await api.token(application), await api.token(application, { user })];
  expect((await calendar('', bound)).status).toBe(200);
  await cutConnections();
  await api.request('DELETE', `/api/v1/users/${user.id}/`, { token: everybody });
  expect((await calendar('', bound)).status).toBe(401);
  await eventually(async () => api.context.database.hearsNotices(), Boolean);
  expect((await calendar('', bound)).status).toBe(401);
});
