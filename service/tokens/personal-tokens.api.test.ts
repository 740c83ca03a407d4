import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAL_TOKEN_SCOPES } from '#contract/scopes.ts';
import { personalAccessTokens } from '../db/schema/index.ts';
import { hashSecret } from '../oauth/secrets.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedPersonalTokens, TOKENS } from '../testing/personal-tokens.ts';
import { problemsOf } from '../testing/problems.ts';
import { isWellFormed } from './personal-token.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a token is shown when it is made and never again', async () => {
  const { create, list, admin } = await seedPersonalTokens(api);
  const attributes = { name: ' Export ', scopes: ['user:read', 'listings:read'], 'remind-on': '2027-01-31' };
  const { status, json, headers } = await create(attributes);
  expect(status).toBe(201);
  expect(headers.get('cache-control')).toBe('no-store');
  const { token, ...shown } = json.data.attributes;
  expect(token).toMatch(/^xpat_[0-9A-Za-z]{38}$/);
  expect(isWellFormed(token)).toBe(true);
  expect(shown).toEqual({
    name: 'Export',
    scopes: ['listings:read', 'user:read'],
    hint: `xpat_…${token.slice(-4)}`,
    'login-name': 'Test Login',
    'created-at': api.context.now().toISOString(),
    'last-used-at': null,
    'last-used-address': null,
    'remind-on': '2027-01-31',
  });
  const listed = await list();
  expect(listed.json.data).toEqual([
    {
      type: 'personal-access-tokens',
      id: json.data.id,
      attributes: shown,
      relationships: { credential: { data: { type: 'credentials', id: String(admin.credentialId) } } },
    },
  ]);
  expect(JSON.stringify(listed.json)).not.toContain(token);
});

test('of a token only its hash is stored', async () => {
  const { make } = await seedPersonalTokens(api);
  const { token } = await make();
  const stored = JSON.stringify(await api.context.db.select().from(personalAccessTokens));
  expect(stored).toContain(hashSecret(token));
  expect(stored).not.toContain(token);
});

test('the list is paged, the newest first, and says what a new token may carry', async () => {
  const { make, list } = await seedPersonalTokens(api);
  const ids = [(await make()).id, (await make()).id, (await make()).id];
  const { json } = await list(undefined, '?page[size]=2');
  expect(json.data.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
  expect(json.meta).toEqual({
    pagination: { page: 1, pages: 2, count: 3 },
    'available-scopes': PERSONAL_TOKEN_SCOPES,
    'may-create': true,
  });
  expect((await list(undefined, '?page[number]=9')).status).toBe(404);
});

test.each([
  ['without a name', { scopes: ['user:read'] }, '/data/attributes/name'],
  ['with an empty name', { name: '  ', scopes: ['user:read'] }, '/data/attributes/name'],
  ['with a long name', { name: 'x'.repeat(101), scopes: ['user:read'] }, '/data/attributes/name'],
  ['without scopes', { name: 'x' }, '/data/attributes/scopes'],
  ['with no scope', { name: 'x', scopes: [] }, '/data/attributes/scopes'],
  ['with one scope twice', { name: 'x', scopes: ['user:read', 'user:read'] }, '/data/attributes/scopes'],
  ['with an unknown scope', { name: 'x', scopes: ['user:read', 'user:own'] }, '/data/attributes/scopes/1'],
  ['that configures the application', { name: 'x', scopes: ['webhooks:write'] }, '/data/attributes/scopes/0'],
  ['for the console', { name: 'x', scopes: ['console:read'] }, '/data/attributes/scopes/0'],
  [
    'with a reminder on no day',
    { name: 'x', scopes: ['user:read'], 'remind-on': '2027-02-30' },
    '/data/attributes/remind-on',
  ],
  [
    'with a reminder for today',
    { name: 'x', scopes: ['user:read'], 'remind-on': '2026-06-15' },
    '/data/attributes/remind-on',
  ],
  [
    'with a secret of one’s own',
    { name: 'x', scopes: ['user:read'], token: 'xpat_1' },
    '/data/attributes/token',
  ],
])('a token %s is refused', async (_what, attributes, pointer) => {
  const { create } = await seedPersonalTokens(api);
  expect(problemsOf(await create(attributes))).toEqual([`400 ${pointer}`]);
});

test('a login has at most twenty tokens, another login its own twenty', async () => {
  const { make, create, list, login } = await seedPersonalTokens(api);
  const made = [];
  for (let n = 0; n < 20; n++) made.push(await make());
  expect(problemsOf(await create({ name: 'x', scopes: ['user:read'] }))).toEqual(['409 too_many_tokens']);
  expect((await list()).json.meta['may-create']).toBe(false);
  expect((await make(['user:read'], await login('Edit'))).token).toMatch(/^xpat_/);
});

test('tokens asked for at the same time do not get past the bound', async () => {
  const { create } = await seedPersonalTokens(api);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) => create({ name: `Token ${n}`, scopes: ['user:read'] })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
});

test('a login sees and revokes its own tokens, an administrator those of the whole account', async () => {
  const { make, list, revoke, login, read, admin } = await seedPersonalTokens(api);
  const [editor, viewer] = [await login('Edit'), await login('View')];
  const ofAdmin = await make(undefined, admin);
  const ofEditor = await make(undefined, editor);
  const ofViewer = await make(undefined, viewer);
  const ids = async (by: typeof admin) => (await list(by)).json.data.map(({ id }: { id: string }) => id);
  expect(await ids(admin)).toEqual([ofViewer.id, ofEditor.id, ofAdmin.id]);
  expect(await ids(editor)).toEqual([ofEditor.id]);
  expect((await revoke(ofAdmin.id, editor)).status).toBe(404);
  expect((await revoke(ofViewer.id, editor)).status).toBe(404);
  expect((await revoke(ofEditor.id, editor)).status).toBe(204);
  expect((await revoke(ofViewer.id, admin)).status).toBe(204);
  expect([await read(ofAdmin.token), await read(ofEditor.token), await read(ofViewer.token)]).toEqual([
    200, 401, 401,
  ]);
});

test('nobody reaches the tokens of another account', async () => {
  const [own, other] = [await seedPersonalTokens(api), await seedPersonalTokens(api)];
  const { id, token } = await other.make();
  expect((await own.list()).json.data).toEqual([]);
  expect((await own.revoke(id)).status).toBe(404);
  expect(await other.read(token)).toBe(200);
});

test('staff and applications have no personal tokens', async () => {
  const { ownToken } = await seedPersonalTokens(api);
  const body = { data: { type: 'personal-access-tokens', attributes: { name: 'x', scopes: ['user:read'] } } };
  const answers = [
    await api.request('GET', TOKENS, { token: ownToken }),
    await api.request('POST', TOKENS, { token: ownToken, body }),
    await api.request('DELETE', `${TOKENS}1/`, { token: ownToken }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
