import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  const application = await api.createApplication();
  token = await api.token(application);
  for (const city of ['Porto', 'Évora']) {
    await api.seedListing(await api.createUser(application), { city, title: `${city} & Söhne` });
  }
});
afterAll(() => api.close());

const list = (query: string) => api.request('GET', `/api/v1/listings/${query}`, { token });

test.each([
  ['?nonsense=1', 'nonsense'],
  ['?page=1', 'page'],
  ['?filter[owners]=1', 'filter[owners]'],
  ['?Sort=title', 'Sort'],
  ['?page[number]=1&page[limit]=1', 'page[limit]'],
  ['?__proto__=1', '__proto__'],
  ['?constructor=1', 'constructor'],
  ['?=1', ''],
])('%s has a parameter nobody knows', async (query, parameter) => {
  expect(problemsOf(await list(query))).toEqual([`400 ${parameter}`]);
});

test('every unknown parameter is named', async () => {
  expect(problemsOf(await list('?a=1&b=2'))).toEqual(['400 a', '400 b']);
});

test('an endpoint without parameters takes none', async () => {
  const answer = await api.request('POST', '/api/v1/users/?dry-run=1', { token, body: {} });
  expect(problemsOf(answer)).toEqual(['400 dry-run']);
});

test('a parameter given twice is refused, in whatever spelling', async () => {
  expect(problemsOf(await list('?sort=title&sort=city'))).toEqual(['400 sort']);
  expect(problemsOf(await list('?page[size]=1&page%5Bsize%5D=2'))).toEqual(['400 page[size]']);
});

test('brackets may be raw or percent-encoded', async () => {
  for (const query of ['?page[size]=1', '?page%5Bsize%5D=1', '?page%5bsize%5d=1']) {
    expect((await list(query)).json.data).toHaveLength(1);
  }
});

test('values are decoded', async () => {
  const { json } = await list('?filter[name]=%C3%89vora%20%26+S%C3%B6hne');
  expect(json.meta.pagination.count).toBe(1);
});

test.each(['?filter[name]=%00', '?filter[market]=a%00b', '?include=%00'])(
  'the character U+0000 in %s is refused',
  async (query) => {
    expect((await list(query)).status).toBe(400);
  },
);

test('bytes that are no UTF-8 find nothing and break nothing', async () => {
  expect((await list('?filter[name]=%ff%fe')).json.data).toEqual([]);
  expect((await list('?filter[name]=%')).status).toBe(200);
});

test.each(['0', '-1', '1.5', 'two', '', '1e1', '+1', '9999999999'])(
  'page[number]=%s is refused',
  async (number) => {
    expect(problemsOf(await list(`?page[number]=${number}`))).toContain('400 page[number]');
  },
);

test.each(['0', '-1', '101', 'all', ''])('page[size]=%s is refused', async (size) => {
  expect(problemsOf(await list(`?page[size]=${size}`))).toContain('400 page[size]');
});

test('a page past the last one is 404, also where there is nothing at all', async () => {
  expect(problemsOf(await list('?page[number]=2'))).toEqual(['404 page[number]']);
  expect(problemsOf(await list('?page[number]=2&filter[name]=nothing'))).toEqual(['404 page[number]']);
  expect((await list('?page[number]=999999999')).status).toBe(404);
});

test('an empty list is one empty page', async () => {
  const { json } = await list('?filter[name]=nothing');
  expect(json.data).toEqual([]);
  expect(json.meta.pagination).toEqual({ page: 1, pages: 1, count: 0 });
  expect([json.links.prev, json.links.next]).toEqual([null, null]);
});

test('links lead through all pages and keep every other parameter', async () => {
  const first = await list('?page[size]=1&sort=city&filter[name]=S%C3%B6hne');
  const follow = (link: string) => list(new URL(link).search);
  expect(first.json.links.prev).toBeNull();
  const second = await follow(first.json.links.next);
  expect(second.json.links.next).toBeNull();
  const cities = [first, second].map(({ json }) => json.data[0].attributes.city);
  expect(cities.toSorted()).toEqual(['Porto', 'Évora']);
  expect((await follow(second.json.links.prev)).json).toEqual(first.json);
  expect((await follow(first.json.links.last)).json).toEqual(second.json);
  expect((await follow(second.json.links.first)).json).toEqual(first.json);
});

test('an unknown field name is refused, an empty list of fields shows none', async () => {
  expect(problemsOf(await list('?fields[listings]=title,colour'))).toEqual(['400 fields[listings]']);
  expect(problemsOf(await list('?fields[rooms]=title'))).toEqual(['400 fields[rooms]']);
  const { json } = await list('?fields[listings]=');
  expect(json.data[0]).toEqual({ type: 'listings', id: expect.any(String), attributes: {} });
});
