import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservations } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const PATH = '/console/v1/reservation-totals/';

async function seed() {
  const dashboard = await seedDashboard(api);
  const user = await api.createUser(dashboard.partner);
  const listing = await api.seedListing(user);
  const token = await api.token(dashboard.application, { user });
  const book = (from: string, to: string, values: Partial<typeof reservations.$inferInsert> = {}) =>
    api.context.db.insert(reservations).values({
      ownerId: user.id,
      listingId: listing.id,
      accountId: listing.accountId,
      channel: 'sandbox',
      channelId: crypto.randomUUID(),
      status: 'accepted',
      checkinDate: from,
      checkoutDate: to,
      currency: 'EUR',
      rentalAmount: '100',
      ...values,
    });
  const totals = async (query = '', as = token) =>
    (await api.request('GET', `${PATH}${query}`, { token: as })).json.data.map(
      ({ attributes }: { attributes: object }) => attributes,
    );
  return { ...dashboard, user, listing, book, totals };
}

test('confirmed stays of guests are totalled by currency, without requests, cancellations and owner stays', async () => {
  const { book, totals } = await seed();
  expect(await totals()).toEqual([]);
  await book('2026-07-01', '2026-07-04', { rentalAmount: '300.50' });
  await book('2026-07-05', '2026-07-07', { rentalAmount: '200.25' });
  await book('2026-07-08', '2026-07-10', { rentalAmount: null });
  await book('2026-07-11', '2026-07-12', { currency: 'JPY', rentalAmount: null });
  await book('2026-07-13', '2026-07-14', { status: 'canceled' });
  await book('2026-07-15', '2026-07-16', { status: 'unconfirmed' });
  await book('2026-07-17', '2026-07-18', { isOwnerStay: true });
  expect(await totals()).toEqual([
    { currency: 'EUR', stays: 3, nights: 7, 'priced-nights': 5, amount: 500.75, adr: 100.15 },
    { currency: 'JPY', stays: 1, nights: 1, 'priced-nights': 0, amount: 0, adr: null },
  ]);
});

test('totals are about the same stays as the list', async () => {
  const { book, totals, listing } = await seed();
  await book('2026-06-01', '2026-06-14');
  await book('2026-06-20', '2026-06-22');
  await book('2026-08-01', '2026-08-03');
  const stays = async (query: string) => (await totals(query))[0]?.stays ?? 0;
  expect(await stays('')).toBe(2);
  expect(await stays('?filter[start-date]=2026-06-01')).toBe(3);
  expect(await stays('?filter[end-date]=2026-06-30')).toBe(1);
  expect(await stays('?filter[status]=canceled')).toBe(0);
  expect(await stays(`?filter[listing]=${listing.id}`)).toBe(2);
  expect(await stays('?filter[listing]=999999')).toBe(0);
});

test.each(['filter[start-date]=soon', 'filter[status]=paid', 'page[size]=5'])(
  'totals with %s are refused',
  async (query) => {
    const { ownToken } = await seed();
    const answer = await api.request('GET', `${PATH}?${query}`, { token: ownToken });
    expect(problemsOf(answer)).toEqual([`400 ${query.split('=')[0]}`]);
  },
);

test('of somebody else’s stays nothing is totalled', async () => {
  const { book, totals, partner, application } = await seed();
  await book('2026-07-01', '2026-07-04');
  const stranger = await api.token(application, { user: await api.createUser(partner) });
  expect(await totals('', stranger)).toEqual([]);
  const other = await seedDashboard(api);
  expect(await totals('', other.ownToken)).toEqual([]);
  expect(await totals()).toHaveLength(1);
});
