import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor } from '../testing/bulk-edits.ts';
import { seedEditor } from '../testing/editor.ts';
import { problemsOf } from '../testing/problems.ts';
import { type Actor, serviceActor } from './actor.ts';
import { insertChanges } from './queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Resource = { id: string; attributes: Omit<Told, 'id'> };
interface Told {
  id: string;
  'request-id': string | null;
  'entry-count': number;
  'listing-count': number;
  settings: string[];
  entries: { id: string; field: string; listing: { id: string; title: string } }[];
}

interface More {
  setting?: string;
  field?: string;
  actor?: Partial<Actor>;
}

async function withChanges() {
  const editor = await seedEditor(api);
  const { user, dashboardToken } = editor;
  const other = await editor.addListing({ title: 'Second' });
  const get = (path: string, token = dashboardToken) => api.request('GET', `/console/v1/${path}`, { token });
  return {
    ...editor,
    other,
    get,
    /** Writes what one request changed of some listings, a moment after what was written before. */
    async record(requestId: string | null, listingIds: readonly number[], more: More = {}) {
      api.clock.advance(1000);
      const { actor, setting = 'base-price', field = 'base-price' } = more;
      const change = { ownerId: user.id, setting, field, oldValue: 100, newValue: 110 };
      const changes = listingIds.map((listingId) => ({ ...change, listingId }));
      const by = {
        surface: 'dashboard' as const,
        type: 'user' as const,
        label: user.email,
        email: null,
        ...actor,
        requestId,
      };
      await insertChanges(api.context.db, changes, by, api.context.now());
    },
    changes: async (query = '', token = dashboardToken): Promise<Told[]> => {
      const { status, json } = await get(`changes/${query}`, token);
      if (status !== 200) throw new Error(JSON.stringify(json));
      return json.data.map(({ id, attributes }: Resource) => ({ id, ...attributes }));
    },
    requests: async (query = '') => {
      const { json } = await get(`changes/${query}`);
      return requestsOf(json);
    },
    facets: async (query = '') => (await get(`change-facets/${query}`)).json.data.attributes,
  };
}

const requestsOf = ({ data }: { data: Resource[] }) => data.map(({ attributes }) => attributes['request-id']);

test('what one request changed of several listings is one change, told with its listings', async () => {
  const { record, changes, listing, other, user } = await withChanges();
  await record('one', [listing.id]);
  await record('both', [listing.id, other.id]);
  const [latest, first] = await changes();
  expect(latest).toMatchObject({
    'request-id': 'both',
    'changed-at': api.context.now().toISOString(),
    surface: 'dashboard',
    actor: { type: 'user', label: user.email },
    settings: ['base-price'],
    'entry-count': 2,
    'listing-count': 2,
  });
  expect(latest?.entries.map((entry) => entry.listing.id)).toEqual([String(listing.id), String(other.id)]);
  expect(latest?.entries[1]).toMatchObject({
    setting: 'base-price',
    'old-value': 100,
    'new-value': 110,
    listing: {
      id: String(other.id),
      title: 'Second',
      currency: expect.any(String),
      timezone: 'Europe/Lisbon',
    },
  });
  expect(first).toMatchObject({ 'request-id': 'one', 'entry-count': 1, 'listing-count': 1 });
});

test('what the service did without a request stands by itself', async () => {
  const { record, changes, listing, other } = await withChanges();
  await record(null, [listing.id, other.id], { actor: serviceActor('listing sync') });
  expect((await changes()).map((change) => change['entry-count'])).toEqual([1, 1]);
});

test('an edit of several listings has one name in the history of each', async () => {
  const { edit, addListing, listing, dashboardToken: token } = await seedBulkEditor(api);
  const other = await addListing();
  await edit({ 'min-stay': 4 }, { ids: [listing.id, other.id] });
  const { json } = await api.request('GET', '/console/v1/changes/', { token });
  expect(json.data).toHaveLength(1);
  expect(json.data[0].attributes).toMatchObject({ settings: ['min-stays'], 'listing-count': 2 });
});

test('a large change tells its first entries, and all of them at its own address', async () => {
  const { record, changes, get, listing } = await withChanges();
  await record(
    'large',
    Array.from({ length: 30 }, () => listing.id),
  );
  const [large] = await changes();
  expect([large?.['entry-count'], large?.entries.length]).toEqual([30, 20]);
  const page = (number: number) => get(`changes/${large?.id}/entries/?page[size]=25&page[number]=${number}`);
  const [first, second] = [(await page(1)).json, (await page(2)).json];
  expect([first.data.length, second.data.length]).toEqual([25, 5]);
  expect(first.meta.pagination).toEqual({ page: 1, pages: 2, count: 30 });
  const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => Number(id));
  expect(ids).toEqual(ids.toSorted((one, next) => one - next));
  expect(new Set(ids).size).toBe(30);
});

test('a list that is read on from where it was left skips and repeats nothing, whatever is added', async () => {
  const { record, get, requests, listing, other } = await withChanges();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await record(name, [listing.id, other.id]);
  const { json } = await get('changes/?page[size]=2');
  expect(requestsOf(json)).toEqual(['e', 'd']);
  await record('f', [listing.id]);
  await record('e', [listing.id]);
  const next = new URL(json.links.next);
  const second = await get(`changes/${next.search}`);
  expect(requestsOf(second.json)).toEqual(['c', 'b']);
  const third = await get(`changes/${new URL(second.json.links.next).search}`);
  expect(requestsOf(third.json)).toEqual(['a']);
  expect(third.json.links.next).toBeNull();
  expect(await requests()).toEqual(['e', 'f', 'd', 'c', 'b', 'a']);
});

test('a request that others came between is told once, where its latest entry stands', async () => {
  const { record, changes, listing, other } = await withChanges();
  await record('slow', [listing.id]);
  await record('quick', [listing.id]);
  await record('slow', [other.id]);
  expect((await changes()).map((change) => [change['request-id'], change['entry-count']])).toEqual([
    ['slow', 2],
    ['quick', 1],
  ]);
});

test('filters choose by listing, surface, setting, actor and moment, alone and together', async () => {
  const { record, requests, changes, listing, other } = await withChanges();
  await record('mine', [listing.id, other.id]);
  const moment = api.context.now().toISOString();
  await record('theirs', [listing.id], { actor: { type: 'application', label: 'Nordkai', surface: 'api' } });
  await record('stay', [listing.id], { setting: 'min-stays', field: 'min-stay' });
  await record('both', [other.id]);
  await record('both', [other.id], { setting: 'min-stays', field: 'min-stay' });
  expect(await requests(`?filter[listing]=${listing.id}`)).toEqual(['stay', 'theirs', 'mine']);
  expect(await requests('?filter[surface]=api')).toEqual(['theirs']);
  expect(await requests('?filter[surface]=api,dashboard')).toHaveLength(4);
  expect(await requests('?filter[actor]=Nordkai')).toEqual(['theirs']);
  expect(await requests('?filter[setting]=min-stays')).toEqual(['both', 'stay']);
  expect(await requests(`?filter[changed-after]=${moment}`)).toEqual(['both', 'stay', 'theirs']);
  expect(await requests(`?filter[changed-before]=${moment}`)).toEqual([]);
  expect(await requests(`?filter[setting]=min-stays&filter[listing]=${listing.id}`)).toEqual(['stay']);
  const [both] = await changes('?filter[setting]=min-stays');
  expect(both).toMatchObject({ 'entry-count': 1, settings: ['min-stays'] });
});

test('facets count what occurs, each under all filters but its own', async () => {
  const { record, facets, listing, other, user } = await withChanges();
  await record('a', [listing.id, other.id]);
  const moment = api.context.now().toISOString();
  await record('b', [listing.id], { setting: 'min-stays', field: 'min-stay' });
  await record('c', [other.id], { actor: { type: 'application', label: 'Nordkai', surface: 'api' } });
  expect(await facets()).toEqual({
    count: 4,
    'count-at-any-time': 4,
    surfaces: [
      { surface: 'dashboard', count: 3 },
      { surface: 'api', count: 1 },
    ],
    settings: [
      { setting: 'base-price', count: 3 },
      { setting: 'min-stays', count: 1 },
    ],
    actors: [
      { type: 'user', label: user.email, count: 3 },
      { type: 'application', label: 'Nordkai', count: 1 },
    ],
  });
  expect(await facets('?filter[surface]=api')).toMatchObject({
    count: 1,
    surfaces: [
      { surface: 'dashboard', count: 3 },
      { surface: 'api', count: 1 },
    ],
    settings: [{ setting: 'base-price', count: 1 }],
    actors: [{ label: 'Nordkai', count: 1 }],
  });
  expect(await facets(`?filter[changed-after]=${moment}`)).toMatchObject({
    count: 2,
    'count-at-any-time': 4,
  });
  expect(await facets(`?filter[listing]=${other.id}`)).toMatchObject({ count: 2 });
});

test('history is its user’s alone, and a viewer reads it', async () => {
  const { record, changes, get, listing, strangerToken, viewerToken } = await withChanges();
  await record('mine', [listing.id]);
  const [{ id }] = (await changes()) as [Told];
  const stranger = await strangerToken();
  expect(await changes('', stranger)).toEqual([]);
  for (const path of [
    `changes/?filter[listing]=${listing.id}`,
    `changes/?page[after]=${id}`,
    `changes/${id}/entries/`,
    `change-facets/?filter[listing]=${listing.id}`,
  ]) {
    expect((await get(path, stranger)).status).toBe(404);
  }
  expect((await get('change-facets/', stranger)).json.data.attributes.count).toBe(0);
  expect(await changes('', await viewerToken())).toHaveLength(1);
});

test('changes of a listing without a live connection are not told', async () => {
  const { record, changes, facets, listing, addListing } = await withChanges();
  const unconnected = await addListing({ active: false });
  await record('both', [listing.id, unconnected.id]);
  await record('gone', [unconnected.id]);
  expect((await changes()).map((change) => [change['request-id'], change['entry-count']])).toEqual([
    ['both', 1],
  ]);
  expect((await facets()).count).toBe(1);
});

test('it needs console:read and a token that speaks for a user', async () => {
  const { get, token, dashboard } = await withChanges();
  expect((await get('changes/', token)).status).toBe(403);
  expect((await get('changes/', await api.token(dashboard))).status).toBe(404);
});

test.each([
  ['changes/?filter[surface]=fax', 'filter[surface]'],
  ['changes/?filter[setting]=weather', 'filter[setting]'],
  ['changes/?filter[changed-after]=yesterday', 'filter[changed-after]'],
  ['changes/?filter[actor]=a%00b', 'filter[actor]'],
  ['changes/?page[size]=51', 'page[size]'],
  ['changes/?page[number]=2', 'page[number]'],
  ['change-facets/?page[size]=5', 'page[size]'],
])('%s is refused', async (path, parameter) => {
  const { get } = await withChanges();
  expect(problemsOf(await get(path))).toEqual([`400 ${parameter}`]);
});
