import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarRow } from '#contract/console/calendar-grid.ts';
import { accounts, clusters, listings, marketStatistics } from '../../db/schema/index.ts';
import { sampleModel } from '../../pricing/testing/sample-model.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { seedGrid } from '../../testing/calendar-grid.ts';
import { saveModel, todayIn } from '../../testing/markets.ts';
import { problemsOf } from '../../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const LETTERS = { available: 'a', booked: 'b', blocked: 'x', unavailable: 'u' } as const;

test('a row says of every night what the calendar says', async () => {
  const { add, grid, partner, dayAt } = await seedGrid(api);
  const listing = await add({ minPrice: 125, maxPrice: 140, minStay: 2 });
  await listing.book(3, 2);
  await listing.block(8, 9);
  await listing.customize('manualOverrides', {
    overrides: [
      { startDate: dayAt(12), endDate: dayAt(12), price: 77, percentageAdjustment: null, daysOfWeek: null },
    ],
  });
  await listing.post(0, [111, null, 113]);

  const [row] = (await grid()).data as [CalendarRow];
  const token = await api.token(partner);
  const window = `?filter[start-date]=${dayAt(0)}&filter[end-date]=${dayAt(29)}`;
  const { json } = await api.request('GET', `/api/v1/listings/${listing.id}/calendar/${window}`, { token });
  // biome-ignore lint/suspicious/noExplicitAny: entries of the calendar
  const entries = json.data.map(({ attributes }: any) => attributes);
  // biome-ignore lint/suspicious/noExplicitAny: an attribute of any kind
  const column = (name: string): any[] => entries.map((entry: any) => entry[name]);
  const { nights } = row.attributes;
  expect(nights.price).toEqual(column('price'));
  expect(nights.floor).toEqual(column('effective-min-price'));
  expect(nights.ceiling).toEqual(column('effective-max-price'));
  expect(nights.posted).toEqual(column('price-posted'));
  const states = column('availability') as (keyof typeof LETTERS)[];
  expect(nights.availability).toBe(states.map((state) => LETTERS[state]).join(''));
  expect(nights.override).toBe(`${'-'.repeat(12)}f${'-'.repeat(17)}`);
  expect(nights['min-stay']).toEqual(new Array(30).fill(2));
  const held = [...(nights.held ?? '')];
  expect(held[12]).toBe('-');
  for (const [night, letter] of held.entries()) {
    if (letter === 'f') expect(nights.price?.[night]).toBe(125);
    if (letter === 'c') expect(nights.price?.[night]).toBe(140);
  }
  expect(new Set(held)).toEqual(new Set(['-', 'f', 'c']));
});

test('a row tells its listing and its stays, requests too and canceled ones not', async () => {
  const { add, grid, dayAt } = await seedGrid(api);
  const listing = await add({ title: 'Pier House', minPrice: 80 });
  await listing.book(-2, 4, { bookedThrough: 'airbnb', adr: '120.50' });
  await listing.book(6, 1, { status: 'unconfirmed', isOwnerStay: true, currency: 'USD' });
  await listing.book(10, 1, { status: 'canceled' });
  await listing.book(40, 1);
  const { data } = await grid('&columns=availability');
  expect(data).toEqual([
    {
      type: 'calendar-rows',
      id: String(listing.id),
      attributes: {
        title: 'Pier House',
        image: null,
        market: expect.any(String),
        account: { id: String(listing.accountId), label: 'Sandbox PMS' },
        currency: 'EUR',
        today: dayAt(0),
        'base-price': 120,
        'min-price': 80,
        'max-price': null,
        'in-active-market': true,
        enabled: false,
        'unpriced-because': null,
        nights: { availability: `bb${'a'.repeat(28)}` },
        bookings: {
          id: [expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)],
          checkin: [dayAt(-2), dayAt(6)],
          checkout: [dayAt(2), dayAt(7)],
          status: ['accepted', 'unconfirmed'],
          channel: ['airbnb', null],
          'is-owner-stay': [false, true],
          rate: [120.5, null],
          currency: ['EUR', 'USD'],
          'listing-id': [String(listing.id), String(listing.id)],
        },
      },
    },
  ]);
});

test('a listing that cannot be priced says why, and null for what is not known', async () => {
  const { add, grid } = await seedGrid(api);
  const outside = await add({ title: 'A', clusterId: null, marketId: null });
  await outside.book(1, 1);
  await add({ title: 'B', basePrice: null });
  const { data, meta } = await grid();
  expect(data.map(({ attributes }) => attributes['unpriced-because'])).toEqual([
    'not_clustered',
    'insufficient_cluster_data',
  ]);
  expect(data[0]?.attributes.nights).toEqual({
    price: null,
    availability: `ab${'a'.repeat(28)}`,
    override: '-'.repeat(30),
    held: null,
    floor: null,
    ceiling: null,
    posted: null,
    'min-stay': null,
    change: null,
    market: null,
  });
  expect(meta.pagination.count).toBe(2);
});

test('the market’s median is told where it is known, in the listing’s currency', async () => {
  const { add, grid, place, dayAt } = await seedGrid(api);
  await add({ title: 'A' });
  await add({ title: 'B', bedrooms: 4 });
  await add({ title: 'C', currency: 'CHF' });
  const median = { ...place, cohort: '2', listingCount: 9, availableCount: 4, p50: 143.6 };
  await api.context.db.insert(marketStatistics).values({ ...median, stayDate: dayAt(2) });
  const { data } = await grid('&columns=market');
  const expected = new Array(30).fill(null).with(2, 144);
  expect(data.map(({ attributes }) => attributes.nights)).toEqual([
    { market: expected },
    { market: null },
    { market: null },
  ]);
});

test('events are told once for a market, in the reader’s language', async () => {
  const { add, grid, dayAt, place } = await seedGrid(api, { user: { locale: 'de' } });
  await add({ title: 'A' });
  await add({ title: 'B' });
  const [cluster] = await api.context.db
    .insert(clusters)
    .values({ marketId: place.marketId, name: 'New Town', latitude: 38.7, longitude: -9.4 })
    .returning();
  const model = sampleModel(todayIn(api.context));
  const elsewhere = { ...place, clusterId: cluster!.id };
  const [christmas, newYear, unnamed] = model.events;
  const events = [{ ...christmas!, uplift: 0.31 }, newYear!, unnamed!];
  await saveModel(api.context, elsewhere, { ...model, events });
  await add({ title: 'C', ...elsewhere });
  expect((await grid()).meta.markets).toEqual([
    {
      name: expect.any(String),
      events: [{ name: 'Weihnachtsmarkt', from: dayAt(7), to: dayAt(34), uplift: 0.31, impact: 'high' }],
    },
  ]);
});

test('pages, filters and order choose the rows', async () => {
  const { add, titles, grid } = await seedGrid(api);
  const first = await add({ title: 'beach 2' });
  await add({ title: 'Beach 1' });
  await add({ title: 'Attic', marketId: null, clusterId: null });
  expect(await titles()).toEqual(['Attic', 'Beach 1', 'beach 2']);
  expect(await titles('&sort=-title')).toEqual(['beach 2', 'Beach 1', 'Attic']);
  expect(await titles('&filter[name]=BEACH')).toEqual(['Beach 1', 'beach 2']);
  expect(await titles(`&filter[listing]=${first.id}`)).toEqual(['beach 2']);
  expect(await titles(`&filter[account]=${first.accountId}`)).toEqual(['beach 2']);
  expect(await titles('&page[size]=2&page[number]=2')).toEqual(['beach 2']);
  const market = (await grid()).data[1]?.attributes.market ?? '';
  expect(await titles(`&filter[market]=${encodeURIComponent(market.toUpperCase())}`)).toHaveLength(2);
  expect((await grid('&page[size]=2')).meta).toMatchObject({
    pagination: { page: 1, pages: 2, count: 3 },
    groups: [],
  });
});

test('groups are told whole, and rows come group by group', async () => {
  const { add, grid, titles, place } = await seedGrid(api);
  const zoo = await add({ title: 'A', marketId: null, clusterId: null });
  await add({ title: 'C' });
  await add({ title: 'B' });
  await api.context.db.update(accounts).set({ label: 'Zoo' }).where(eq(accounts.id, zoo.accountId));
  expect(await titles('&group=market')).toEqual(['B', 'C', 'A']);
  const byMarket = (await grid('&group=market&page[size]=1')).meta.groups;
  expect(byMarket).toEqual([
    { id: String(place.marketId), label: expect.any(String), count: 2 },
    { id: null, label: null, count: 1 },
  ]);
  const byAccount = (await grid('&group=account')).meta.groups;
  expect(byAccount.map(({ label, count }) => [label, count])).toEqual([
    ['Sandbox PMS', 1],
    ['Sandbox PMS', 1],
    ['Zoo', 1],
  ]);
});

test('a remembered row is forgotten when a stay, a rule or the listing changes', async () => {
  const { add, grid } = await seedGrid(api);
  const listing = await add();
  const nights = async () => (await grid()).data[0]?.attributes;
  const before = await nights();
  expect(await nights()).toEqual(before);
  await listing.book(4, 1, { status: 'unconfirmed' });
  expect((await nights())?.bookings.status).toEqual(['unconfirmed']);
  await listing.written(
    api.context.db.update(listings).set({ basePrice: 240, title: 'New' }).where(eq(listings.id, listing.id)),
  );
  expect((await nights())?.title).toBe('New');
  expect((await nights())?.nights.price).not.toEqual(before?.nights.price);
});

test('a parent shows the stays of its units', async () => {
  const { add, grid } = await seedGrid(api);
  const parent = await add({ title: 'A house' });
  const unit = await add({ title: 'B unit', parentId: parent.id });
  await unit.book(2, 1);
  const [house] = (await grid()).data;
  expect(house?.attributes.bookings['listing-id']).toEqual([String(unit.id)]);
  expect(house?.attributes.nights.availability).toBe(`aab${'a'.repeat(27)}`);
});

test('nobody sees the listings of others', async () => {
  const { add, read, application, partner, titles } = await seedGrid(api);
  const { id } = await add({ title: 'Mine' });
  const stranger = await api.createUser(partner);
  const theirs = await api.token(application, { user: stranger });
  expect((await read(`&filter[listing]=${id}`, theirs)).json.data).toEqual([]);
  const other = await seedGrid(api);
  expect(await other.titles()).toEqual([]);
  expect(await titles()).toEqual(['Mine']);
});

test.each([
  ['to=2026-06-14', '400 to'],
  ['to=2027-07-20', '400 to'],
  ['to=2500-01-01', '400 to'],
  ['to=soon', '400 to'],
  ['to=2026-06-20&columns=factors', '400 columns'],
  ['to=2026-06-20&group=city', '400 group'],
  ['to=2026-06-20&sort=city', '400 sort'],
  ['to=2026-06-20&filter[listing]=1,x', '400 filter[listing]'],
  [`to=2026-06-20&filter[listing]=${new Array(101).fill(1).join()}`, '400 filter[listing]'],
  ['to=2026-06-20&filter[city]=x', '400 filter[city]'],
  ['to=2026-06-20&page[size]=101', '400 page[size]'],
  ['to=2026-06-20&page[number]=9', '404 page[number]'],
])('%s is refused', async (query, problem) => {
  const { token } = await seedGrid(api);
  const answer = await api.request('GET', `/console/v1/calendar-grid/?from=2026-06-15&${query}`, { token });
  expect(problemsOf(answer)).toEqual([problem]);
});

test('it needs console:read', async () => {
  const { partner, read } = await seedGrid(api);
  expect((await read('', await api.token(partner))).status).toBe(403);
});
