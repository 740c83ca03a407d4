import { afterAll, beforeAll, expect, test } from 'vitest';
import { importAccount } from '../accounts/import-account.ts';
import { refreshListing } from '../listings/refresh-listing.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedObservedMarket } from '../testing/observed-market.ts';
import { attributesOf, eventsOf, recordEventsOf } from '../testing/recorded-events.ts';
import { recordLostSyncs } from './record-lost-syncs.ts';

// No worker runs: each job is run here, as often as a test wants.
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ sandbox: true });
});
afterAll(() => api.close());

const { signal } = new AbortController();

async function seeded() {
  const application = await api.createApplication();
  await recordEventsOf(api, application);
  const user = await api.createUser(application);
  const token = await api.token(application);
  const accounts = `/api/v1/users/${user.id}/accounts/`;
  const connect = async (apiKey: string) => {
    const attributes = { channel: 'sandbox', credentials: { api_key: apiKey } };
    const body = { data: { type: 'accounts', attributes } };
    const { status, json } = await api.request('POST', accounts, { token, body });
    return { status, id: Number(json.data?.id) };
  };
  return {
    application,
    user,
    token,
    accounts,
    connect,
    refresh: (id: number, query = '') => api.request('POST', `${accounts}${id}/refresh/${query}`, { token }),
    sync: (accountId: number, { last = true, minutes = 0 } = {}) =>
      importAccount(api.context, { accountId, reason: 'created', recentThresholdMinutes: minutes }, signal, {
        last,
      }),
    told: (type: 'account.created' | 'account.refreshed' | 'listing.refreshed') =>
      eventsOf(api, application, type),
    listings: async () => (await api.request('GET', '/api/v1/listings/?page[size]=100', { token })).json.data,
  };
}

test('account.created tells of the first import, once, however often its job is run', async () => {
  const { connect, sync, told, user } = await seeded();
  const { id } = await connect('sandbox-small');
  expect(await told('account.created')).toEqual([]);
  await sync(id);
  await sync(id);
  const events = await told('account.created');
  expect(attributesOf(events)).toEqual([
    {
      status: 'succeeded',
      'completed-at': '2026-06-15T10:00:00.000Z',
      channel: 'sandbox',
      'nb-listings-synced': 3,
      'nb-listings-failed': 0,
    },
  ]);
  expect(events[0]!.data.relationships).toEqual({
    user: {
      data: { type: 'users', id: String(user.id) },
      links: { related: `https://api.example.com/api/v1/users/${user.id}/` },
    },
    account: {
      data: { type: 'accounts', id: String(id) },
      links: { related: `https://api.example.com/api/v1/users/${user.id}/accounts/${id}/` },
    },
  });
});

test('creates that share a waiting import share its event; one during an import has its own', async () => {
  const { connect, sync, told } = await seeded();
  const { id } = await connect('sandbox-small');
  await Promise.all([connect('sandbox-small'), connect('sandbox-small')]);
  await sync(id);
  expect(await told('account.created')).toHaveLength(1);
  await api.context.jobs.cancelWaiting(api.context.db, 'import-account', String(id));
  await connect('sandbox-small');
  await sync(id);
  expect(await told('account.created')).toHaveLength(2);
});

test('listings that cannot be read make it failed, and are counted', async () => {
  const { connect, sync, told } = await seeded();
  await sync((await connect('sandbox-partial')).id);
  expect(attributesOf(await told('account.created'))).toMatchObject([
    {
      status: 'failed',
      'nb-listings-synced': 4,
      'nb-listings-failed': 2,
      error: '2 of 6 listings could not be read',
    },
  ]);
});

test('an import that fails as a whole counts no failures, and tells only when it is given up', async () => {
  const { connect, sync, told } = await seeded();
  const { id } = await connect('sandbox-broken');
  await expect(sync(id, { last: false })).rejects.toThrow();
  expect(await told('account.created')).toEqual([]);
  await sync(id).catch(() => {});
  await sync(id).catch(() => {});
  const [attributes, ...others] = attributesOf(await told('account.created'));
  expect(others).toEqual([]);
  expect(attributes).toMatchObject({ status: 'failed', 'nb-listings-synced': 0, 'nb-listings-failed': null });
  expect(attributes?.error).toMatch(/\w/);
});

test('credentials that are refused create no account and tell nothing', async () => {
  const { connect, application } = await seeded();
  expect((await connect('sandbox-invalid')).status).toBe(422);
  expect((await connect('sandbox-down')).status).toBe(502);
  expect(await eventsOf(api, application)).toEqual([]);
});

test('a revived account tells again, and counts its listings', async () => {
  const { connect, sync, told, token, accounts } = await seeded();
  const { id } = await connect('sandbox-small');
  await sync(id);
  await api.request('DELETE', `${accounts}${id}/`, { token });
  await connect('sandbox-small');
  await sync(id);
  expect(attributesOf(await told('account.created'))).toMatchObject([
    { 'nb-listings-synced': 3 },
    { status: 'succeeded', 'nb-listings-synced': 3 },
  ]);
});

test('an account that is deleted before its import ends tells that it failed', async () => {
  const { connect, sync, told, token, accounts } = await seeded();
  const { id } = await connect('sandbox-small');
  await api.request('DELETE', `${accounts}${id}/`, { token });
  await sync(id);
  expect(attributesOf(await told('account.created'))).toMatchObject([
    { status: 'failed', error: 'The account was deleted', 'nb-listings-failed': null },
  ]);
});

test('so does one whose user is deleted', async () => {
  const { connect, told, token, user } = await seeded();
  await connect('sandbox-small');
  expect((await api.request('DELETE', `/api/v1/users/${user.id}/`, { token })).status).toBe(204);
  expect(attributesOf(await told('account.created'))).toMatchObject([
    { status: 'failed', error: 'The user was deleted' },
  ]);
});

test('account.refreshed tells of a refresh that was asked for, and counts what was synced anew', async () => {
  const { connect, sync, refresh, told } = await seeded();
  const { id } = await connect('sandbox-small');
  await sync(id);
  await api.context.jobs.cancelWaiting(api.context.db, 'import-account', String(id));
  await sync(id);
  expect(await told('account.refreshed')).toEqual([]);
  expect((await refresh(id, '?recent-sync-threshold-minutes=30')).status).toBe(202);
  expect((await refresh(id, '?recent-sync-threshold-minutes=30')).status).toBe(202);
  await sync(id, { minutes: 30 });
  const events = await told('account.refreshed');
  expect(attributesOf(events)).toMatchObject([
    {
      status: 'succeeded',
      'nb-listings-synced': 0,
      'nb-listings-failed': 0,
      'recent-sync-threshold-minutes': 30,
    },
  ]);
  await refresh(id, '?recent-sync-threshold-minutes=0');
  await sync(id);
  expect(attributesOf(await told('account.refreshed'))[1]).toMatchObject({
    'nb-listings-synced': 3,
    'recent-sync-threshold-minutes': 0,
  });
  expect(await told('account.created')).toHaveLength(1);
});

test('a refresh that a waiting import covers is told by that import', async () => {
  const { connect, sync, refresh, application } = await seeded();
  const { id } = await connect('sandbox-small');
  await refresh(id);
  await sync(id);
  const events = await eventsOf(api, application, 'account.created', 'account.refreshed');
  expect(events.map(({ meta }) => meta.type)).toEqual(['account.created']);
});

test('listing.refreshed tells of a refresh that was asked for, after its base price was looked at', async () => {
  const { connect, sync, told, listings, token, user, application } = await seeded();
  const { id } = await connect('sandbox-small');
  await sync(id);
  const [listing] = await listings();
  const listingId = Number(listing.id);
  const path = `/api/v1/listings/${listingId}/refresh/`;
  await api.request('POST', path, { token });
  await api.request('POST', `${path}?sync-priority=normal`, { token });
  await refreshListing(api.context, listingId, signal, { last: true });
  await refreshListing(api.context, listingId, signal, { last: true });
  const events = await told('listing.refreshed');
  expect(attributesOf(events)).toEqual([
    {
      status: 'succeeded',
      'completed-at': '2026-06-15T10:00:00.000Z',
      channel: 'sandbox',
      'channel-listing-id': listing.attributes['channel-listings'][0]['channel-id'],
    },
  ]);
  expect(Object.keys(events[0]!.data.relationships).sort()).toEqual(['account', 'listing', 'user']);
  expect(events[0]!.data.relationships.user.data.id).toBe(String(user.id));
  expect((await eventsOf(api, application)).at(-1)!.meta.type).toBe('listing.refreshed');
});

test('the refresh of a listing that the channel no longer has is told as failed', async () => {
  const { connect, sync, told, listings, token } = await seeded();
  const { id } = await connect('sandbox-coast');
  await sync(id);
  const [listing] = await listings();
  const own = listing.attributes['channel-listings'][0]['channel-id'];
  await api.request('POST', `/api/v1/listings/${listing.id}/refresh/`, { token });
  await api.control('PATCH', `sandbox-coast/listings/${own}/`, { removed: true });
  await refreshListing(api.context, Number(listing.id), signal, { last: true });
  expect(attributesOf(await told('listing.refreshed'))).toMatchObject([
    { status: 'failed', error: 'The channel no longer has the listing', 'channel-listing-id': own },
  ]);
});

test('a sync whose job was lost is told as failed, once nobody works on it any more', async () => {
  const { connect, told } = await seeded();
  const { id } = await connect('sandbox-small');
  api.clock.advance(2 * 3_600_000);
  await recordLostSyncs(api.context);
  expect(await told('account.created')).toEqual([]);
  await api.context.jobs.cancelWaiting(api.context.db, 'import-account', String(id));
  await recordLostSyncs(api.context);
  await recordLostSyncs(api.context);
  expect(attributesOf(await told('account.created'))).toMatchObject([
    { status: 'failed', error: 'The sync was interrupted', 'nb-listings-failed': null },
  ]);
});

test('listing.created tells of each new listing with its first price, or that none was found', async () => {
  await seedObservedMarket(api.context, { latitude: 38.697, longitude: -9.422, price: 90 });
  const { connect, sync, application, listings } = await seeded();
  const { id } = await connect('sandbox-small');
  await sync(id);
  await sync(id);
  const events = await eventsOf(api, application);
  expect(events.map(({ meta }) => meta.type)).toEqual([
    'listing.created',
    'listing.created',
    'listing.created',
    'account.created',
  ]);
  const shown = await listings();
  for (const { data } of events.slice(0, 3)) {
    const { listing } = data.relationships as Record<string, { data: { id: string } }>;
    const { attributes } = shown.find((one: { id: string }) => one.id === listing!.data.id);
    const isPriced = attributes['base-price'] !== null;
    expect(data.attributes).toEqual({
      status: isPriced ? 'succeeded' : 'failed',
      'created-at': '2026-06-15T10:00:00.000Z',
      title: attributes.title,
      currency: 'EUR',
      'base-price': attributes['base-price'],
      'channel-listings': attributes['channel-listings'],
      ...(isPriced ? {} : { error: expect.stringMatching(/^No base price could be found/) }),
    });
  }
  expect(attributesOf(events).filter(({ status }) => status === 'failed')).toHaveLength(1);
});

test('a listing that comes back with its account, or on its channel, is restored', async () => {
  const { connect, sync, application, token, accounts, listings } = await seeded();
  const created = async () => attributesOf(await eventsOf(api, application, 'listing.created'));
  const { id } = await connect('sandbox-coast');
  await sync(id);
  const [listing, ...others] = await listings();
  const own = listing.attributes['channel-listings'][0]['channel-id'];
  const first = await created();
  expect(first).toHaveLength(others.length + 1);
  await api.control('PATCH', `sandbox-coast/listings/${own}/`, { removed: true });
  await sync(id);
  await api.control('PATCH', `sandbox-coast/listings/${own}/`, { removed: false });
  await sync(id);
  await sync(id);
  const back = (await created()).slice(first.length);
  expect(back).toMatchObject([{ restored: true, title: listing.attributes.title }]);
  await api.request('DELETE', `${accounts}${id}/`, { token });
  await connect('sandbox-coast');
  await sync(id);
  const all = (await created()).slice(first.length + 1);
  expect(all).toHaveLength(first.length);
  expect(all.every(({ restored }) => restored === true)).toBe(true);
});
