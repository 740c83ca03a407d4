import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channelListings } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestListing } from '../testing/fixtures.ts';
import { seedMarket } from '../testing/markets.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const CONSOLE = ['listings:read', 'listings:write', 'reservations:read', 'console:read'] as const;

async function tenant() {
  const partner = await api.createApplication();
  const user = await api.createUser(partner);
  const listing = await api.seedListing(user, { basePrice: 100, ...(await seedMarket(api.context)) });
  const dashboard = await api.createApplication({ scopes: CONSOLE, firstParty: true, actsFor: partner });
  return { partner, user, listing, dashboard };
}

/** The status of everything that can be asked of one listing. */
async function everywhere({ id }: TestListing, token: string): Promise<number[]> {
  const activation = { data: { type: 'listing-activations', attributes: { enabled: true } } };
  const answers = [
    await api.request('GET', `/api/v1/listings/${id}/`, { token }),
    await api.request('GET', `/api/v1/listings/${id}/calendar/`, { token }),
    await api.request('PATCH', `/api/v1/listings/${id}/activation/`, { token, body: activation }),
    await api.request('POST', `/api/v1/listings/${id}/refresh/`, { token }),
    await api.request('GET', `/console/v1/listings/${id}/stays/?from=2026-06-01&to=2026-06-30`, { token }),
    await api.request('GET', `/console/v1/listings/${id}/explanations/2026-07-01/`, { token }),
  ];
  return answers.map(({ status }) => status);
}

const count = async (token: string) =>
  (await api.request('GET', '/api/v1/listings/', { token })).json.meta.pagination.count;

const GONE = Array(6).fill(404);

test('the owner’s dashboard sees the listing everywhere', async () => {
  const { user, listing, dashboard } = await tenant();
  const token = await api.token(dashboard, { user });
  expect(await everywhere(listing, token)).toEqual([200, 200, 200, 202, 200, 200]);
});

test('another application does not see it anywhere, even once it is remembered', async () => {
  const { partner, listing } = await tenant();
  const own = await api.token(partner);
  expect((await api.request('GET', `/api/v1/listings/${listing.id}/calendar/`, { token: own })).status).toBe(
    200,
  );
  const other = await tenant();
  for (const user of [undefined, other.user]) {
    const token = await api.token(other.dashboard, user ? { user } : {});
    expect(await everywhere(listing, token)).toEqual(GONE);
    expect(await count(token)).toBe(1);
  }
});

test('another user of the same application does not see it anywhere', async () => {
  const { partner, user, listing, dashboard } = await tenant();
  expect(await everywhere(listing, await api.token(dashboard, { user }))).not.toContain(404);
  const neighbour = await api.createUser(partner);
  const token = await api.token(dashboard, { user: neighbour });
  expect(await everywhere(listing, token)).toEqual(GONE);
  expect(await count(token)).toBe(0);
});

test('a listing without an active channel listing is not there, and comes back with it', async () => {
  const { user, listing, dashboard } = await tenant();
  const token = await api.token(dashboard, { user });
  expect(await everywhere(listing, token)).not.toContain(404);
  const setActive = async (active: boolean) => {
    const { db, database } = api.context;
    await db.update(channelListings).set({ active }).where(eq(channelListings.listingId, listing.id));
    await database.settle();
  };
  await setActive(false);
  expect(await everywhere(listing, token)).toEqual(GONE);
  expect(await count(token)).toBe(0);
  await setActive(true);
  expect(await count(token)).toBe(1);
  expect((await api.request('GET', `/api/v1/listings/${listing.id}/calendar/`, { token })).status).toBe(200);
});

test('a listing whose account is deleted is not there', async () => {
  const { partner, user, listing, dashboard } = await tenant();
  const token = await api.token(dashboard, { user });
  expect(await everywhere(listing, token)).not.toContain(404);
  const path = `/api/v1/users/${user.id}/accounts/${listing.accountId}/`;
  expect((await api.request('DELETE', path, { token: await api.token(partner) })).status).toBe(204);
  expect(await everywhere(listing, token)).toEqual(GONE);
});
