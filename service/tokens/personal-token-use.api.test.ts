import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications, credentials, personalAccessTokens } from '../db/schema/index.ts';
import { hashSecret } from '../oauth/secrets.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { seedPersonalTokens, TOKENS } from '../testing/personal-tokens.ts';
import { problemsOf } from '../testing/problems.ts';
import { basic, tokenRequests } from '../testing/token-requests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ sandbox: true });
});
afterAll(() => api.close());

async function write(change: PromiseLike<unknown>): Promise<void> {
  await change;
  await api.context.database.settle();
}

test('a personal token reaches what its user has, and nothing of anybody else', async () => {
  const { make, partner, listing, user } = await seedPersonalTokens(api);
  await api.seedListing(await api.createUser(partner));
  const { token } = await make();
  const listings = await api.request('GET', '/api/v1/listings/', { token });
  expect(listings.json.data.map(({ id }: { id: string }) => id)).toEqual([String(listing.id)]);
  const users = await api.request('GET', '/api/v1/users/', { token });
  expect(users.json.data.map(({ id }: { id: string }) => id)).toEqual([String(user.id)]);
});

test('it acts as the login that made it, with its permission of the moment', async () => {
  const { make, login, listing } = await seedPersonalTokens(api);
  const editor = await login('Edit');
  const { token } = await make(['listings:write', 'user:read'], editor);
  const path = `/api/v1/listings/${listing.id}/customizations/base-price/`;
  const body = (price: number) => ({
    data: { type: 'base-price-customizations', attributes: { 'base-price': price } },
  });
  const change = async (price: number) =>
    (await api.request('PATCH', path, { token, body: body(price) })).status;
  const setPermission = (globalPermissions: 'View' | 'Edit') =>
    write(
      api.context.db
        .update(credentials)
        .set({ globalPermissions })
        .where(eq(credentials.id, editor.credentialId)),
    );
  expect(await change(150)).toBe(200);
  await setPermission('View');
  expect(await change(160)).toBe(403);
  await setPermission('Edit');
  expect(await change(170)).toBe(200);
});

test('it dies with its login', async () => {
  const { make, login, read } = await seedPersonalTokens(api);
  const editor = await login('Edit');
  const { token } = await make(undefined, editor);
  expect(await read(token)).toBe(200);
  await write(api.context.db.delete(credentials).where(eq(credentials.id, editor.credentialId)));
  expect(await read(token)).toBe(401);
});

test('it dies with its user, and nothing is left of it', async () => {
  const { make, partner, user, read } = await seedPersonalTokens(api);
  const { token } = await make();
  expect(await read(token)).toBe(200);
  const owner = await api.token(partner);
  expect((await api.request('DELETE', `/api/v1/users/${user.id}/`, { token: owner })).status).toBe(204);
  expect(await read(token)).toBe(401);
  const ofUser = eq(personalAccessTokens.userId, user.id);
  expect(await api.context.db.$count(personalAccessTokens, ofUser)).toBe(0);
});

test('it opens neither the console nor what belongs to the application', async () => {
  const { make, admin } = await seedPersonalTokens(api);
  const scopes = ['user:read', 'user:write', 'listings:read', 'webhooks:read'];
  const { token } = await make(scopes);
  const ask = (method: string, path: string, body?: unknown) => api.request(method, path, { token, body });
  const creation = {
    data: {
      type: 'users',
      attributes: { 'first-name': 'A', 'last-name': 'B', email: 'a@example.com' },
    },
  };
  const answers = [
    await ask('GET', '/console/v1/profile/'),
    await ask('GET', TOKENS),
    await ask('POST', TOKENS, {
      data: { type: 'personal-access-tokens', attributes: { name: 'x', scopes: ['user:read'] } },
    }),
    await ask('DELETE', `${TOKENS}1/`),
    await ask('POST', '/api/v1/users/', creation),
    await ask('DELETE', `/api/v1/users/${admin.credentialId}/`),
    await ask('PATCH', '/api/v1/webhook-configuration/', {
      data: { type: 'webhook-configurations', attributes: { 'webhook-url': '' } },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
});

test('with user:write it connects accounts of its own user, where its login may edit', async () => {
  const { make, login, user, partner } = await seedPersonalTokens(api);
  const [admin, viewer] = [
    await make(['user:write', 'user:read']),
    await make(['user:write'], await login('View')),
  ];
  const body = {
    data: {
      type: 'accounts',
      attributes: { channel: 'sandbox', credentials: { api_key: 'sandbox-small' } },
    },
  };
  const connect = async (token: string, userId = user.id) =>
    (await api.request('POST', `/api/v1/users/${userId}/accounts/`, { token, body })).status;
  const neighbour = await api.createUser(partner);
  expect([
    await connect(viewer.token),
    await connect(admin.token, neighbour.id),
    await connect(admin.token),
  ]).toEqual([403, 404, 201]);
});

test('it is no OAuth token: nothing below /o/ knows it', async () => {
  const { make, partner, read } = await seedPersonalTokens(api);
  const { token } = await make();
  const ask = tokenRequests(api);
  const minted = [
    await ask.send({ grant_type: 'client_credentials' }, { authorization: `Bearer ${token}` }),
    await ask.post({ ...partner, clientSecret: token }),
    await ask.send({
      grant_type: 'refresh_token',
      refresh_token: token,
      client_id: partner.clientId,
      client_secret: partner.clientSecret,
    }),
  ];
  expect(minted.map(({ json }) => json.error)).toEqual([
    'invalid_client',
    'invalid_client',
    'unsupported_grant_type',
  ]);
  const question = (path: string) =>
    api.request('POST', path, {
      headers: { authorization: basic(partner), 'content-type': 'application/x-www-form-urlencoded' },
      body: `token=${token}`,
    });
  expect((await question('/o/introspect/')).json).toEqual({ active: false });
  expect((await question('/o/revoke/')).status).toBe(200);
  expect(await read(token)).toBe(200);
});

test('a slip is refused without a look-up, even where such a token is stored', async () => {
  const { make, read } = await seedPersonalTokens(api);
  const { id, token } = await make();
  const slip = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
  const stored = { tokenHash: hashSecret(slip) };
  await api.context.db
    .update(personalAccessTokens)
    .set(stored)
    .where(eq(personalAccessTokens.id, Number(id)));
  expect(await read(slip)).toBe(401);
});

test('it is bound to the networks of its application', async () => {
  const { make, partner, read } = await seedPersonalTokens(api);
  const { token } = await make();
  expect(await read(token)).toBe(200);
  const allow = (...allowlist: string[]) =>
    write(api.context.db.update(applications).set({ allowlist }).where(eq(applications.id, partner.id)));
  await allow('203.0.113.0/24');
  const refused = await api.request('GET', '/api/v1/listings/', { token });
  expect(problemsOf(refused)).toEqual(['403 address_not_allowed']);
  await allow('127.0.0.1/32');
  expect(await read(token)).toBe(200);
});

test('its last use is told with time and address, and written at most once a minute', async () => {
  const { make, list, read } = await seedPersonalTokens(api);
  const { token } = await make();
  const lastUse = async () => {
    const [{ attributes }] = (await list()).json.data;
    return [attributes['last-used-at'], attributes['last-used-address']];
  };
  const at = (ms: number) => new Date(ms).toISOString();
  const first = api.context.now().getTime();
  await read(token);
  await eventually(lastUse, ([used]) => used !== null);
  expect(await lastUse()).toEqual([at(first), '127.0.0.1']);
  api.clock.advance(59_000);
  await read(token);
  expect(await lastUse()).toEqual([at(first), '127.0.0.1']);
  api.clock.advance(1_000);
  await read(token);
  await eventually(lastUse, ([used]) => used !== at(first));
  expect(await lastUse()).toEqual([at(first + 60_000), '127.0.0.1']);
});

test('what it changes is in the history under its login’s name', async () => {
  const { make, listing, user } = await seedPersonalTokens(api);
  const { token } = await make(['listings:read', 'listings:write']);
  const path = `/api/v1/listings/${listing.id}`;
  const body = { data: { type: 'base-price-customizations', attributes: { 'base-price': 140 } } };
  await api.request('PATCH', `${path}/customizations/base-price/`, { token, body });
  const { json } = await api.request('GET', `${path}/change-history/`, { token });
  expect(json.data[0].attributes).toMatchObject({
    surface: 'api',
    actor: { type: 'user', label: user.email },
  });
});
