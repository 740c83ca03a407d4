import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, compsets, listings, users } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCompsetListing } from '../testing/compsets.ts';
import type { TestUser } from '../testing/fixtures.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A manager with two listings and a custom comp set, made in this order. */
async function seedThree() {
  const seeded = await seedCompsetListing(api, { listing: { title: 'Beta' } });
  const { user, place, listing } = seeded;
  await seeded.observe(12);
  const at = { ...place, latitude: 38.7, longitude: -9.4, bedrooms: 2 };
  const other = await api.seedListing(user, { ...at, title: 'Alpha' }, listing.accountId);
  await seeded.update();
  const custom = await seedCustom(user, 'Gamma');
  const { db } = api.context;
  await db
    .update(compsets)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(compsets.listingId, listing.id));
  await db
    .update(compsets)
    .set({ createdAt: new Date('2026-01-02') })
    .where(eq(compsets.listingId, other.id));
  await db
    .update(compsets)
    .set({ createdAt: new Date('2026-01-03') })
    .where(eq(compsets.id, custom));
  const titles = async (query = '', as = seeded.token) =>
    (await seeded.compsets(query, as)).map(({ attributes }) => attributes.title);
  return { ...seeded, other, custom, titles };
}

async function seedCustom(user: TestUser, title: string): Promise<number> {
  const values = { ownerId: user.id, title, memberCount: 0, updatedAt: api.context.now() };
  const [row] = await api.context.db.insert(compsets).values(values).returning();
  return row?.id ?? 0;
}

test('the newest come first, or as asked', async () => {
  const { titles } = await seedThree();
  expect(await titles()).toEqual(['Gamma', 'Alpha', 'Beta']);
  expect(await titles('?sort=-created-at')).toEqual(['Gamma', 'Alpha', 'Beta']);
  expect(await titles('?sort=created-at')).toEqual(['Beta', 'Alpha', 'Gamma']);
  expect(await titles('?sort=title')).toEqual(['Alpha', 'Beta', 'Gamma']);
});

test('they are told page by page', async () => {
  const { token, titles } = await seedThree();
  const path = '/api/v1/compsets/?page[size]=2&page[number]=2';
  const { json } = await api.request('GET', path, { token });
  expect(json.meta).toEqual({ pagination: { page: 2, pages: 2, count: 3 } });
  expect(json.data).toHaveLength(1);
  expect(json.links.prev).toContain('page%5Bnumber%5D=1');
  expect(await titles('?page[size]=100')).toHaveLength(3);
  const tooMany = await api.request('GET', '/api/v1/compsets/?page[size]=101', { token });
  expect(problemsOf(tooMany)).toEqual(['400 page[size]']);
});

test('filter[kind] tells the kinds apart', async () => {
  const { titles } = await seedThree();
  expect(await titles('?filter[kind]=custom')).toEqual(['Gamma']);
  expect(await titles('?filter[kind]=connected')).toEqual(['Alpha', 'Beta']);
});

test('filter[listing] finds the comp set of a listing, and nothing for somebody else’s', async () => {
  const { titles, other } = await seedThree();
  const elsewhere = await seedThree();
  expect(await titles(`?filter[listing]=${other.id}`)).toEqual(['Alpha']);
  expect(await titles(`?filter[listing]=${elsewhere.other.id}`)).toEqual([]);
});

test('filter[owner] tells the users of an application apart; somebody else’s is an empty list', async () => {
  const { application, user, titles } = await seedThree();
  const second = await api.createUser(application);
  await seedCustom(second, 'Of the second');
  const elsewhere = await seedThree();
  expect(await titles()).toHaveLength(4);
  expect(await titles(`?filter[owner]=${user.id}`)).toHaveLength(3);
  expect(await titles(`?filter[owner]=${second.id}`)).toEqual(['Of the second']);
  expect(await titles(`?filter[owner]=${elsewhere.user.id}`)).toEqual([]);
});

test('a user-scoped token sees its own user’s, whatever it filters, and may only view at least', async () => {
  const { application, user, titles } = await seedThree();
  const second = await api.createUser(application, { permission: 'View' });
  await seedCustom(second, 'Of the second');
  const token = await api.token(application, { user: second });
  expect(await titles('', token)).toEqual(['Of the second']);
  expect(await titles(`?filter[owner]=${user.id}`, token)).toEqual([]);
});

test.each([
  ['filter[kind]=neither', '400 filter[kind]'],
  ['filter[owner]=me', '400 filter[owner]'],
  ['filter[listing]=1,2', '400 filter[listing]'],
  ['sort=member-count', '400 sort'],
  ['include=members', '400 include'],
  ['fields[compsets]=members', '400 fields[compsets]'],
  ['start_date=2026-01-01', '400 start_date'],
])('%s is refused', async (query, problem) => {
  const { token } = await seedCompsetListing(api);
  expect(problemsOf(await api.request('GET', `/api/v1/compsets/?${query}`, { token }))).toEqual([problem]);
});

test('include brings the owners and the listings, once each', async () => {
  const { token, user, listing, other } = await seedThree();
  const query = '?include=owner,listing&fields[users]=email&fields[listings]=title';
  const { json } = await api.request('GET', `/api/v1/compsets/${query}`, { token });
  expect(json.data[0].relationships).toEqual({
    owner: { data: { type: 'users', id: String(user.id) } },
    listing: { data: null },
  });
  expect(json.included).toHaveLength(3);
  expect(json.included).toEqual(
    expect.arrayContaining([
      { type: 'users', id: String(user.id), attributes: { email: user.email } },
      { type: 'listings', id: String(listing.id), attributes: { title: 'Beta' } },
      { type: 'listings', id: String(other.id), attributes: { title: 'Alpha' } },
    ]),
  );
  const plain = await api.request('GET', '/api/v1/compsets/?include=listing', { token });
  expect(plain.json.included.map(({ type }: { type: string }) => type)).toEqual(['listings', 'listings']);
  expect((await api.request('GET', '/api/v1/compsets/', { token })).json).not.toHaveProperty('included');
});

test('only the asked-for fields are sent', async () => {
  const { token } = await seedThree();
  const path = '/api/v1/compsets/?filter[kind]=custom&fields[compsets]=title,listing';
  const { json } = await api.request('GET', path, { token });
  expect(json.data[0]).toEqual({
    type: 'compsets',
    id: expect.any(String),
    attributes: { title: 'Gamma' },
    relationships: { listing: { data: null } },
  });
});

test('the comp set of a listing that was deleted, or is not connected any more, is not there', async () => {
  const seeded = await seedThree();
  const { titles, other, listing, token } = seeded;
  const { db, now } = api.context;
  const read = (id: string) => api.request('GET', `/api/v1/compsets/${id}/`, { token });
  const [alpha] = await seeded.compsets(`?filter[listing]=${other.id}`);
  const [beta] = await seeded.compsets(`?filter[listing]=${listing.id}`);
  await seeded.written(db.delete(listings).where(eq(listings.id, other.id)));
  expect(await titles()).toEqual(['Gamma', 'Beta']);
  expect((await read(alpha?.id ?? '')).status).toBe(404);

  await seeded.written(
    db.update(accounts).set({ deletedAt: now() }).where(eq(accounts.id, listing.accountId)),
  );
  expect(await titles()).toEqual(['Gamma']);
  expect((await read(beta?.id ?? '')).status).toBe(404);
  await seeded.update();
  await seeded.written(
    db.update(accounts).set({ deletedAt: null }).where(eq(accounts.id, listing.accountId)),
  );
  expect((await seeded.compsets())[0]?.id).toBe(beta?.id);
});

test('nothing of a deleted user is there', async () => {
  const seeded = await seedThree();
  const deletion = { deletedAt: api.context.now() };
  await seeded.written(api.context.db.update(users).set(deletion).where(eq(users.id, seeded.user.id)));
  expect(await seeded.titles()).toEqual([]);
});

test('comp sets need their scope', async () => {
  const seeded = await seedThree();
  const token = await api.token(seeded.application, { scope: 'listings:read' });
  for (const path of ['', `${seeded.custom}/`]) {
    const refused = await api.request('GET', `/api/v1/compsets/${path}`, { token });
    expect(problemsOf(refused)).toEqual(['403 insufficient_scope']);
  }
});
