import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { observedListings } from '../db/schema/index.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import type { TestUser } from '../testing/fixtures.ts';
import { seedObservedMarket } from '../testing/observed-market.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ sandbox: true, worker: true });
});
afterAll(() => api.close());

async function imported(apiKey: string) {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const token = await api.token(application);
  const path = `/api/v1/users/${user.id}/accounts/`;
  const attributes = { channel: 'sandbox', credentials: { api_key: apiKey } };
  const { json } = await api.request('POST', path, {
    token,
    body: { data: { type: 'accounts', attributes } },
  });
  await eventually(
    () => api.request('GET', `${path}${json.data.id}/`, { token }),
    (answer) => answer.json.data.attributes['sync-status'].state === 'completed',
  );
  return { user, token, account: `${path}${json.data.id}/` };
}

interface Listing {
  id: string;
  attributes: Record<string, unknown> & { 'channel-listings': { channel: string; 'channel-id': string }[] };
}

async function listingsOf(user: TestUser, token: string): Promise<Listing[]> {
  const path = `/api/v1/listings/?filter[owner]=${user.id}&page[size]=100`;
  return (await api.request('GET', path, { token })).json.data;
}

/** One of the listings, with the sandbox's own id of it. */
async function listingOf(user: TestUser, token: string) {
  const [listing] = await listingsOf(user, token);
  return { id: listing?.id, own: listing?.attributes['channel-listings'][0]?.['channel-id'] };
}

test('connecting an account brings its listings with a place and a base price', async () => {
  const name = `Cascais ${crypto.randomUUID()}`;
  const seen = { name, latitude: 38.697, longitude: -9.422, price: 77 };
  const { marketId } = await seedObservedMarket(api.context, seen);
  onTestFinished(async () => {
    await api.context.db.delete(observedListings).where(eq(observedListings.marketId, marketId));
  });
  const { user, token } = await imported('sandbox-small');
  const listings = await listingsOf(user, token);
  const inMarket = listings.filter(({ attributes }) => attributes.market === name);
  const outside = listings.filter(({ attributes }) => attributes.market === null);
  expect([inMarket.length, outside.length]).toEqual([2, 1]);
  expect(inMarket.map(({ attributes }) => attributes.bedrooms).sort()).toEqual([0, null]);
  for (const { attributes } of listings) {
    expect(attributes).toMatchObject({ enabled: false, timezone: 'Europe/Lisbon', currency: 'EUR' });
  }
  // Every comparable asks 77; what is left is the difference in size.
  for (const { attributes } of inMarket) {
    expect(attributes['in-active-market']).toBe(true);
    expect(attributes['base-price']).toBeGreaterThan(77 / 3);
    expect(attributes['base-price']).toBeLessThan(77 * 3);
  }
  const { data } = (await api.control('GET', 'sandbox-small/listings/')).json;
  const alone = data.find(({ title }: { title: string }) => title === outside[0]?.attributes.title);
  expect(outside[0]?.attributes).toMatchObject({ 'in-active-market': false, 'base-price': alone.base_price });
});

test('a market in another currency says nothing of a base price', async () => {
  await seedObservedMarket(api.context, { latitude: 25.79, longitude: -80.13, currency: 'EUR', price: 11 });
  const { user, token } = await imported('sandbox-coast');
  const { data } = (await api.control('GET', 'sandbox-coast/listings/')).json;
  const asked = new Map(
    data.map((home: { title: string; base_price: number }) => [home.title, home.base_price]),
  );
  const listings = await listingsOf(user, token);
  expect(listings.length).toBe(24);
  for (const { attributes } of listings) expect(attributes['base-price']).toBe(asked.get(attributes.title));
});

test('a large account comes with its units, two currencies, two zones and every stay', async () => {
  const { user, token, account } = await imported('sandbox-city');
  const read = await api.request('GET', account, { token });
  expect(read.json.data.attributes).toMatchObject({ 'nb-listings': 60, 'nb-enabled-listings': 0 });
  const listings = await listingsOf(user, token);
  const distinct = (name: string) => [...new Set(listings.map(({ attributes }) => attributes[name]))].sort();
  expect(distinct('currency')).toEqual(['EUR', 'JPY']);
  expect(distinct('timezone')).toEqual(['Asia/Tokyo', 'Europe/Berlin']);
  for (const { attributes } of listings) expect(attributes['channel-listings'][0]?.channel).toBe('sandbox');
  expect(listings.some(({ attributes }) => attributes['channel-listings'].length > 1)).toBe(true);

  const [stays] = await rowsOf<Record<string, number>>(
    api.context.db,
    sql`select
      (select count(*)::int from listings where owner_id = ${user.id} and parent_id in
        (select id from listings where owner_id = ${user.id})) as units,
      (select count(distinct parent_id)::int from listings where owner_id = ${user.id}) as parents,
      count(*)::int as stays,
      count(*) filter (where rental_amount is not null
        and adr <> floor(rental_amount * 100 / (checkout_date - checkin_date)) / 100)::int as wrong
      from reservations where owner_id = ${user.id}`,
  );
  expect(stays).toMatchObject({ units: 4, parents: 1, wrong: 0 });
  const { data } = (await api.control('GET', 'sandbox-city/listings/')).json;
  const counts = await Promise.all(
    data
      .filter((home: { unit_ids: string[] }) => home.unit_ids.length === 0)
      .map(async ({ id }: { id: string }) => {
        const answer = await api.control('GET', `sandbox-city/listings/${id}/reservations/`);
        return answer.json.data.length as number;
      }),
  );
  expect(stays?.stays).toBe(counts.reduce((sum, count) => sum + count, 0));
});

test('a refresh of one listing brings what changed about it', async () => {
  const { user, token } = await imported('sandbox-grow');
  const { id, own } = await listingOf(user, token);
  await api.control('PATCH', `sandbox-grow/listings/${own}/`, { title: 'Casa Renovada' });
  const stay = { checkin_date: '2027-05-03', checkout_date: '2027-05-06', rental_amount: 400 };
  const booked = await api.control('POST', `sandbox-grow/listings/${own}/reservations/`, stay);

  const path = `/api/v1/listings/${id}/`;
  expect((await api.request('POST', `${path}refresh/`, { token })).status).toBe(202);
  const answer = await eventually(
    () => api.request('GET', path, { token }),
    ({ json }) =>
      json.data.attributes.title === 'Casa Renovada' &&
      json.data.attributes['sync-status'].state === 'completed',
  );
  expect(answer.json.data.attributes['sync-status']['last-successful-sync-at']).toBe(
    '2026-06-15T10:00:00.000Z',
  );
  const rows = await rowsOf(
    api.context.db,
    sql`select adr::text as adr from reservations where owner_id = ${user.id} and channel_id = ${booked.json.data.id}`,
  );
  expect(rows).toEqual([{ adr: '133.33' }]);
});

test('a refresh of a listing that the channel has no more ends its being shown', async () => {
  const { user, token } = await imported('sandbox-slow');
  const { id, own } = await listingOf(user, token);
  await api.control('PATCH', `sandbox-slow/listings/${own}/`, { removed: true });
  await api.request('POST', `/api/v1/listings/${id}/refresh/`, { token });
  await eventually(
    () => api.request('GET', `/api/v1/listings/${id}/`, { token }),
    ({ status }) => status === 404,
  );
  expect(await listingsOf(user, token)).toHaveLength(3);
});
