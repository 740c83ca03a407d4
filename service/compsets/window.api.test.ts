import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCompsetListing } from '../testing/compsets.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-06-15T16:00:00.000Z' });
});
afterAll(() => api.close());

async function seedCompset(timezone = 'Europe/Lisbon') {
  const seeded = await seedCompsetListing(api, { listing: { timezone }, market: { currency: 'JPY' } });
  await seeded.observe(3);
  await seeded.update();
  const windowOf = async (query = '') => {
    const { performance } = await seeded.detail(query);
    return [performance['start-date'], performance['end-date']];
  };
  return { ...seeded, windowOf };
}

test('without dates it is from today to 90 days on, in the listing’s timezone', async () => {
  expect(await (await seedCompset()).windowOf()).toEqual(['2026-06-15', '2026-09-13']);
  expect(await (await seedCompset('Asia/Tokyo')).windowOf()).toEqual(['2026-06-16', '2026-09-14']);
});

test('each of its ends may be asked for on its own', async () => {
  const { windowOf } = await seedCompset();
  expect(await windowOf('?start_date=2026-08-01')).toEqual(['2026-08-01', '2026-10-30']);
  expect(await windowOf('?end_date=2026-06-15')).toEqual(['2026-06-15', '2026-06-15']);
  expect(await windowOf('?start_date=2024-02-29&end_date=2024-03-01')).toEqual(['2024-02-29', '2024-03-01']);
});

test('the end may be 180 days after the start, 181 it may not', async () => {
  const { windowOf, read } = await seedCompset();
  expect(await windowOf('?start_date=2026-01-01&end_date=2026-06-30')).toEqual(['2026-01-01', '2026-06-30']);
  const refused = await read('?start_date=2026-01-01&end_date=2026-07-01');
  expect(problemsOf(refused)).toEqual(['400 end_date']);
  expect(refused.json.errors[0].detail).toContain('181');
});

test('nights that are far away are asked for like any others', async () => {
  const { windowOf } = await seedCompset();
  expect(await windowOf('?start_date=2000-01-01')).toEqual(['2000-01-01', '2000-03-31']);
  expect(await windowOf('?start_date=2199-12-31')).toEqual(['2199-12-31', '2200-03-31']);
});

test.each([
  ['start_date=tomorrow', '400 start_date'],
  ['start_date=2026-02-30', '400 start_date'],
  ['end_date=2026-6-1', '400 end_date'],
  ['end_date=', '400 end_date'],
  ['start_date=1999-12-31', '400 start_date'],
  ['start_date=9999-12-31', '400 start_date'],
  ['start_date=2026-07-02&end_date=2026-07-01', '400 end_date'],
  ['end_date=2026-06-14', '400 end_date'],
  ['start_date=2026-01-01&start_date=2026-01-02', '400 start_date'],
  ['start-date=2026-07-01', '400 start-date'],
  ['end-date=2026-07-01', '400 end-date'],
  ['include=members', '400 include'],
  ['fields[compsets]=nothing', '400 fields[compsets]'],
])('%s is refused', async (query, problem) => {
  const { read } = await seedCompset();
  expect(problemsOf(await read(`?${query}`))).toEqual([problem]);
});

test('thirty details a minute are answered for an application, and as many for each of its users', async () => {
  const { application, user, token, idOf } = await seedCompset();
  const path = `/api/v1/compsets/${await idOf()}/`;
  const ask = (as: string) => api.request('GET', path, { token: as });
  for (let n = 0; n < 29; n++) expect((await ask(token)).status).toBe(200);
  const last = await ask(token);
  expect([
    last.status,
    last.headers.get('x-ratelimit-limit'),
    last.headers.get('x-ratelimit-remaining'),
  ]).toEqual([200, '30', '0']);
  expect(problemsOf(await ask(token))).toEqual(['429 rate_limited']);
  expect((await ask(await api.token(application, { user }))).status).toBe(200);
  expect((await api.request('GET', '/api/v1/compsets/', { token })).status).toBe(200);
});
