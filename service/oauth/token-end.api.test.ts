import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications, credentials, sessions, users } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { tokenRequests } from '../testing/token-requests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** The status of a read that is remembered from the first time on. */
async function read(token: string, path = '/api/v1/users/'): Promise<number> {
  return (await api.request('GET', path, { token })).status;
}

async function write(change: PromiseLike<unknown>): Promise<void> {
  await change;
  await api.context.database.settle();
}

test('a token lives for one hour and not a moment longer', async () => {
  const token = await api.token(await api.createApplication());
  api.clock.advance(3_599_999);
  expect(await read(token)).toBe(200);
  api.clock.advance(1);
  expect(await read(token)).toBe(401);
});

test('a scope removed from the application leaves its tokens at once, and comes back with it', async () => {
  const application = await api.createApplication();
  const token = await api.token(application);
  const setScopes = (scopes: string[]) =>
    write(api.context.db.update(applications).set({ scopes }).where(eq(applications.id, application.id)));
  expect(await read(token)).toBe(200);
  await setScopes(['listings:read']);
  expect([await read(token), await read(token, '/api/v1/listings/')]).toEqual([403, 200]);
  await setScopes(['listings:read', 'user:read']);
  expect(await read(token)).toBe(200);
});

test('a scope enabled later does not creep into a token', async () => {
  const application = await api.createApplication({ scopes: ['listings:read'] });
  const token = await api.token(application);
  const scopes = ['listings:read', 'user:read'];
  await write(api.context.db.update(applications).set({ scopes }).where(eq(applications.id, application.id)));
  expect(await read(token)).toBe(403);
});

test('deleting a user ends the user’s tokens and no other', async () => {
  const application = await api.createApplication();
  const [user, other] = [await api.createUser(application), await api.createUser(application)];
  const everybody = await api.token(application);
  const [dying, living] = [
    await api.token(application, { user }),
    await api.token(application, { user: other }),
  ];
  expect(await read(dying)).toBe(200);
  expect((await api.request('DELETE', `/api/v1/users/${user.id}/`, { token: everybody })).status).toBe(204);
  expect([await read(dying), await read(living), await read(everybody)]).toEqual([401, 200, 200]);
});

test('a user marked deleted behind our back is no longer spoken for', async () => {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const token = await api.token(application, { user });
  expect(await read(token)).toBe(200);
  await write(
    api.context.db.update(users).set({ deletedAt: api.context.now() }).where(eq(users.id, user.id)),
  );
  expect(await read(token)).toBe(401);
});

test('a login that is removed takes its tokens along', async () => {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const credentialId = await api.createCredential(user.id);
  const token = await api.token(application, { user, credentialId });
  expect(await read(token)).toBe(200);
  await write(api.context.db.delete(credentials).where(eq(credentials.id, credentialId)));
  expect(await read(token)).toBe(401);
});

async function sessionToken(expiresInMs = 14 * 86_400_000) {
  const partner = await api.createApplication();
  const user = await api.createUser(partner);
  const dashboard = await api.createApplication({
    scopes: ['user:read'],
    firstParty: true,
    actsFor: partner,
  });
  const id = `ses_${crypto.randomUUID()}`;
  const expiresAt = new Date(api.context.now().getTime() + expiresInMs);
  await api.context.db.insert(sessions).values({ id, credentialId: user.credentialId, expiresAt });
  const answer = await tokenRequests(api).post(dashboard, { user_id: String(user.id), session_id: id });
  return { id, token: answer.json.access_token as string };
}

test('a token dies with the session it was minted for', async () => {
  const { id, token } = await sessionToken();
  expect(await read(token)).toBe(200);
  const revokedAt = api.context.now();
  await write(api.context.db.update(sessions).set({ revokedAt }).where(eq(sessions.id, id)));
  expect(await read(token)).toBe(401);
});

test('a token does not outlive its session', async () => {
  const { token } = await sessionToken(60_000);
  expect(await read(token)).toBe(200);
  api.clock.advance(60_000);
  expect(await read(token)).toBe(401);
});

test('a permission taken away or given counts from the next request on', async () => {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const listing = await api.seedListing(user, { basePrice: 100 });
  const token = await api.token(application, { user });
  const setPermission = (globalPermissions: 'View' | 'Edit') =>
    write(
      api.context.db
        .update(credentials)
        .set({ globalPermissions })
        .where(eq(credentials.id, user.credentialId)),
    );
  const enable = async (enabled: boolean) => {
    const body = { data: { type: 'listing-activations', id: String(listing.id), attributes: { enabled } } };
    return (await api.request('PATCH', `/api/v1/listings/${listing.id}/activation/`, { token, body })).status;
  };
  expect(await enable(true)).toBe(200);
  await setPermission('View');
  expect(await enable(false)).toBe(403);
  await setPermission('Edit');
  expect(await enable(false)).toBe(200);
});
