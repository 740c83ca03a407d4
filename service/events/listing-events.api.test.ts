import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importAccount } from '../accounts/import-account.ts';
import { rowsOf } from '../db/database.ts';
import { activateMarket } from '../market/activate-market.ts';
import { deactivateMarket } from '../market/deactivate-market.ts';
import { updateRecommendation } from '../recommendations/update-recommendations.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedMarket } from '../testing/markets.ts';
import { seedObservedMarket } from '../testing/observed-market.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';
import { attributesOf, eventsOf, recordEventsOf } from '../testing/recorded-events.ts';
import { sendEventsOf, sendPersonalEventsOf } from '../testing/webhooks.ts';
import { recordMarketChange } from './record-market-change.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ sandbox: true });
});
afterAll(() => api.close());

const NOW = '2026-06-15T10:00:00.000Z';
const PRICE_CHANGED = 'listing.base_price_changed';
const MARKET_CHANGED = 'listing.in_active_market_changed';

async function priced(options: Parameters<typeof seedPricedListing>[1] = {}) {
  const seeded = await seedPricedListing(api, options);
  await recordEventsOf(api, seeded.application);
  const { id } = seeded.listing;
  const patch = (path: string, type: string, attributes: object, token = seeded.token) =>
    api.request('PATCH', `/api/v1/listings/${id}/${path}/`, {
      token,
      body: { data: { type, id: String(id), attributes } },
    });
  return {
    ...seeded,
    setBasePrice: (price: number, token?: string) =>
      patch('customizations/base-price', 'base-price-customizations', { 'base-price': price }, token),
    activate: (attributes: object) => patch('activation', 'listing-activations', attributes),
    patch,
    changes: async () => attributesOf(await eventsOf(api, seeded.application, PRICE_CHANGED)),
    moves: async () => attributesOf(await eventsOf(api, seeded.application, MARKET_CHANGED)),
  };
}

test('a base price that an application changes is told with both prices and no name', async () => {
  const { setBasePrice, changes, listing } = await priced();
  expect((await setBasePrice(135)).status).toBe(200);
  expect((await setBasePrice(135)).status).toBe(200);
  expect(await changes()).toEqual([
    {
      'new-base-price': 135,
      'old-base-price': 120,
      'new-currency': 'EUR',
      'old-currency': 'EUR',
      'changed-at': NOW,
      'channel-listings': [{ channel: 'sandbox', 'channel-id': listing.channelId }],
      enabled: false,
      'change-source': 'user',
      'changed-by': null,
    },
  ]);
});

test('one that a login changes names that login', async () => {
  const { application, user, setBasePrice, changes } = await priced();
  await setBasePrice(135, await api.token(application, { user }));
  expect(await changes()).toMatchObject([{ 'change-source': 'user', 'changed-by': user.email }]);
});

test('activation that sets a base price tells so, one that sets none does not', async () => {
  const { activate, changes } = await priced();
  await activate({ enabled: true, 'base-price': 150 });
  await activate({ enabled: false });
  expect(await changes()).toMatchObject([{ 'new-base-price': 150, 'old-base-price': 120, enabled: true }]);
});

test('other settings, and changes that are refused, tell nothing', async () => {
  const { application, setBasePrice, patch } = await priced();
  expect((await setBasePrice(3)).status).toBe(400);
  expect(
    (await patch('customizations/min-max-prices', 'min-max-price-customizations', { 'min-price': 80 }))
      .status,
  ).toBe(200);
  expect(await eventsOf(api, application)).toEqual([]);
});

test('a recommendation that is taken over is the system’s change', async () => {
  const here = { latitude: 38.7, longitude: -9.4 };
  const place = await seedObservedMarket(api.context, here);
  const home = { ...place, ...here, accommodates: 4, rating: 4.6, bathrooms: '1', basePrice: 90 };
  const { book, listing, changes } = await priced({ listing: home });
  await book(0, 50);
  await updateRecommendation(api.context, listing.id);
  expect(await changes()).toMatchObject([
    {
      'old-base-price': 90,
      'new-base-price': expect.any(Number),
      'change-source': 'system',
      'changed-by': null,
    },
  ]);
});

test('a listing that comes back in another currency tells both, and keeps no price of the old one', async () => {
  const { signal } = new AbortController();
  const application = await api.createApplication();
  await recordEventsOf(api, application);
  const user = await api.createUser(application);
  const token = await api.token(application);
  const attributes = { channel: 'sandbox', credentials: { api_key: 'sandbox-coast' } };
  const body = { data: { type: 'accounts', attributes } };
  const { json } = await api.request('POST', `/api/v1/users/${user.id}/accounts/`, { token, body });
  const sync = () => {
    const job = { accountId: Number(json.data.id), reason: 'created', recentThresholdMinutes: 0 } as const;
    return importAccount(api.context, job, signal, { last: true });
  };
  await sync();
  const [listing] = (await api.request('GET', '/api/v1/listings/', { token })).json.data;
  const own = listing.attributes['channel-listings'][0]['channel-id'];
  await api.control('PATCH', `sandbox-coast/listings/${own}/`, { currency: 'CAD' });
  await sync();
  await sync();
  const changes = await eventsOf(api, application, PRICE_CHANGED);
  expect(attributesOf(changes)).toMatchObject([
    {
      'old-currency': 'USD',
      'new-currency': 'CAD',
      'old-base-price': listing.attributes['base-price'],
      'change-source': 'system',
    },
  ]);
  expect(changes[0]!.data.relationships).toMatchObject({ listing: { data: { id: listing.id } } });
});

test('a market that is deactivated and activated tells every priced listing of it, both ways and once', async () => {
  const { place, moves, listing, user, application } = await priced();
  await api.seedListing(user, { ...place, basePrice: null });
  await api.seedListing(user, { ...place, basePrice: 90, active: false });
  const market = String(place.marketId);
  expect(await deactivateMarket(api.context, market)).toMatchObject({ changed: true });
  expect(await deactivateMarket(api.context, market)).toMatchObject({ changed: false });
  expect(await activateMarket(api.context, market)).toMatchObject({ changed: true });
  expect(await moves()).toEqual(
    [false, true].map((inActiveMarket) => ({
      'in-active-market': inActiveMarket,
      'changed-at': NOW,
      title: 'Harbour Loft',
      'channel-listings': [{ channel: 'sandbox', 'channel-id': listing.channelId }],
    })),
  );
  const [event] = await eventsOf(api, application, MARKET_CHANGED);
  expect(Object.keys(event!.data.relationships)).toEqual(['listing', 'user']);
});

test('a market of which nothing was learned cannot be activated', async () => {
  const { marketId } = await seedMarket(api.context, { active: false, model: null });
  await expect(activateMarket(api.context, String(marketId))).rejects.toThrow('Nothing was learned');
  await expect(activateMarket(api.context, 'Atlantis')).rejects.toThrow('There is no market Atlantis.');
});

test('a sync that moves a listing into an active market, or out of it, tells so', async () => {
  const { signal } = new AbortController();
  const application = await api.createApplication();
  await recordEventsOf(api, application);
  const user = await api.createUser(application);
  const token = await api.token(application);
  const attributes = { channel: 'sandbox', credentials: { api_key: 'sandbox-grow' } };
  const body = { data: { type: 'accounts', attributes } };
  const { json } = await api.request('POST', `/api/v1/users/${user.id}/accounts/`, { token, body });
  const sync = () => {
    const job = { accountId: Number(json.data.id), reason: 'created', recentThresholdMinutes: 0 } as const;
    return importAccount(api.context, job, signal, { last: true });
  };
  await seedObservedMarket(api.context, { latitude: -33.45, longitude: -70.66, currency: 'CLP' });
  await sync();
  const listings = (await api.request('GET', '/api/v1/listings/', { token })).json.data;
  const listing = listings.find(
    (one: { attributes: Record<string, unknown> }) => one.attributes['base-price'] !== null,
  );
  const own = listing.attributes['channel-listings'][0]['channel-id'];
  await api.control('PATCH', `sandbox-grow/listings/${own}/`, { latitude: -33.45, longitude: -70.66 });
  await sync();
  await sync();
  await api.control('PATCH', `sandbox-grow/listings/${own}/`, { latitude: -50, longitude: -20 });
  await sync();
  const moves = attributesOf(await eventsOf(api, application, MARKET_CHANGED));
  expect(moves.map((move) => move['in-active-market'])).toEqual([true, false]);
});

test('an event whose cause is taken back was never there', async () => {
  const { application, listing, user } = await priced();
  const failing = api.context.db.transaction(async (tx) => {
    await recordMarketChange(tx, api.context, { id: listing.id, ownerId: user.id }, false);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await eventsOf(api, application)).toEqual([]);
});

test('only what is subscribed to is told; everything includes what is not known yet, a list does not', async () => {
  const { application, place, setBasePrice } = await priced();
  const url = 'https://hooks.example.com/';
  const types = async () => (await eventsOf(api, application)).map(({ meta }) => meta.type);
  await sendEventsOf(api, application, url, ['listing.created', MARKET_CHANGED]);
  await setBasePrice(130);
  await deactivateMarket(api.context, String(place.marketId));
  expect(await types()).toEqual([MARKET_CHANGED]);
  await sendEventsOf(api, application, url, []);
  await setBasePrice(131);
  expect(await types()).toEqual([MARKET_CHANGED]);
  await sendEventsOf(api, application, url, ['*']);
  await setBasePrice(132);
  expect(await types()).toEqual([MARKET_CHANGED, PRICE_CHANGED]);
});

test('without an address or a secret nothing is written', async () => {
  const { application, setBasePrice } = await priced();
  await sendEventsOf(api, application, '');
  await setBasePrice(130);
  await sendEventsOf(api, application, 'https://hooks.example.com/');
  await api.context.db.execute(
    sql`update applications set webhook_secret_encrypted = null where id = ${application.id}`,
  );
  await setBasePrice(131);
  expect(await eventsOf(api, application)).toEqual([]);
});

test('an application is told of its own users only, a user of nobody else, and without a plan of nothing', async () => {
  const [one, other] = [await priced(), await priced()];
  await sendPersonalEventsOf(api, one.user, 'https://mara.example.com/');
  await one.setBasePrice(130);
  expect(await other.changes()).toEqual([]);
  const personal = async () => {
    const rows = await rowsOf(
      api.context.db,
      sql`select event_id from webhook_deliveries where receiver = 'user' and receiver_id = ${one.user.id}`,
    );
    return rows.length;
  };
  expect(await personal()).toBe(1);
  await other.setBasePrice(130);
  await api.context.db.execute(sql`update users set plan = 'ended' where id = ${one.user.id}`);
  await one.setBasePrice(140);
  expect(await personal()).toBe(1);
  expect(await one.changes()).toHaveLength(2);
});

test('an application of our own that acts for the owner’s is told too, with the same event', async () => {
  const { application, setBasePrice } = await priced();
  const dashboard = await api.createApplication({
    firstParty: true,
    actsFor: application,
    scopes: ['console:read'],
  });
  await recordEventsOf(api, dashboard);
  const stranger = await api.createApplication({ firstParty: true, scopes: ['console:read'] });
  await recordEventsOf(api, stranger);
  await setBasePrice(130);
  const told = await eventsOf(api, application);
  expect(told).toHaveLength(1);
  expect(await eventsOf(api, dashboard)).toEqual(told);
  expect(await eventsOf(api, stranger)).toEqual([]);
});
