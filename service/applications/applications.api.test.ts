import { afterAll, beforeAll, expect, test } from 'vitest';
import { PARTNER_SCOPES } from '#contract/scopes.ts';
import { ConflictError, InvalidRequestError, NotFoundError } from '../errors.ts';
import { runAdmin } from '../testing/admin.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestApplication } from '../testing/fixtures.ts';
import { seedPersonalTokens } from '../testing/personal-tokens.ts';
import { problemsOf } from '../testing/problems.ts';
import { tokenRequests } from '../testing/token-requests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const admin = (name: string, ...args: string[]) => runAdmin(api, name, ...args);
const said = (text: string, label: string) =>
  new RegExp(`^${label}:? +(\\S.*)$`, 'm').exec(text)?.[1] ?? `no ${label}`;
const unique = () => crypto.randomUUID().slice(0, 8);

/** An application made by the command, with what the command told. */
async function created(...options: string[]): Promise<TestApplication> {
  const text = await admin('application', 'create', `Acme Homes ${unique()}`, ...options);
  const [clientId, clientSecret] = [said(text, 'Client id'), said(text, 'Client secret')];
  expect(said(text, 'Webhook secret')).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  return { id: 0, clientId, clientSecret };
}

const granted = async (application: TestApplication) =>
  (await tokenRequests(api).post(application)).json.scope.split(' ');
const read = async (token: string) => (await api.request('GET', '/api/v1/users/', { token })).status;

test('an application is created with secrets that work and are told once', async () => {
  const application = await created();
  expect(application.clientId).toMatch(/^acme-homes-\w{8}-[0-9a-f]{8}$/);
  expect(new Set(await granted(application))).toEqual(new Set(PARTNER_SCOPES));
  const shown = await admin('application', 'show', application.clientId);
  expect(shown).toContain('600 requests a minute');
  expect(shown).not.toContain(application.clientSecret);
  expect(await admin('application', 'list')).toContain(application.clientId);
});

test('it is created as it is told', async () => {
  const clientId = `client-${unique()}`;
  const application = await created(
    '--client-id',
    clientId,
    '--scopes',
    'user:read,listings:read',
    '--rate-limit',
    '42',
    '--require-user-scoped-tokens',
    'yes',
  );
  expect(application.clientId).toBe(clientId);
  expect(await granted(application)).toEqual(['user:read']);
  const token = await api.token(application);
  const { headers } = await api.request('GET', '/api/v1/users/', { token });
  expect(headers.get('x-ratelimit-limit')).toBe('42');
  await expect(created('--client-id', clientId)).rejects.toThrow(ConflictError);
});

test('a dashboard is created for a partner, and only a dashboard has the console’s scopes', async () => {
  const partner = await created();
  const dashboard = await created('--dashboard-for', partner.clientId);
  const token = await api.token(dashboard);
  const { json } = await api.request('GET', '/console/v1/application/', { token });
  expect(json.data.id).toBe(partner.clientId);
  await expect(created('--scopes', 'console:read')).rejects.toThrow(InvalidRequestError);
  await expect(admin('application', 'add-scopes', partner.clientId, 'console:write')).rejects.toThrow(
    InvalidRequestError,
  );
});

test('a limit and the need of a user count from the next request on', async () => {
  const application = await api.createApplication();
  const token = await api.token(application);
  const limit = async () =>
    (await api.request('GET', '/api/v1/users/', { token })).headers.get('x-ratelimit-limit');
  expect(await limit()).toBe('100000');
  const told = await admin('application', 'set', application.clientId, '--rate-limit', '77');
  expect(told).toContain('77 requests a minute');
  expect(await limit()).toBe('77');
  await admin('application', 'set', application.clientId, '--require-user-scoped-tokens', 'yes');
  expect((await granted(application)).toSorted()).toEqual([
    'user:read',
    'user:write',
    'webhooks:read',
    'webhooks:write',
  ]);
});

test('a scope that is removed leaves every token at once, and personal tokens for good', async () => {
  const { partner, make, list } = await seedPersonalTokens(api);
  const personal = (await make(['user:read', 'listings:read'])).token;
  const oauth = await api.token(partner);
  const statuses = async () => [await read(personal), await read(oauth)];
  expect(await statuses()).toEqual([200, 200]);
  await admin('application', 'remove-scopes', partner.clientId, 'user:read');
  expect(await statuses()).toEqual([403, 403]);
  const { data, meta } = (await list()).json;
  expect(data[0].attributes.scopes).toEqual(['listings:read']);
  expect(meta['available-scopes']).not.toContain('user:read');
  await admin('application', 'add-scopes', partner.clientId, 'user:read');
  expect(await statuses()).toEqual([403, 200]);
});

test('personal tokens carry no more than their application lets them', async () => {
  const { partner, make, create, list } = await seedPersonalTokens(api);
  const { token } = await make(['user:read', 'listings:read']);
  const narrow = (...scopes: string[]) =>
    admin('application', 'personal-token-scopes', partner.clientId, ...scopes);
  await narrow('listings:read', 'insights:read');
  expect(await read(token)).toBe(403);
  const { json } = await list();
  expect(json.meta['available-scopes']).toEqual(['listings:read', 'insights:read']);
  const refused = await create({ name: 'x', scopes: ['listings:read', 'user:read'] });
  expect(problemsOf(refused)).toEqual(['400 /data/attributes/scopes/1']);
  await narrow('all');
  expect(await read(token)).toBe(403);
  expect((await create({ name: 'x', scopes: ['user:read'] })).status).toBe(201);
  await narrow('none');
  expect((await list()).json.meta['available-scopes']).toEqual([]);
  await expect(narrow('webhooks:write')).rejects.toThrow(InvalidRequestError);
});

test('two secrets are valid at a time, and each can be told by its end and its last use', async () => {
  const first = await created();
  const keys = (...args: string[]) => admin('keys', args[0] ?? '', first.clientId, ...args.slice(1));
  const hint = first.clientSecret.slice(-4);
  await expect(keys('retire', hint)).rejects.toThrow(ConflictError);
  const second = {
    ...first,
    clientSecret: said(await keys('add'), `A further client secret of ${first.clientId}`),
  };
  await expect(keys('add')).rejects.toThrow(ConflictError);
  const works = async (application: TestApplication) => (await tokenRequests(api).post(application)).status;
  expect([await works(first), await works(second)]).toEqual([200, 200]);
  const token = await api.token(first);
  expect(await keys('list')).toMatch(new RegExp(`…${hint.replaceAll('-', '\\-')} .*made: 2026-06-15`));
  await keys('retire', hint);
  expect([await works(first), await works(second)]).toEqual([401, 200]);
  expect(await read(token)).toBe(200);
  await expect(keys('retire', hint)).rejects.toThrow(NotFoundError);
});

test('the webhook secret is replaced, and the configuration says when', async () => {
  const application = await created();
  expect(await admin('keys', 'rotate-webhook', application.clientId)).toMatch(/whsec_\S{44}/);
  const token = await api.token(application);
  const { json } = await api.request('GET', '/api/v1/webhook-configuration/', { token });
  expect(json.data.attributes['secret-rotated-at']).toBe(api.context.now().toISOString());
});

test('an allowlist counts at once, in both families', async () => {
  const application = await api.createApplication();
  const token = await api.token(application);
  const allowlist = (...args: string[]) =>
    admin('allowlist', args[0] ?? '', application.clientId, ...args.slice(1));
  expect(await allowlist('list')).toContain('from everywhere');
  expect(await allowlist('add', '203.0.113.77/24', '2001:DB8::/32')).toContain(
    '  203.0.113.0/24\n  2001:db8::/32',
  );
  expect(await read(token)).toBe(403);
  await allowlist('add', '127.0.0.1');
  expect(await read(token)).toBe(200);
  await expect(allowlist('remove', '198.51.100.0/24')).rejects.toThrow(NotFoundError);
  await expect(allowlist('add', '203.0.113.0/33')).rejects.toThrow(InvalidRequestError);
  await allowlist('remove', '127.0.0.1', '203.0.113.0/24', '2001:db8::/32');
  expect(await read(token)).toBe(200);
});

test('a name that several applications have is not enough', async () => {
  const name = `Twin ${unique()}`;
  await admin('application', 'create', name);
  await admin('application', 'create', name);
  await expect(admin('application', 'show', name)).rejects.toThrow(ConflictError);
  await expect(admin('application', 'show', 'nobody')).rejects.toThrow(NotFoundError);
});

test('staff read how the application is set up, and nobody else does', async () => {
  const { partner, ownToken, admin: login } = await seedPersonalTokens(api);
  await admin('allowlist', 'add', partner.clientId, '127.0.0.0/8');
  const { status, json } = await api.request('GET', '/console/v1/application/', { token: ownToken });
  expect(status).toBe(200);
  expect(json.data).toEqual({
    type: 'applications',
    id: partner.clientId,
    attributes: {
      name: partner.clientId,
      scopes: PARTNER_SCOPES,
      'personal-token-scopes': PARTNER_SCOPES.filter((scope) => scope !== 'webhooks:write'),
      'require-user-scoped-tokens': false,
      'rate-limit-per-minute': 100_000,
      allowlist: ['127.0.0.0/8'],
      secrets: [{ hint: null, 'created-at': expect.any(String), 'last-used-at': null }],
      'webhook-url': '',
      'subscribed-events': ['*'],
      'webhook-secret-rotated-at': null,
      'created-at': expect.any(String),
    },
  });
  const asLogin = await api.request('GET', '/console/v1/application/', { token: login.session });
  expect(asLogin.status).toBe(403);
});
