import { afterAll, beforeAll, expect, test } from 'vitest';
import { PARTNER_SCOPES, SCOPES, type Scope } from '#contract/scopes.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { tokenRequests } from '../testing/token-requests.ts';

let api: TestApi;
let ask: ReturnType<typeof tokenRequests>;
beforeAll(async () => {
  api = await startApi();
  ask = tokenRequests(api);
});
afterAll(() => api.close());

const ofTier = (...tiers: string[]): Scope[] =>
  PARTNER_SCOPES.filter((scope) => tiers.includes(SCOPES[scope].tier));
const granted = (answer: { json: { scope: string } }) => new Set(answer.json.scope.split(' '));

test('without a scope an application-level token gets all that the application has', async () => {
  const answer = await ask.post(await api.createApplication());
  expect(granted(answer)).toEqual(new Set(PARTNER_SCOPES));
});

test('without a scope a user-scoped token gets all but the application’s own', async () => {
  const application = await api.createApplication();
  const { id } = await api.createUser(application);
  const answer = await ask.post(application, { user_id: String(id) });
  expect(granted(answer)).toEqual(new Set(ofTier('user', 'either')));
});

test('only the scopes asked for are granted, each once', async () => {
  const answer = await ask.post(await api.createApplication(), { scope: 'user:read  user:write user:read' });
  expect(answer.json.scope).toBe('user:read user:write');
});

test.each(['listings:delete', 'console:read', 'constructor', 'user:read,user:write', 'Ü'])(
  'the scope %s is refused by name',
  async (scope) => {
    const answer = await ask.post(await api.createApplication(), { scope });
    expect([answer.status, answer.json.error]).toEqual([400, 'invalid_scope']);
  },
);

test('a scope that exists but is not enabled for the application is refused', async () => {
  const application = await api.createApplication({ scopes: ['user:read'] });
  const answer = await ask.post(application, { scope: 'user:read listings:read' });
  expect([answer.status, answer.json.error]).toEqual([400, 'invalid_scope']);
  expect(answer.json.error_description).toContain('listings:read');
});

test.each(ofTier('application'))('%s cannot be combined with a user', async (scope) => {
  const application = await api.createApplication();
  const { id } = await api.createUser(application);
  const answer = await ask.post(application, { scope, user_id: String(id) });
  expect([answer.status, answer.json.error]).toEqual([400, 'invalid_scope']);
});

test.each(ofTier('user'))(
  '%s needs a user where the application requires user-scoped tokens',
  async (scope) => {
    const application = await api.createApplication({ requireUserScopedTokens: true });
    const { id } = await api.createUser(application);
    const alone = await ask.post(application, { scope });
    expect([alone.status, alone.json.error]).toEqual([400, 'invalid_scope']);
    expect((await ask.post(application, { scope, user_id: String(id) })).status).toBe(200);
  },
);

test('an application that requires user-scoped tokens keeps its other scopes without a user', async () => {
  const application = await api.createApplication({ requireUserScopedTokens: true });
  expect(granted(await ask.post(application))).toEqual(new Set(ofTier('application', 'either')));
});

test('an application without a scope that fits gets no token', async () => {
  const application = await api.createApplication({
    scopes: ['listings:read'],
    requireUserScopedTokens: true,
  });
  const answer = await ask.post(application);
  expect([answer.status, answer.json.error]).toEqual([400, 'invalid_scope']);
});

test('a partner’s application never gets the console’s scopes, even where they are stored with it', async () => {
  const application = await api.createApplication({ scopes: ['user:read', 'console:read', 'console:write'] });
  expect((await ask.post(application)).json.scope).toBe('user:read');
  for (const scope of ['console:read', 'console:write']) {
    const answer = await ask.post(application, { scope });
    expect([answer.status, answer.json.error]).toEqual([400, 'invalid_scope']);
  }
});
