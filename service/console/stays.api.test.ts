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

async function oneListing() {
  const { partner, application } = await seedDashboard(api);
  const user = await api.createUser(partner);
  const listing = await api.seedListing(user);
  const token = await api.token(application, { user });
  const stay = async (checkinDate: string, checkoutDate: string, values: object = {}) => {
    const row = { ownerId: user.id, listingId: listing.id, accountId: listing.accountId, channel: 'sandbox' };
    const rest = { channelId: crypto.randomUUID(), status: 'accepted' as const, currency: 'EUR' };
    const [{ id } = { id: 0 }] = await api.context.db
      .insert(reservations)
      .values({ ...row, ...rest, checkinDate, checkoutDate, ...values })
      .returning();
    return String(id);
  };
  const list = (query: string) =>
    api.request('GET', `/console/v1/listings/${listing.id}/stays/${query}`, { token });
  const ids = async (from: string, to: string) =>
    (await list(`?from=${from}&to=${to}`)).json.data.map(({ id }: { id: string }) => id);
  return { user, listing, stay, list, ids };
}

test('a stay shows what is drawn of it', async () => {
  const { listing, stay, list } = await oneListing();
  const id = await stay('2026-07-01', '2026-07-04', {
    bookedThrough: 'Airbnb',
    adr: '120.50',
    isOwnerStay: null,
  });
  expect((await list('?from=2026-07-01&to=2026-07-31')).json).toEqual({
    data: [
      {
        type: 'stays',
        id,
        attributes: {
          'checkin-date': '2026-07-01',
          'checkout-date': '2026-07-04',
          status: 'accepted',
          channel: 'Airbnb',
          'is-owner-stay': false,
          adr: 120.5,
          currency: 'EUR',
          'listing-id': String(listing.id),
        },
      },
    ],
  });
});

test('a stay belongs to a window when one of its nights does, in the order of arrival', async () => {
  const { stay, ids } = await oneListing();
  const late = await stay('2026-07-10', '2026-07-12');
  const early = await stay('2026-07-01', '2026-07-04');
  expect(await ids('2026-07-03', '2026-07-10')).toEqual([early, late]);
  expect(await ids('2026-07-04', '2026-07-09')).toEqual([]);
  expect(await ids('2026-07-11', '2026-07-11')).toEqual([late]);
});

test('requests are shown, canceled stays are not', async () => {
  const { stay, ids } = await oneListing();
  const request = await stay('2026-07-01', '2026-07-04', { status: 'unconfirmed' });
  await stay('2026-07-01', '2026-07-04', { status: 'canceled' });
  expect(await ids('2026-07-01', '2026-07-31')).toEqual([request]);
});

test('a parent shows the stays of its units, each with the unit’s own listing', async () => {
  const { user, listing, stay, list } = await oneListing();
  const unit = await api.seedListing(user, { parentId: listing.id }, listing.accountId);
  const id = await stay('2026-07-01', '2026-07-04', { listingId: unit.id });
  const { data } = (await list('?from=2026-07-01&to=2026-07-02')).json;
  expect(data).toHaveLength(1);
  expect([data[0].id, data[0].attributes['listing-id']]).toEqual([id, String(unit.id)]);
});

test.each([
  ['', 'from'],
  ['?from=2026-07-01', 'to'],
  ['?from=2026-07-02&to=2026-07-01', 'to'],
  ['?from=2026-07-01&to=2029-07-01', 'to'],
  ['?from=2026-02-30&to=2026-07-01', 'from'],
  ['?from=0000-01-01&to=0000-01-02', 'from'],
  ['?from=2026-07-01&to=2026-07-01&status=accepted', 'status'],
])('the window “%s” is refused', async (query, parameter) => {
  const { list } = await oneListing();
  expect(problemsOf(await list(query))).toContain(`400 ${parameter}`);
});
