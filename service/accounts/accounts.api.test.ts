import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestApplication, TestUser } from '../testing/fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ sandbox: true });
});
afterAll(() => api.close());

const creation = (apiKey: unknown, channel = 'sandbox') => ({
  data: { type: 'accounts', attributes: { channel, credentials: { api_key: apiKey } } },
});
const accountsOf = (user: TestUser) => `/api/v1/users/${user.id}/accounts/`;

async function manager(): Promise<{ application: TestApplication; user: TestUser; token: string }> {
  const application = await api.createApplication();
  return { application, user: await api.createUser(application), token: await api.token(application) };
}

async function connect(user: TestUser, token: string, apiKey = 'sandbox-small', query = '') {
  return api.request('POST', `${accountsOf(user)}${query}`, { token, body: creation(apiKey) });
}

describe('adding an account', () => {
  test('answers the account with its sync queued', async () => {
    const { user, token } = await manager();
    const answer = await connect(user, token);
    expect(answer.status).toBe(201);
    expect(answer.json.data).toMatchObject({
      type: 'accounts',
      attributes: {
        'user-id': user.id,
        channel: 'sandbox',
        'channel-id': '7003',
        'channel-display-id': 'Três Casas',
        label: 'Sandbox PMS',
        email: 'office@small.example',
        valid: true,
        'nb-listings': 0,
        'nb-enabled-listings': 0,
        'is-pms': true,
        'sync-status': { state: 'queued', 'last-successful-sync-at': null },
      },
    });
  });

  test('never shows the credentials', async () => {
    const { user, token } = await manager();
    const { json } = await connect(user, token);
    const read = await api.request('GET', `${accountsOf(user)}${json.data.id}/`, { token });
    expect(JSON.stringify([json, read.json])).not.toContain('sandbox-small');
  });

  test('twice gives one account', async () => {
    const { user, token } = await manager();
    const first = await connect(user, token);
    const second = await connect(user, token);
    expect(second.status).toBe(201);
    expect(second.json.data.id).toBe(first.json.data.id);
    const list = await api.request('GET', accountsOf(user), { token });
    expect(list.json.meta.pagination.count).toBe(1);
  });

  test('at the same time gives one account', async () => {
    const { user, token } = await manager();
    const answers = await Promise.all(Array.from({ length: 4 }, () => connect(user, token)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
  });

  test('brings back the one that was deleted', async () => {
    const { user, token } = await manager();
    const { json } = await connect(user, token);
    const path = `${accountsOf(user)}${json.data.id}/`;
    expect((await api.request('DELETE', path, { token })).status).toBe(204);
    expect((await api.request('GET', path, { token })).status).toBe(404);
    expect((await connect(user, token)).json.data.id).toBe(json.data.id);
    expect((await api.request('GET', path, { token })).status).toBe(200);
  });

  test.each([
    ['an unknown channel', creation('x', 'faxmachine'), '/data/attributes/channel'],
    ['a missing credential', creation(undefined), '/data/attributes/credentials/api_key'],
    ['a credential of another kind', creation(7), '/data/attributes/credentials/api_key'],
    [
      'a credential too many',
      {
        data: {
          type: 'accounts',
          attributes: { channel: 'sandbox', credentials: { api_key: 'x', pin: '1' } },
        },
      },
      '/data/attributes/credentials/pin',
    ],
    [
      'no credentials',
      { data: { type: 'accounts', attributes: { channel: 'sandbox' } } },
      '/data/attributes/credentials',
    ],
  ])('with %s is refused at that place', async (_, body, pointer) => {
    const { user, token } = await manager();
    const answer = await api.request('POST', accountsOf(user), { token, body });
    expect(answer.status).toBe(400);
    expect(answer.json.errors.map((error: { source: unknown }) => error.source)).toContainEqual({ pointer });
  });

  test('with credentials the channel refuses says so and writes nothing', async () => {
    const { user, token } = await manager();
    const answer = await connect(user, token, 'sandbox-invalid');
    expect(answer.status).toBe(422);
    const meta = { channel: 'sandbox', code: 'invalid_credentials' };
    expect(answer.json).toMatchObject({ meta, errors: [{ code: 'invalid_credentials', meta }] });
    expect(answer.json.errors[0].detail).toMatch(/^Invalid Credentials/);
    const list = await api.request('GET', accountsOf(user), { token });
    expect(list.json.meta.pagination.count).toBe(0);
  });

  test.each([
    ['denied', 'permission_denied'],
    ['suspended', 'account_suspended'],
    ['two-factor', 'two_factor_required'],
  ])('that the channel has %s names the reason', async (fault, code) => {
    const { user, token } = await manager();
    await api.control('PUT', 'sandbox-grow/fault/', { fault });
    const answer = await connect(user, token, 'sandbox-grow');
    expect(answer.status).toBe(422);
    expect(answer.json.meta).toEqual({ channel: 'sandbox', code });
  });

  test('while the channel is down is the channel’s failure', async () => {
    const { user, token } = await manager();
    const answer = await connect(user, token, 'sandbox-down');
    expect(answer.status).toBe(502);
    const meta = { channel: 'sandbox', code: 'channel_unavailable' };
    expect(answer.json).toMatchObject({ meta, errors: [{ code: 'channel_unavailable', meta }] });
  });

  test('on a slow channel waits for it', async () => {
    const { user, token } = await manager();
    expect((await connect(user, token, 'sandbox-slow')).status).toBe(201);
  });

  test('knows two priorities', async () => {
    const { user, token } = await manager();
    expect((await connect(user, token, 'sandbox-small', '?sync-priority=normal')).status).toBe(201);
    const answer = await connect(user, token, 'sandbox-small', '?sync-priority=urgent');
    expect(answer.status).toBe(400);
    expect(answer.json.errors[0].source).toEqual({ parameter: 'sync-priority' });
  });
});

describe('who may do what', () => {
  test('another application’s user does not exist', async () => {
    const { user, token } = await manager();
    const { json } = await connect(user, token);
    const stranger = await api.token(await api.createApplication());
    const path = `${accountsOf(user)}${json.data.id}/`;
    for (const [method, at] of [
      ['GET', accountsOf(user)],
      ['GET', path],
      ['DELETE', path],
      ['POST', `${path}refresh/`],
    ] as const) {
      expect([method, (await api.request(method, at, { token: stranger })).status]).toEqual([method, 404]);
    }
    expect((await connect(user, stranger)).status).toBe(404);
  });

  test('a user-scoped token sees its own user only', async () => {
    const { application, user } = await manager();
    const other = await api.createUser(application);
    const token = await api.token(application, { user });
    expect((await api.request('GET', accountsOf(user), { token })).status).toBe(200);
    expect((await api.request('GET', accountsOf(other), { token })).status).toBe(404);
  });

  test('accounts:read reads, but does not write', async () => {
    const { application, user } = await manager();
    const token = await api.token(application, { user, scope: 'accounts:read' });
    expect((await api.request('GET', accountsOf(user), { token })).status).toBe(200);
    expect((await connect(user, token)).status).toBe(403);
  });

  test('a viewer of the dashboard cannot connect an account, an editor can', async () => {
    const { application, user } = await manager();
    const dashboard = await api.createApplication({
      scopes: ['user:read', 'console:read', 'console:write'],
      firstParty: true,
      actsFor: application,
    });
    const as = async (permission: 'View' | 'Edit') => {
      const credentialId = await api.createCredential(user.id, { permission });
      return api.token(dashboard, { user, credentialId });
    };
    const refused = await connect(user, await as('View'));
    expect(refused.status).toBe(403);
    const { json, status } = await connect(user, await as('Edit'));
    expect(status).toBe(201);
    const path = `${accountsOf(user)}${json.data.id}/`;
    const viewer = await as('View');
    expect((await api.request('POST', `${path}refresh/`, { token: viewer })).status).toBe(403);
    expect((await api.request('DELETE', path, { token: viewer })).status).toBe(403);
  });
});

describe('the list of accounts', () => {
  test('has the newest first, in pages', async () => {
    const { user, token } = await manager();
    const first = await connect(user, token, 'sandbox-small');
    api.clock.advance(1000);
    const second = await connect(user, token, 'sandbox-coast');
    const page = await api.request('GET', `${accountsOf(user)}?page[size]=1`, { token });
    expect(page.json.data.map(({ id }: { id: string }) => id)).toEqual([second.json.data.id]);
    expect(page.json.meta.pagination).toEqual({ page: 1, pages: 2, count: 2 });
    const last = await api.request('GET', `${accountsOf(user)}?page[size]=1&page[number]=2`, { token });
    expect(last.json.data.map(({ id }: { id: string }) => id)).toEqual([first.json.data.id]);
  });

  test('shows the fields that were asked for', async () => {
    const { user, token } = await manager();
    await connect(user, token);
    const list = await api.request('GET', `${accountsOf(user)}?fields[accounts]=label`, { token });
    expect(list.json.data[0].attributes).toEqual({ label: 'Sandbox PMS' });
    const refused = await api.request('GET', `${accountsOf(user)}?fields[accounts]=secret`, { token });
    expect(refused.status).toBe(400);
  });
});

describe('one account', () => {
  test('is answered as in the list', async () => {
    const { user, token } = await manager();
    await connect(user, token);
    const [listed] = (await api.request('GET', accountsOf(user), { token })).json.data;
    const read = await api.request('GET', `${accountsOf(user)}${listed.id}/`, { token });
    expect([read.status, read.json]).toEqual([200, { data: listed }]);
    const part = await api.request('GET', `${accountsOf(user)}${listed.id}/?fields[accounts]=valid`, {
      token,
    });
    expect(part.json.data.attributes).toEqual({ valid: true });
  });

  test('stands under its own user only', async () => {
    const { application, user, token } = await manager();
    const { id } = (await connect(user, token)).json.data;
    const path = `${accountsOf(await api.createUser(application))}${id}/`;
    for (const [method, at] of [
      ['GET', path],
      ['DELETE', path],
      ['POST', `${path}refresh/`],
    ] as const) {
      expect([method, (await api.request(method, at, { token })).status]).toEqual([method, 404]);
    }
    expect((await api.request('GET', `${accountsOf(user)}${id}/`, { token })).status).toBe(200);
  });
});

describe('refreshing an account', () => {
  const refresh = (user: TestUser, id: string, token: string, query = '') =>
    api.request('POST', `${accountsOf(user)}${id}/refresh/${query}`, { token });

  test.each([
    ['', 60],
    ['?recent-sync-threshold-minutes=0', 0],
    ['?recent_sync_threshold_minutes=5', 5],
    ['?recent_sync_threshold_minutes=5&recent-sync-threshold-minutes=7', 7],
  ])('with %s is queued with a threshold of %i minutes', async (query, minutes) => {
    const { user, token } = await manager();
    const { id } = (await connect(user, token)).json.data;
    const answer = await refresh(user, id, token, query);
    expect(answer.status).toBe(202);
    expect(answer.json).toEqual({
      meta: {
        status: 'queued',
        message: expect.stringMatching(/\w/),
        'recent-sync-threshold-minutes': minutes,
      },
      links: { related: `https://api.example.com${accountsOf(user)}${id}/` },
    });
  });

  test.each([
    '?recent-sync-threshold-minutes=soon',
    '?recent-sync-threshold-minutes=1.5',
    '?sync-priority=low',
  ])('with %s is refused', async (query) => {
    const { user, token } = await manager();
    const { id } = (await connect(user, token)).json.data;
    expect((await refresh(user, id, token, query)).status).toBe(400);
  });
});

describe('deleting an account', () => {
  test('works once', async () => {
    const { user, token } = await manager();
    const { id } = (await connect(user, token)).json.data;
    expect((await api.request('DELETE', `${accountsOf(user)}${id}/`, { token })).status).toBe(204);
    expect((await api.request('DELETE', `${accountsOf(user)}${id}/`, { token })).status).toBe(404);
  });

  test('hides its listings and switches them off', async () => {
    const { user, token } = await manager();
    const listing = await api.seedListing(user, { enabled: true, basePrice: 100 });
    expect((await api.request('GET', `/api/v1/listings/${listing.id}/`, { token })).status).toBe(200);
    await api.request('DELETE', `${accountsOf(user)}${listing.accountId}/`, { token });
    expect((await api.request('GET', `/api/v1/listings/${listing.id}/`, { token })).status).toBe(404);
    const status = await api.request('GET', `/api/v1/users/${user.id}/`, { token });
    expect(status.json.data.attributes.status).not.toBe('active');
  });
});
