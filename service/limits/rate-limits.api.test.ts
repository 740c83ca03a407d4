import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { serve } from '../http/server.ts';
import { startApi, type TestAnswer, type TestApi } from '../testing/api.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';
import { problemsOf } from '../testing/problems.ts';

const NOW = '2026-06-15T10:00:00.000Z';
const NOW_SECONDS = Date.parse(NOW) / 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: NOW });
});
afterAll(() => api.close());

async function limitedTo(rateLimitPerMinute: number) {
  const application = await api.createApplication({ rateLimitPerMinute });
  const token = await api.token(application);
  const get = (path: string) => api.request('GET', path, { token });
  const list = () => get('/api/v1/listings/');
  return { application, token, get, list };
}

const NAMES = [
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'ratelimit',
  'ratelimit-policy',
];
const limitsOf = ({ headers }: TestAnswer) => NAMES.map((name) => headers.get(name));
const remainingOf = ({ headers }: TestAnswer) => Number(headers.get('x-ratelimit-remaining'));

test('an answer says what is left, and when all of it is there again', async () => {
  const { list } = await limitedTo(120);
  const policy = '"requests";q=120;w=60';
  expect(limitsOf(await list())).toEqual([
    '120',
    '119',
    String(NOW_SECONDS + 1),
    '"requests";r=119;t=1',
    policy,
  ]);
  expect(limitsOf(await list())).toEqual([
    '120',
    '118',
    String(NOW_SECONDS + 1),
    '"requests";r=118;t=1',
    policy,
  ]);
  expect(limitsOf(await list())).toEqual([
    '120',
    '117',
    String(NOW_SECONDS + 2),
    '"requests";r=117;t=2',
    policy,
  ]);
});

test('errors are counted and say it too, whoever may not do what was asked', async () => {
  const { application, get } = await limitedTo(100);
  expect(remainingOf(await get('/api/v1/listings/?sort=nonsense'))).toBe(99);
  expect(remainingOf(await get('/api/v1/listings/999999/'))).toBe(98);
  const narrow = await api.token(application, { scope: 'user:read' });
  const forbidden = await api.request('GET', '/api/v1/listings/', { token: narrow });
  expect([forbidden.status, remainingOf(forbidden)]).toEqual([403, 97]);
});

test('a request nobody can be charged with is counted nowhere and promises nothing', async () => {
  const { list } = await limitedTo(10);
  for (let n = 0; n < 30; n++) {
    const answer = await api.request('GET', '/api/v1/listings/', { token: 'unknown' });
    expect([answer.status, ...limitsOf(answer)]).toEqual([401, ...NAMES.map(() => null)]);
  }
  expect(remainingOf(await list())).toBe(9);
});

test('one request too many is refused with the time to wait, and may be made after that', async () => {
  const { list } = await limitedTo(30);
  for (let n = 0; n < 30; n++) expect((await list()).status).toBe(200);
  const refused = await list();
  expect(problemsOf(refused)).toEqual(['429 rate_limited']);
  expect(refused.headers.get('content-type')).toBe('application/vnd.api+json');
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(limitsOf(refused).slice(0, 3)).toEqual(['30', '0', String(NOW_SECONDS + 60)]);
  api.clock.advance(2_000);
  expect([(await list()).status, (await list()).status]).toEqual([200, 429]);
});

test('an application without any allowance may ask once a minute', async () => {
  const { list } = await limitedTo(0);
  expect((await list()).status).toBe(200);
  const refused = await list();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
});

test('tokens of one application share its limit; another application has its own', async () => {
  const { application, list } = await limitedTo(10);
  const user = await api.createUser(application);
  const bound = await api.token(application, { user });
  for (let n = 0; n < 5; n++) await list();
  const answer = await api.request('GET', '/api/v1/listings/', { token: bound });
  expect(remainingOf(answer)).toBe(4);
  const other = await limitedTo(10);
  expect(remainingOf(await other.list())).toBe(9);
});

test('what is asked on the dashboard’s paths is counted too', async () => {
  const { ownToken, signIn } = await seedDashboard(api);
  const first = await signIn('nobody@example.com', 'wrong');
  const second = await api.request('GET', '/api/v1/users/', { token: ownToken });
  expect(remainingOf(first) - remainingOf(second)).toBe(1);
});

test('a change of the limit counts from the next request on', async () => {
  const { application, list } = await limitedTo(100);
  expect(remainingOf(await list())).toBe(99);
  await api.context.db.execute(
    `update applications set rate_limit_per_minute = 5 where id = ${application.id}`,
  );
  await api.context.database.settle();
  expect(limitsOf(await list()).slice(0, 2)).toEqual(['5', '4']);
});

test('servers on one database share one count', async () => {
  const { token, list } = await limitedTo(60);
  const app = await createApp(api.context);
  const other = await serve(app, { host: '127.0.0.1', port: 0 });
  const elsewhere = () =>
    fetch(`http://127.0.0.1:${other.port}/api/v1/listings/`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 50; n++) statuses.push((await list()).status, (await elsewhere()).status);
  app.close();
  await other.close(0);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('a calendar that is remembered is counted, says what is left, and is refused in its turn', async () => {
  const { application, token, calendar } = await seedPricedListing(api);
  await api.context.db.execute(
    `update applications set rate_limit_per_minute = 40 where id = ${application.id}`,
  );
  await api.context.database.settle();
  const answers: TestAnswer[] = [];
  for (let n = 0; n < 41; n++) answers.push(await calendar());
  expect(answers.map(remainingOf)).toEqual([...Array.from({ length: 40 }, (_, n) => 39 - n), 0]);
  expect(answers.map(({ status }) => status)).toEqual([...Array(40).fill(200), 429]);
  const again = await api.request('GET', '/api/v1/listings/', { token });
  expect(again.status).toBe(429);
});

test('refreshing accounts has a limit of its own on top, which other requests do not draw from', async () => {
  const { application, token, list } = await limitedTo(1_000);
  const user = await api.createUser(application);
  const refresh = () => api.request('POST', `/api/v1/users/${user.id}/accounts/999999/refresh/`, { token });
  const first = await refresh();
  expect(first.status).toBe(404);
  expect(limitsOf(first)).toEqual([
    '100',
    '99',
    String(NOW_SECONDS + 1),
    '"account-refresh";r=99;t=1, "requests";r=999;t=1',
    '"account-refresh";q=100;w=60, "requests";q=1000;w=60',
  ]);
  const statuses: number[] = [];
  for (let n = 0; n < 100; n++) statuses.push((await refresh()).status);
  expect(statuses).toEqual([...Array(99).fill(404), 429]);
  expect(remainingOf(await list())).toBe(1_000 - 101);
});
