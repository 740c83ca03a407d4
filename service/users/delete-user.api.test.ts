import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, changeHistory, credentials, listings, users } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function tenant() {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const token = await api.token(application);
  const remove = (headers: Record<string, string> = {}) =>
    api.request('DELETE', `/api/v1/users/${user.id}/`, { token, headers });
  return { application, user, token, remove };
}

test('a deleted user is gone: 204 without a body, then 404 everywhere', async () => {
  const { user, token, remove } = await tenant();
  const listing = await api.seedListing(user, { enabled: true, basePrice: 100 });
  const answer = await remove();
  expect([answer.status, answer.json]).toEqual([204, null]);
  const paths = [
    `users/${user.id}/`,
    `users/${user.id}/credentials/`,
    `users/${user.id}/accounts/`,
    `listings/${listing.id}/`,
    `listings/${listing.id}/calendar/`,
  ];
  for (const path of paths) {
    expect([path, (await api.request('GET', `/api/v1/${path}`, { token })).status]).toEqual([path, 404]);
  }
  expect((await api.request('GET', '/api/v1/users/', { token })).json.data).toEqual([]);
  expect((await api.request('GET', '/api/v1/listings/', { token })).json.data).toEqual([]);
  expect((await remove()).status).toBe(404);
});

test('its enabled listings are switched off, with an entry in their history; its accounts go', async () => {
  const { application, user, remove } = await tenant();
  const on = await api.seedListing(user, { enabled: true, basePrice: 100 });
  const off = await api.seedListing(user, { enabled: false });
  await remove({ 'x-request-id': 'the-deletion' });
  const rows = await api.context.db.select().from(listings).where(eq(listings.ownerId, user.id));
  expect(rows.map(({ enabled }) => enabled)).toEqual([false, false]);
  const left = await api.context.db.select().from(accounts).where(eq(accounts.userId, user.id));
  expect(left.every(({ deletedAt }) => deletedAt !== null)).toBe(true);
  const history = await api.context.db.select().from(changeHistory).where(eq(changeHistory.ownerId, user.id));
  expect(history).toHaveLength(1);
  expect(history[0]).toMatchObject({
    listingId: on.id,
    setting: 'activation',
    field: 'enabled',
    oldValue: true,
    newValue: false,
    surface: 'api',
    actorType: 'application',
    actorLabel: application.clientId,
    requestId: 'the-deletion',
  });
  expect(off.id).not.toBe(on.id);
});

test('no address stays behind, and nothing can sign in', async () => {
  const { user, remove } = await tenant();
  await api.createCredential(user.id, { password: 'a good password' });
  await remove();
  const [row] = await api.context.db.select().from(users).where(eq(users.id, user.id));
  const logins = await api.context.db.select().from(credentials).where(eq(credentials.userId, user.id));
  expect(row!.email).not.toContain('example.com');
  expect(logins).toHaveLength(2);
  for (const { email, passwordHash } of logins) {
    expect([email!.endsWith('.invalid'), passwordHash]).toEqual([true, '']);
  }
});

test('the address is free again', async () => {
  const { user, token, remove } = await tenant();
  const attributes = { 'first-name': 'New', 'last-name': 'Owner', email: user.email };
  const create = () =>
    api.request('POST', '/api/v1/users/', { token, body: { data: { type: 'users', attributes } } });
  expect((await create()).status).toBe(409);
  await remove();
  expect((await create()).status).toBe(201);
});

test('no token can be had for a deleted user', async () => {
  const { application, user, remove } = await tenant();
  await remove();
  await expect(api.token(application, { user })).rejects.toThrow('invalid_request');
});

test('a user-scoped token cannot delete its own user', async () => {
  const { application, user } = await tenant();
  const token = await api.token(application, { user });
  expect((await api.request('DELETE', `/api/v1/users/${user.id}/`, { token })).status).toBe(403);
});
