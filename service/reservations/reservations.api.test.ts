import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, channelListings, reservations } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestListing, TestUser } from '../testing/fixtures.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-06-15T23:30:00.000Z' });
});
afterAll(() => api.close());

type Values = Partial<typeof reservations.$inferInsert>;

async function tenant() {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const token = await api.token(application);
  return { application, user, token, ...asked(token), book: booker(user) };
}

/** What a token is given for a query. */
function asked(token: string) {
  const list = (query = '') => api.request('GET', `/api/v1/reservations/${query}`, { token });
  const ids = async (query = ''): Promise<string[]> =>
    (await list(query)).json.data.map(({ id }: { id: string }) => id);
  return { list, ids };
}

const booker =
  (user: TestUser) =>
  async (listing: TestListing, checkinDate: string, checkoutDate: string, values: Values = {}) => {
    const row = { ownerId: user.id, listingId: listing.id, accountId: listing.accountId, channel: 'sandbox' };
    const rest = { channelId: crypto.randomUUID(), status: 'accepted' as const, currency: 'EUR' };
    const [written] = await api.context.db
      .insert(reservations)
      .values({ ...row, ...rest, checkinDate, checkoutDate, ...values })
      .returning();
    return String(written!.id);
  };

test('a reservation shows what the channel said of the stay, and nobody’s name', async () => {
  const { user, list, book } = await tenant();
  const listing = await api.seedListing(user);
  const id = await book(listing, '2026-07-01', '2026-07-04', {
    channelId: 'HM-1',
    reference: 'HMABCDEF',
    isOwnerStay: false,
    bookedAt: new Date('2026-05-01T08:00:00Z'),
    guests: 3,
    currency: 'USD',
    rentalAmount: '100.00',
    totalAmount: '145.00',
    adr: '33.33',
  });
  expect((await list()).json).toEqual({
    data: [
      {
        type: 'reservations',
        id,
        attributes: {
          reference: 'HMABCDEF',
          channel: 'sandbox',
          'channel-id': 'HM-1',
          status: 'accepted',
          'is-owner-stay': false,
          'booked-at': '2026-05-01T08:00:00.000Z',
          'canceled-at': null,
          'checkin-date': '2026-07-01',
          'checkout-date': '2026-07-04',
          guests: 3,
          currency: 'USD',
          'rental-amount': 100,
          adr: 33.33,
        },
        relationships: { listing: { data: { type: 'listings', id: String(listing.id) } } },
      },
    ],
    links: expect.objectContaining({ prev: null, next: null }),
    meta: { pagination: { page: 1, pages: 1, count: 1 } },
  });
});

test('what the channel does not say is null', async () => {
  const { user, list, book } = await tenant();
  await book(await api.seedListing(user), '2026-07-01', '2026-07-04', { status: 'unconfirmed' });
  const { attributes } = (await list()).json.data[0];
  const unknown = [
    'reference',
    'is-owner-stay',
    'booked-at',
    'canceled-at',
    'guests',
    'rental-amount',
    'adr',
  ];
  expect(unknown.map((name) => attributes[name])).toEqual(unknown.map(() => null));
});

test('only a canceled stay says when it was canceled', async () => {
  const { user, list, book } = await tenant();
  const listing = await api.seedListing(user);
  const canceledAt = new Date('2026-06-01T00:00:00Z');
  await book(listing, '2026-07-01', '2026-07-02', { status: 'canceled', canceledAt });
  await book(listing, '2026-07-02', '2026-07-03', { status: 'accepted', canceledAt });
  const { data } = (await list()).json;
  expect(data.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
    { 'canceled-at': '2026-06-01T00:00:00.000Z' },
    { 'canceled-at': null },
  ]);
});

test('only the asked-for fields are sent', async () => {
  const { user, list, book } = await tenant();
  await book(await api.seedListing(user), '2026-07-01', '2026-07-04');
  const [bare] = (await list('?fields[reservations]=status,guests')).json.data;
  expect(bare).toEqual({
    type: 'reservations',
    id: bare.id,
    attributes: { status: 'accepted', guests: null },
  });
  const [related] = (await list('?fields[reservations]=listing')).json.data;
  expect(related).toMatchObject({ attributes: {}, relationships: { listing: {} } });
});

test('stays that check out today or later are given, where today is the date in UTC', async () => {
  const { user, ids, book } = await tenant();
  const listing = await api.seedListing(user, { timezone: 'Asia/Tokyo' }); // already the 16th there
  await book(listing, '2026-06-10', '2026-06-14');
  const leaving = await book(listing, '2026-06-12', '2026-06-15');
  const coming = await book(listing, '2029-06-12', '2029-06-15');
  expect(await ids()).toEqual([leaving, coming]);
});

test('both dates together give every stay that overlaps the window, its edges included', async () => {
  const { user, ids, book } = await tenant();
  const listing = await api.seedListing(user);
  await book(listing, '2026-01-01', '2026-03-09');
  const leaving = await book(listing, '2026-03-01', '2026-03-10');
  const around = await book(listing, '2026-03-02', '2026-03-30');
  const inside = await book(listing, '2026-03-12', '2026-03-14');
  const arriving = await book(listing, '2026-03-20', '2026-03-25');
  await book(listing, '2026-03-21', '2026-03-25');
  const window = '?filter[start-date]=2026-03-10&filter[end-date]=2026-03-20';
  expect(await ids(window)).toEqual([leaving, around, inside, arriving]);
  expect(await ids('?filter[start-date]=2026-03-12&filter[end-date]=2026-03-12')).toEqual([around, inside]);
});

test('the order is by arrival, then id', async () => {
  const { user, ids, book } = await tenant();
  const [one, two] = [await api.seedListing(user), await api.seedListing(user)];
  const last = await book(one, '2026-09-01', '2026-09-02');
  const first = await book(two, '2026-07-01', '2026-07-09');
  const second = await book(one, '2026-07-01', '2026-07-02');
  expect(await ids()).toEqual([first, second, last]);
});

test('every status is given, or the ones asked for', async () => {
  const { user, ids, book } = await tenant();
  const listing = await api.seedListing(user);
  const accepted = await book(listing, '2026-07-01', '2026-07-02');
  const canceled = await book(listing, '2026-07-02', '2026-07-03', { status: 'canceled' });
  const unconfirmed = await book(listing, '2026-07-03', '2026-07-04', { status: 'unconfirmed' });
  expect(await ids()).toEqual([accepted, canceled, unconfirmed]);
  expect(await ids('?filter[status]=unconfirmed')).toEqual([unconfirmed]);
  expect(await ids('?filter[status]=canceled,accepted')).toEqual([accepted, canceled]);
});

test('pages hold 25 unless asked otherwise, and at most 100', async () => {
  const { user, list, ids, book } = await tenant();
  const listing = await api.seedListing(user);
  for (let day = 1; day <= 27; day++) {
    await book(listing, `2026-07-${String(day).padStart(2, '0')}`, '2026-07-31');
  }
  const { json } = await list();
  expect(json.data).toHaveLength(25);
  expect(json.meta.pagination).toEqual({ page: 1, pages: 2, count: 27 });
  expect(json.links.next).toContain('/api/v1/reservations/?page%5Bnumber%5D=2');
  expect(await ids('?page[number]=2')).toHaveLength(2);
  expect(await ids('?page[size]=100')).toHaveLength(27);
  expect((await list('?page[number]=3')).status).toBe(404);
});

test.each([
  ['?filter[start-date]=2026-02-30', 'filter[start-date]'],
  ['?filter[end-date]=tomorrow', 'filter[end-date]'],
  ['?filter[end-date]=', 'filter[end-date]'],
  ['?filter[start-date]=2026-07-02&filter[end-date]=2026-07-01', 'filter[end-date]'],
  ['?filter[end-date]=2026-06-14', 'filter[end-date]'],
  ['?filter[status]=declined', 'filter[status]'],
  ['?filter[status]=', 'filter[status]'],
  ['?filter[listing]=abc', 'filter[listing]'],
  ['?filter[listing]=1,', 'filter[listing]'],
  ['?filter[listing]=-1', 'filter[listing]'],
  [`?filter[listing]=${Array.from({ length: 101 }, (_, index) => index + 1)}`, 'filter[listing]'],
  ['?sort=checkin-date', 'sort'],
  ['?sort=', 'sort'],
  ['?include=listing', 'include'],
  ['?filter[owner]=1', 'filter[owner]'],
  ['?fields[reservations]=guest-name', 'fields[reservations]'],
  ['?page[size]=101', 'page[size]'],
  ['?page[size]=0', 'page[size]'],
  ['?anything=1', 'anything'],
])('%s is refused', async (query, parameter) => {
  const { list } = await tenant();
  expect(problemsOf(await list(query))).toEqual([`400 ${parameter}`]);
});

test('a hundred ids may be asked for; ids that are nobody’s or too large for one yield nothing', async () => {
  const { user, ids, book } = await tenant();
  const listing = await api.seedListing(user);
  const stay = await book(listing, '2026-07-01', '2026-07-02');
  const nobodys = [
    '0',
    '99999999999999999999999999',
    ...Array.from({ length: 97 }, (_, n) => 900_000_000 + n),
  ];
  expect(await ids(`?filter[listing]=${[...nobodys, listing.id]}`)).toEqual([stay]);
  expect(await ids(`?filter[listing]=${nobodys}`)).toEqual([]);
});

test('a token sees its own application’s stays, a user-scoped one its user’s', async () => {
  const { application, user, ids, book } = await tenant();
  const stranger = await tenant();
  const neighbour = await api.createUser(application);
  const [own, theirs] = [await api.seedListing(user), await api.seedListing(neighbour)];
  const ownStay = await book(own, '2026-07-01', '2026-07-02');
  const theirStay = await booker(neighbour)(theirs, '2026-07-02', '2026-07-03');
  expect(await ids()).toEqual([ownStay, theirStay]);
  const bound = asked(await api.token(application, { user }));
  expect(await bound.ids()).toEqual([ownStay]);
  expect(await bound.ids(`?filter[listing]=${own.id},${theirs.id}`)).toEqual([ownStay]);
  expect(await stranger.ids()).toEqual([]);
  expect(await stranger.ids(`?filter[listing]=${own.id}`)).toEqual([]);
});

test('a token without the scope is refused', async () => {
  const application = await api.createApplication();
  const { list } = asked(await api.token(application, { scope: 'listings:read' }));
  expect(problemsOf(await list())).toEqual(['403 insufficient_scope']);
});

test('a listing without an active channel listing yields nothing, nor does one of a deleted account', async () => {
  const { user, ids, book } = await tenant();
  const [inactive, deleted] = [await api.seedListing(user, { active: false }), await api.seedListing(user)];
  await book(inactive, '2026-07-01', '2026-07-02');
  await book(deleted, '2026-07-01', '2026-07-02');
  expect(await ids()).toHaveLength(1);
  await api.context.db
    .update(accounts)
    .set({ deletedAt: api.context.now() })
    .where(eq(accounts.id, deleted.accountId));
  expect(await ids()).toEqual([]);
});

/** A listing that a second account knows too: a distribution channel of its own. */
async function listingOnTwo(secondIsPms: boolean, firstIsPms = true) {
  const owner = await tenant();
  const listing = await api.seedListing(owner.user);
  const { accountId } = await api.seedListing(owner.user);
  const { db } = api.context;
  await db.update(accounts).set({ isPms: firstIsPms }).where(eq(accounts.id, listing.accountId));
  await db.update(accounts).set({ isPms: secondIsPms }).where(eq(accounts.id, accountId));
  const link = { ownerId: owner.user.id, listingId: listing.id, accountId, primary: false };
  await db.insert(channelListings).values({ ...link, channel: 'shore', channelId: crypto.randomUUID() });
  const first = await owner.book(listing, '2026-07-01', '2026-07-02');
  const second = await owner.book(listing, '2026-07-01', '2026-07-02', { accountId, channel: 'shore' });
  return { ...owner, listing, accountId, first, second };
}

test('a listing of a property management system has the stays that system reports, not their duplicates', async () => {
  const { ids, first } = await listingOnTwo(false);
  expect(await ids()).toEqual([first]);
});

test('a listing without such a system has the stays of all its channels', async () => {
  const { ids, first, second } = await listingOnTwo(false, false);
  expect(await ids()).toEqual([first, second]);
});

test('once the system is disconnected, the stays of the remaining channel are given', async () => {
  const { ids, listing, second } = await listingOnTwo(false);
  const { db } = api.context;
  await db.update(accounts).set({ deletedAt: api.context.now() }).where(eq(accounts.id, listing.accountId));
  expect(await ids()).toEqual([second]);
});

test('a parent gives its units’ stays, each once and under the unit’s own listing', async () => {
  const { user, list, ids, book } = await tenant();
  const parent = await api.seedListing(user);
  const units = [
    await api.seedListing(user, { parentId: parent.id }, parent.accountId),
    await api.seedListing(user, { parentId: parent.id }, parent.accountId),
  ] as const;
  const other = await api.seedListing(user);
  const stays = [
    await book(parent, '2026-07-01', '2026-07-02'),
    await book(units[0], '2026-07-02', '2026-07-03'),
    await book(units[1], '2026-07-03', '2026-07-04'),
  ];
  await book(other, '2026-07-01', '2026-07-02');
  const { data } = (await list(`?filter[listing]=${parent.id},${units[0].id}`)).json;
  expect(data.map(({ id }: { id: string }) => id)).toEqual(stays);
  expect(
    data.map((stay: { relationships: { listing: { data: { id: string } } } }) =>
      Number(stay.relationships.listing.data.id),
    ),
  ).toEqual([parent.id, units[0].id, units[1].id]);
  expect(await ids(`?filter[listing]=${units[1].id}`)).toEqual([stays[2]]);
  expect(await ids()).toHaveLength(4);
});

test('a unit that is not visible yields nothing, and neither does a parent that is not', async () => {
  const { user, ids, book } = await tenant();
  const parent = await api.seedListing(user, { active: false });
  const seen = await api.seedListing(user, { parentId: parent.id }, parent.accountId);
  const hidden = await api.seedListing(user, { parentId: parent.id, active: false }, parent.accountId);
  const stay = await book(seen, '2026-07-01', '2026-07-02');
  await book(hidden, '2026-07-01', '2026-07-02');
  expect(await ids(`?filter[listing]=${parent.id}`)).toEqual([]);
  expect(await ids()).toEqual([stay]);
});
