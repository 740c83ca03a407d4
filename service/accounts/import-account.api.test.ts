import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel } from '../channels/channel.ts';
import { rowsOf } from '../db/database.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestUser } from '../testing/fixtures.ts';
import { importAccount } from './import-account.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ sandbox: true, logLevel: 'silent' });
});
afterAll(() => api.close());

interface Connected {
  user: TestUser;
  token: string;
  accountId: number;
}

async function connect(apiKey: string): Promise<Connected> {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const token = await api.token(application);
  const attributes = { channel: 'sandbox', credentials: { api_key: apiKey } };
  const answer = await api.request('POST', `/api/v1/users/${user.id}/accounts/`, {
    token,
    body: { data: { type: 'accounts', attributes } },
  });
  return { user, token, accountId: Number(answer.json.data.id) };
}

const run = (
  { accountId }: Connected,
  {
    recentThresholdMinutes = 0,
    last = true,
    context = api.context,
    signal = new AbortController().signal,
  } = {},
) => importAccount(context, { accountId, reason: 'refreshed', recentThresholdMinutes }, signal, { last });

/** The service as it is when it is told to stop once it has dealt with so many listings of an account. */
function stoppingAfter(listings: number) {
  const stopping = new AbortController();
  const stoppingOn = (channel: Channel): Channel => ({
    ...channel,
    async *listListings(credentials, signal) {
      for await (const page of channel.listListings(credentials, signal)) {
        yield { ...page, records: page.records.slice(0, listings) };
        stopping.abort(new Error('stopping'));
        yield { ...page, records: page.records.slice(listings) };
      }
    },
  });
  const { channels } = api.context;
  const find = (id: string) => {
    const channel = channels.find(id);
    return channel && stoppingOn(channel);
  };
  return { context: { ...api.context, channels: { ...channels, find } }, signal: stopping.signal };
}

async function accountOf({ user, accountId, token }: Connected) {
  const answer = await api.request('GET', `/api/v1/users/${user.id}/accounts/${accountId}/`, { token });
  return answer.json.data.attributes;
}

interface Listing {
  id: string;
  attributes: Record<string, unknown>;
}

async function listingsOf({ user, token }: Connected): Promise<Listing[]> {
  const path = `/api/v1/listings/?filter[owner]=${user.id}&sort=created-at&page[size]=100`;
  return (await api.request('GET', path, { token })).json.data;
}

const syncErrorOf = async ({ accountId }: Connected) =>
  (
    await rowsOf<{ error: string | null }>(
      api.context.db,
      sql`select sync_error as error from accounts where id = ${accountId}`,
    )
  )[0]?.error;

/** Everything that was imported, without what the database numbers by itself. */
const everythingOf = ({ accountId, user }: Connected) =>
  rowsOf(
    api.context.db,
    sql`select
      (select jsonb_agg(jsonb_build_array(l.title, l.base_price, c.channel, c.channel_id, c.active, c.sync_state) order by c.id)
        from channel_listings c join listings l on l.id = c.listing_id where c.account_id = ${accountId}) as listings,
      (select jsonb_agg(jsonb_build_array(r.channel_id, r.listing_id, r.status, r.adr) order by r.channel_id)
        from reservations r where r.account_id = ${accountId}) as reservations,
      (select count(*)::int from listing_blocks b join listings l on l.id = b.listing_id where l.owner_id = ${user.id}) as blocks,
      (select count(*)::int from reviews v join listings l on l.id = v.listing_id where l.owner_id = ${user.id}) as reviews,
      (select count(*)::int from listings l where l.owner_id = ${user.id}) as rows`,
  );

describe('an import', () => {
  test('that runs twice doubles nothing', async () => {
    const account = await connect('sandbox-coast');
    await run(account);
    const once = await everythingOf(account);
    await run(account);
    expect(await everythingOf(account)).toEqual(once);
    expect(await accountOf(account)).toMatchObject({
      'nb-listings': 24,
      'nb-enabled-listings': 0,
      'sync-status': { state: 'completed', 'last-successful-sync-at': '2026-06-15T10:00:00.000Z' },
    });
  });

  test('that is interrupted waits for its next attempt, which ends like an undisturbed one', async () => {
    const undisturbed = await connect('sandbox-coast');
    await run(undisturbed);
    const account = await connect('sandbox-coast');
    await expect(run(account, { last: false, ...stoppingAfter(6) })).rejects.toThrow('stopping');
    expect(await listingsOf(account)).toHaveLength(6);
    expect((await accountOf(account))['sync-status'].state).toBe('queued');
    await run(account);
    const titles = async (of: Connected) => (await listingsOf(of)).map(({ attributes }) => attributes.title);
    expect(await titles(account)).toEqual(await titles(undisturbed));
    const countsOf = async (of: Connected) =>
      rowsOf(
        api.context.db,
        sql`select count(*)::int as stays, sum(adr) as adr from reservations where account_id = ${of.accountId}`,
      );
    expect(await countsOf(account)).toEqual(await countsOf(undisturbed));
  });

  test('brings what can be read, and says how much could not', async () => {
    const account = await connect('sandbox-partial');
    await run(account);
    expect(await syncErrorOf(account)).toBe('2 of 6 listings could not be read');
    expect(await accountOf(account)).toMatchObject({
      valid: true,
      'nb-listings': 4,
      'sync-status': { state: 'unknown', 'last-successful-sync-at': null },
    });
  });

  test('of a broken channel is tried again, and given up in the end', async () => {
    const account = await connect('sandbox-broken');
    await expect(run(account, { last: false })).rejects.toThrow('sandbox answered 500');
    expect((await accountOf(account))['sync-status'].state).toBe('queued');
    await expect(run(account, { last: true })).rejects.toThrow('sandbox answered 500');
    expect(await accountOf(account)).toMatchObject({ valid: true, 'sync-status': { state: 'unknown' } });
    expect(await syncErrorOf(account)).toMatch(/sandbox answered 500/);
  });

  test('with credentials that were revoked is not tried again', async () => {
    const account = await connect('sandbox-slow');
    await api.control('PUT', 'sandbox-slow/fault/', { fault: 'invalid' });
    await run(account, { last: false });
    await api.control('PUT', 'sandbox-slow/fault/', { fault: 'slow' });
    expect(await accountOf(account)).toMatchObject({ valid: false, 'sync-status': { state: 'unknown' } });
    await run(account);
    expect(await accountOf(account)).toMatchObject({ valid: true, 'sync-status': { state: 'completed' } });
  });

  test('of a deleted account does nothing', async () => {
    const account = await connect('sandbox-small');
    const path = `/api/v1/users/${account.user.id}/accounts/${account.accountId}/`;
    await api.request('DELETE', path, { token: account.token });
    await run(account);
    expect(await everythingOf(account)).toMatchObject([{ rows: 0, reservations: null }]);
  });

  test('leaves alone what was synced lately', async () => {
    const account = await connect('sandbox-grow');
    await run(account);
    const { data } = (await api.control('GET', 'sandbox-grow/listings/')).json;
    await api.control('PATCH', `sandbox-grow/listings/${data[0].id}/`, { title: 'Terraço Novo' });
    const titles = async () => (await listingsOf(account)).map(({ attributes }) => attributes.title);
    api.clock.advance(30 * 60_000);
    await run(account, { recentThresholdMinutes: 60 });
    expect(await titles()).not.toContain('Terraço Novo');
    await run(account, { recentThresholdMinutes: 30 });
    expect(await titles()).toContain('Terraço Novo');
  });
});

describe('a listing that is imported again', () => {
  test('keeps the prices its owner set and takes the channel’s description', async () => {
    const account = await connect('sandbox-small');
    await run(account);
    const [listing] = await listingsOf(account);
    const attributes = { enabled: true, 'base-price': 321, 'min-price': 123 };
    await api.request('PATCH', `/api/v1/listings/${listing?.id}/activation/`, {
      token: account.token,
      body: { data: { type: 'listing-activations', id: listing?.id, attributes } },
    });
    const { data } = (await api.control('GET', 'sandbox-small/listings/')).json;
    await api.control('PATCH', `sandbox-small/listings/${data[0].id}/`, { title: 'Monte Renovado' });
    await run(account);
    const again = (await listingsOf(account)).find(({ id }) => id === listing?.id);
    expect(again?.attributes).toMatchObject({ title: 'Monte Renovado', ...attributes });
  });

  test('is shown no more once the channel has it no more, and is the same one when it is back', async () => {
    const account = await connect('sandbox-slow');
    await run(account);
    const before = (await listingsOf(account)).map(({ id }) => id);
    const { data } = (await api.control('GET', 'sandbox-slow/listings/')).json;
    await api.control('PATCH', `sandbox-slow/listings/${data[0].id}/`, { removed: true });
    await run(account);
    const during = (await listingsOf(account)).map(({ id }) => id);
    expect(during).toEqual(before.slice(1));
    expect(await accountOf(account)).toMatchObject({ 'nb-listings': before.length - 1 });
    await api.control('PATCH', `sandbox-slow/listings/${data[0].id}/`, { removed: false });
    await run(account);
    expect((await listingsOf(account)).map(({ id }) => id)).toEqual(before);
  });

  test('in another currency is switched off and priced anew', async () => {
    const account = await connect('sandbox-grow');
    await run(account);
    const [listing] = await listingsOf(account);
    const attributes = { enabled: true, 'base-price': 321, 'min-price': 123 };
    await api.request('PATCH', `/api/v1/listings/${listing?.id}/activation/`, {
      token: account.token,
      body: { data: { type: 'listing-activations', id: listing?.id, attributes } },
    });
    const { data } = (await api.control('GET', 'sandbox-grow/listings/')).json;
    await api.control('PATCH', `sandbox-grow/listings/${data[0].id}/`, { currency: 'JPY' });
    await run(account);
    const again = (await listingsOf(account)).find(({ id }) => id === listing?.id);
    expect(again?.attributes).toMatchObject({ currency: 'JPY', enabled: false, 'min-price': null });
    expect(again?.attributes['base-price']).not.toBe(321);
    const changes = await rowsOf(
      api.context.db,
      sql`select field, old_value as old, actor_type as actor from change_history
        where listing_id = ${listing?.id} and surface = 'service' and old_value <> 'null' order by id`,
    );
    expect(changes).toEqual([
      { field: 'enabled', old: true, actor: 'service' },
      { field: 'base-price', old: 321, actor: 'service' },
      { field: 'min-price', old: 123, actor: 'service' },
    ]);
  });

  test('of an account that was deleted and connected again comes back switched off', async () => {
    const account = await connect('sandbox-small');
    await run(account);
    const before = (await listingsOf(account)).map(({ id }) => id);
    const path = `/api/v1/users/${account.user.id}/accounts/`;
    await api.request('DELETE', `${path}${account.accountId}/`, { token: account.token });
    expect(await listingsOf(account)).toEqual([]);
    const creation = { channel: 'sandbox', credentials: { api_key: 'sandbox-small' } };
    const body = { data: { type: 'accounts', attributes: creation } };
    await api.request('POST', path, { token: account.token, body });
    expect(await listingsOf(account)).toEqual([]);
    await run(account);
    const after = await listingsOf(account);
    expect(after.map(({ id }) => id)).toEqual(before);
    expect(after.every(({ attributes }) => attributes.enabled === false)).toBe(true);
  });
});
