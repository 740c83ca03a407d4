import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedInsightListing } from '../testing/insights.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('without dates every day of the current year is told, with or without data', async () => {
  const { read, listing } = await seedInsightListing(api);
  const { status, json } = await read();
  expect(status).toBe(200);
  expect(json.data).toHaveLength(365);
  expect(json.data[0]).toEqual({
    type: 'market-insights',
    id: `${listing.id}:cluster:2026-01-01`,
    attributes: {
      date: '2026-01-01',
      'adj-occupancy': { listing: 0, benchmark: null },
      occupancy: { listing: 0, benchmark: null },
      'average-booked-rate': { listing: null, benchmark: null },
      'average-posted-rate': { listing: null, benchmark: null },
    },
  });
  const ids = json.data.map(({ id }: { id: string }) => id.slice(-10));
  expect(new Set(ids).size).toBe(365);
  expect([ids[58], ids[59], ids.at(-1)]).toEqual(['2026-02-28', '2026-03-01', '2026-12-31']);
  expect(ids).toEqual([...ids].sort());
  expect(json.meta).toEqual({
    pagination: { page: 1, pages: 1, count: 365 },
    currency: 'EUR',
    'benchmark-data-available': false,
    'compare-to': 'cluster',
    'cohort-bedrooms': ['2'],
    'start-date': '2026-01-01',
    'end-date': '2026-12-31',
    'exchange-rate-missing': false,
  });
});

test('the current year is that of the listing’s timezone', async () => {
  const ahead = await startApi({ now: '2026-12-31T16:00:00Z' });
  try {
    const tokyo = await seedInsightListing(ahead, { listing: { timezone: 'Asia/Tokyo' } });
    const lisbon = await seedInsightListing(ahead);
    const windowOf = async ({ read }: typeof tokyo) => {
      const { meta } = (await read('?page[size]=1')).json;
      return [meta['start-date'], meta['end-date']];
    };
    expect(await windowOf(tokyo)).toEqual(['2027-01-01', '2027-12-31']);
    expect(await windowOf(lisbon)).toEqual(['2026-01-01', '2026-12-31']);
  } finally {
    await ahead.close();
  }
});

test('the window that was applied is told, each of its ends on its own', async () => {
  const { read } = await seedInsightListing(api);
  const windowOf = async (query: string) => {
    const { meta } = (await read(query)).json;
    return [meta['start-date'], meta['end-date'], meta.pagination.count];
  };
  expect(await windowOf('?filter[start-date]=2026-12-30')).toEqual(['2026-12-30', '2026-12-31', 2]);
  expect(await windowOf('?filter[end-date]=2026-01-01')).toEqual(['2026-01-01', '2026-01-01', 1]);
  expect(await windowOf('?filter[start-date]=2024-02-28&filter[end-date]=2024-03-01')).toEqual([
    '2024-02-28',
    '2024-03-01',
    3,
  ]);
});

test('731 days may be asked for and be one page, 732 may not', async () => {
  const { read } = await seedInsightListing(api);
  const most = '?filter[start-date]=2026-01-01&filter[end-date]=2028-01-01';
  const { json } = await read(`${most}&page[size]=731`);
  expect(json.data).toHaveLength(731);
  expect(json.meta.pagination).toEqual({ page: 1, pages: 1, count: 731 });
  const over = await read('?filter[start-date]=2026-01-01&filter[end-date]=2028-01-02');
  expect(problemsOf(over)).toEqual(['400 filter[end-date]']);
});

test('pages hold 366 days unless asked otherwise, and continue where the one before ended', async () => {
  const { read } = await seedInsightListing(api);
  const most = '?filter[start-date]=2026-01-01&filter[end-date]=2028-01-01';
  const [first, second] = [(await read(most)).json, (await read(`${most}&page[number]=2`)).json];
  expect([first.data.length, second.data.length]).toEqual([366, 365]);
  expect(first.meta.pagination).toEqual({ page: 1, pages: 2, count: 731 });
  expect(second.data[0].attributes.date).toBe('2027-01-02');
  expect(first.links.next).toContain('page%5Bnumber%5D=2');
  expect((await read('?page[number]=2')).status).toBe(404);
});

test.each([
  ['?filter[start-date]=2026-02-30', 'filter[start-date]'],
  ['?filter[end-date]=tomorrow', 'filter[end-date]'],
  ['?filter[end-date]=', 'filter[end-date]'],
  ['?filter[start-date]=2026-07-02&filter[end-date]=2026-07-01', 'filter[end-date]'],
  ['?filter[start-date]=2027-01-01', 'filter[start-date]'],
  ['?filter[end-date]=2025-12-31', 'filter[end-date]'],
  ['?filter[start-date]=2024-12-30', 'filter[start-date]'],
  ['?filter[start-date]=1999-12-31&filter[end-date]=2000-01-02', 'filter[start-date]'],
  ['?filter[start-date]=2199-12-31&filter[end-date]=2200-01-01', 'filter[end-date]'],
  ['?filter[compare-to]=region', 'filter[compare-to]'],
  ['?filter[compare-to]=', 'filter[compare-to]'],
  ['?filter[start]=2026-01-01', 'filter[start]'],
  ['?sort=date', 'sort'],
  ['?include=listing', 'include'],
  ['?fields[market-insights]=adr', 'fields[market-insights]'],
  ['?page[size]=732', 'page[size]'],
  ['?page[size]=0', 'page[size]'],
])('%s is refused', async (query, parameter) => {
  const { read } = await seedInsightListing(api);
  expect(problemsOf(await read(query))).toEqual([`400 ${parameter}`]);
});

test('only the asked-for fields are sent', async () => {
  const { read, listing } = await seedInsightListing(api);
  const { data } = (await read('?fields[market-insights]=date&page[size]=1')).json;
  expect(data).toEqual([
    { type: 'market-insights', id: `${listing.id}:cluster:2026-01-01`, attributes: { date: '2026-01-01' } },
  ]);
});

test('insights need their scope', async () => {
  const { application, read } = await seedInsightListing(api);
  const narrow = await api.token(application, { scope: 'listings:read reservations:read' });
  expect(problemsOf(await read('', narrow))).toEqual(['403 insufficient_scope']);
  const enough = await api.token(application, { scope: 'insights:read' });
  expect((await read('?page[size]=1', enough)).status).toBe(200);
});

test('who may not see a listing finds none, nor does anybody once it is disconnected', async () => {
  const { application, read, listing, written } = await seedInsightListing(api);
  const stranger = await api.token(await api.createApplication());
  const neighbour = await api.token(application, { user: await api.createUser(application) });
  expect((await read('', stranger)).status).toBe(404);
  expect((await read('', neighbour)).status).toBe(404);
  const { db, now } = api.context;
  await written(db.update(accounts).set({ deletedAt: now() }).where(eq(accounts.id, listing.accountId)));
  expect((await read()).status).toBe(404);
});

test('thirty requests a minute are answered for an application, whichever its listings', async () => {
  const { read, application, user, place } = await seedInsightListing(api);
  const other = await api.seedListing(user, place);
  const token = await api.token(application, { user });
  for (let n = 0; n < 29; n++) expect((await read('?page[size]=1')).status).toBe(200);
  const address = `/api/v1/listings/${other.id}/market-insights/`;
  const last = await api.request('GET', address, { token });
  expect([
    last.status,
    last.headers.get('x-ratelimit-limit'),
    last.headers.get('x-ratelimit-remaining'),
  ]).toEqual([200, '30', '0']);
  expect(problemsOf(await read())).toEqual(['429 rate_limited']);
  expect((await seedInsightListing(api).then((elsewhere) => elsewhere.read())).status).toBe(200);
});
