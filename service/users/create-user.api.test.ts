import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.token(await api.createApplication());
});
afterAll(() => api.close());

let made = 0;
const newEmail = () => `new-${++made}@example.com`;
const person = (attributes: object = {}) => ({
  'first-name': 'Mara',
  'last-name': 'Lindt',
  email: newEmail(),
  ...attributes,
});
const create = (attributes: unknown, data: object = {}, as = token) =>
  api.request('POST', '/api/v1/users/', {
    token: as,
    body: { data: { type: 'users', attributes, ...data } },
  });

test('a created user is answered whole, and reads back the same', async () => {
  const email = newEmail();
  const answer = await create(person({ email, locale: 'de' }));
  expect(answer.status).toBe(201);
  expect(answer.json.data).toEqual({
    type: 'users',
    id: expect.stringMatching(/^\d+$/),
    attributes: {
      'first-name': 'Mara',
      'last-name': 'Lindt',
      email,
      locale: 'de',
      'created-at': '2026-06-15T10:00:00.000Z',
      status: 'new',
    },
  });
  const read = await api.request('GET', `/api/v1/users/${answer.json.data.id}/`, { token });
  expect(read.json).toEqual(answer.json);
});

test('a new user has one login that may do everything and that nobody has used', async () => {
  const { data } = (await create(person())).json;
  const { json } = await api.request('GET', `/api/v1/users/${data.id}/credentials/`, { token });
  expect(json.data).toEqual([
    {
      type: 'credentials',
      id: expect.stringMatching(/^\d+$/),
      attributes: {
        'created-at': '2026-06-15T10:00:00.000Z',
        'last-login': null,
        'credential-type': 'email',
        'global-permissions': 'Admin',
        email: data.attributes.email,
      },
    },
  ]);
});

test('nobody signs in as a user whom an application created', async () => {
  const { partner, signIn } = await seedDashboard(api);
  const email = newEmail();
  const created = await create(person({ email }), {}, await api.token(partner));
  expect(created.status).toBe(201);
  for (const guess of [email, 'Mara', 'password', ' ']) {
    expect([guess, (await signIn(email, guess)).status]).toEqual([guess, 401]);
  }
});

test('the language is English unless said otherwise', async () => {
  expect((await create(person())).json.data.attributes.locale).toBe('en');
});

test.each(LOCALES)('%s is a language to choose', async (locale) => {
  expect((await create(person({ locale }))).json.data.attributes.locale).toBe(locale);
});

test.each(['en-US', 'DE', 'nl', '', null, 7])('%s is no language to choose', async (locale) => {
  expect(problemsOf(await create(person({ locale })))).toEqual(['400 /data/attributes/locale']);
});

test('what is missing is pointed at', async () => {
  expect(problemsOf(await create({})).toSorted()).toEqual([
    '400 /data/attributes/email',
    '400 /data/attributes/first-name',
    '400 /data/attributes/last-name',
  ]);
  expect(problemsOf(await create(undefined))).toEqual(['400 /data/attributes']);
});

test('an unknown attribute is pointed at', async () => {
  const problems = problemsOf(await create(person({ status: 'active', 'a/b': 1 })));
  expect(problems).toEqual(['400 /data/attributes/status', '400 /data/attributes/a~1b']);
});

test.each([
  ['first-name', ''],
  ['first-name', '   '],
  ['first-name', 'x'.repeat(151)],
  ['last-name', null],
  ['last-name', 17],
  ['email', 'nobody'],
  ['email', 'a b@example.com'],
  ['email', ''],
  ['email', `${'x'.repeat(250)}@example.com`],
])('%s cannot be %j', async (name, value) => {
  const problems = problemsOf(await create(person({ [name]: value })));
  expect(new Set(problems)).toEqual(new Set([`400 /data/attributes/${name}`]));
});

test('another resource type is a conflict', async () => {
  expect(problemsOf(await create(person(), { type: 'listings' }))).toEqual(['409 /data/type']);
  expect(problemsOf(await create(person(), { type: undefined }))).toEqual(['400 /data/type']);
});

test('an address that is taken is a conflict, in any letter case and by any application', async () => {
  const email = `Taken-${newEmail()}`;
  expect((await create(person({ email }))).status).toBe(201);
  const elsewhere = await api.token(await api.createApplication());
  for (const [address, as] of [
    [email, token],
    [email.toUpperCase(), token],
    [email.toLowerCase(), elsewhere],
  ] as const) {
    expect(problemsOf(await create(person({ email: address }), {}, as))).toEqual([
      '409 unique /data/attributes/email',
    ]);
  }
});

test('the address of a further login is taken too', async () => {
  const application = await api.createApplication();
  const { id } = await api.createUser(application);
  const email = newEmail();
  await api.createCredential(id, { email });
  expect((await create(person({ email }))).status).toBe(409);
});

test('of many that want one address at once, one gets it', async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(person({ email }))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
});

test('a user-scoped token creates nobody', async () => {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const bound = await api.token(application, { user });
  expect(problemsOf(await create(person(), {}, bound))).toEqual(['403 insufficient_scope']);
});
