import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { channelListings, listings, observedListings } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { type CompsetListing, seedCompsetListing } from '../testing/compsets.ts';
import { updateCompsets } from './update-compsets.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: NOW });
});
afterAll(() => api.close());

const NOW = '2026-06-15T10:00:00.000Z';
const LATER = '2026-06-15T10:20:00.000Z';

const memberTitles = async ({ detail }: CompsetListing) => (await detail()).members.map(({ title }) => title);
const change = (seeded: CompsetListing, values: Partial<typeof listings.$inferInsert>) =>
  seeded.written(api.context.db.update(listings).set(values).where(eq(listings.id, seeded.listing.id)));

test('a listing in a cluster has one comp set, of the homes most like it', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(30);
  await seeded.observe(5, { bedrooms: 4, title: 'Mansion' });
  await seeded.observe(5, { roomType: 'private-room', title: 'Room' });
  expect(await seeded.compsets()).toEqual([]);
  await seeded.update();
  expect(await seeded.compsets()).toEqual([
    {
      type: 'compsets',
      id: expect.stringMatching(/^\d+$/),
      attributes: {
        'listing-id': seeded.listing.id,
        kind: 'connected',
        title: 'Harbour Loft',
        'member-count': 20,
        'created-at': NOW,
        'updated-at': NOW,
      },
      relationships: {
        owner: { data: { type: 'users', id: String(seeded.user.id) } },
        listing: { data: { type: 'listings', id: String(seeded.listing.id) } },
      },
    },
  ]);
  expect(await memberTitles(seeded)).toEqual(Array.from({ length: 20 }, (_, index) => `Home ${index}`));
});

test('homes of its size are found behind any number of nearer ones of another', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(250, { bedrooms: 1, title: 'One', latitude: 38.7 });
  await seeded.observe(12, { title: 'Two', latitude: 38.72 });
  await seeded.update();
  expect(new Set(await memberTitles(seeded))).toEqual(new Set(['Two']));
});

test('nothing is written as long as its members stay who they are', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(12);
  await seeded.update();
  const versions = () =>
    rowsOf(
      api.context.db,
      sql`select c.xmin::text, c.ctid::text, array_agg(m.xmin::text) as members from compsets c
        join compset_members m on m.compset_id = c.id where c.listing_id = ${seeded.listing.id} group by c.xmin, c.ctid`,
    );
  const before = await versions();
  api.clock.set(LATER);
  await change(seeded, { title: 'Another name', basePrice: 150 });
  await seeded.update();
  await updateCompsets(api.context, 'all');
  await updateCompsets(api.context, { marketId: seeded.place.marketId });
  expect(await versions()).toEqual(before);
  const [compset] = await seeded.compsets();
  expect(compset?.attributes).toMatchObject({
    title: 'Another name',
    'updated-at': NOW,
  });
});

test('when its members change it keeps its id, and says when they did', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(12);
  await seeded.update();
  const id = await seeded.idOf();
  api.clock.set(LATER);
  await seeded.observe(1, { title: 'New on the market' });
  await seeded.update();
  const [compset] = await seeded.compsets();
  expect(compset).toMatchObject({
    id,
    attributes: {
      'member-count': 13,
      'created-at': NOW,
      'updated-at': LATER,
    },
  });
  expect(await memberTitles(seeded)).toContain('New on the market');
});

test('it follows the listing when its size is corrected', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(12, { title: 'Two' });
  await seeded.observe(12, { title: 'Four', bedrooms: 4 });
  await seeded.update();
  expect(new Set(await memberTitles(seeded))).toEqual(new Set(['Two']));
  await change(seeded, { bedrooms: 4 });
  await seeded.update();
  expect(new Set(await memberTitles(seeded))).toEqual(new Set(['Four']));
});

test('what a market no longer shows is no member, nor counted once the market was looked at', async () => {
  const seeded = await seedCompsetListing(api);
  const [gone] = await seeded.observe(11);
  await seeded.update();
  await api.context.db.delete(observedListings).where(eq(observedListings.id, gone?.id ?? 0));
  expect((await seeded.detail())['member-count']).toBe(10);
  await updateCompsets(api.context, { marketId: seeded.place.marketId });
  expect((await seeded.compsets())[0]?.attributes['member-count']).toBe(10);
});

test('the listing itself, as its market shows it, is not compared with itself', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(12, (index) => ({ externalId: `room-${index}` }));
  const { user, listing } = seeded;
  await api.context.db.insert(channelListings).values({
    ownerId: user.id,
    listingId: listing.id,
    accountId: listing.accountId,
    channel: 'airbnb',
    channelId: 'room-0',
    primary: false,
  });
  await seeded.update();
  const { members, 'matched-airbnb-id': matched } = await seeded.detail();
  expect(matched).toBe('room-0');
  expect(members.map((member) => member['channel-listing-id'])).not.toContain('room-0');
  expect(members).toHaveLength(11);
});

test('a listing that leaves every cluster has none, nor has one with nothing of its kind around', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(12);
  await seeded.update();
  expect(await seeded.compsets()).toHaveLength(1);
  await change(seeded, { clusterId: null });
  await seeded.update();
  expect(await seeded.compsets()).toEqual([]);

  const room = await seedCompsetListing(api, { listing: { roomType: 'Private room' } });
  await room.observe(12);
  await room.update();
  expect(await room.compsets()).toEqual([]);
});

test('one that cannot be looked at does not keep the others out', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(12);
  const { user, place } = seeded;
  const at = { ...place, latitude: 38.7, longitude: -9.4, bedrooms: 2 };
  const first = await api.seedListing(user, at, seeded.listing.accountId);
  const last = await api.seedListing(user, at, seeded.listing.accountId);
  const { db, now } = api.context;
  onTestFinished(async () => {
    await db.execute(sql`alter table compsets drop constraint if exists broken`);
  });
  await db.execute(
    sql`alter table compsets add constraint broken check (listing_id <> ${sql.raw(String(first.id))})`,
  );
  const logged: unknown[] = [];
  const log = { error: (entry: unknown) => logged.push(entry) } as never;
  await updateCompsets({ db, now, log }, { accountId: seeded.listing.accountId });
  expect(logged).toMatchObject([{ listingId: first.id }]);
  expect(await seeded.compsets(`?filter[listing]=${last.id}`)).toHaveLength(1);
});

test('two workers that look at once make one', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(12);
  await Promise.all([seeded.update(), seeded.update(), seeded.update()]);
  const compsets = await seeded.compsets();
  expect(compsets.map(({ attributes }) => attributes['member-count'])).toEqual([12]);
  expect(await memberTitles(seeded)).toHaveLength(12);
});
