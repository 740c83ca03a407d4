import { afterEach, expect, test } from 'vitest';
import { ChannelDataError } from '../channel-errors.ts';
import { listingServer, type ScriptedServer } from '../test/scripted-server.ts';
import { sandboxChannel } from './sandbox-channel.ts';

const credentials = { api_key: 'any' };
const signal = new AbortController().signal;
let server: ScriptedServer | null = null;
afterEach(() => server?.close());

const GOOD = {
  id: '1',
  parent_id: null,
  unit_ids: [],
  title: 'A home',
  property_type: 'House',
  picture_url: null,
  address: { street: null, neighborhood: null, city: 'X', state: null, country: null, country_code: null },
  latitude: 1,
  longitude: 2,
  timezone: null,
  currency: 'EUR',
  bedrooms: null,
  bathrooms: null,
  max_guests: null,
  base_price: null,
  extra_guest_fee: null,
  guests_included: null,
  min_stay: null,
  rating: null,
  reviews_count: null,
  channel_links: [],
  updated_at: '2026-01-01T00:00:00Z',
};

async function listings(...answers: unknown[]) {
  server = await listingServer(answers.map((body) => ({ body: JSON.stringify(body) })));
  const channel = sandboxChannel({ baseUrl: server.url, retryDelayMs: 1 });
  const pages = [];
  for await (const page of channel.listListings(credentials, signal)) pages.push(page);
  return pages;
}

test('fields nobody asked for are ignored', async () => {
  const [page] = await listings({
    data: [{ ...GOOD, secret: 'x' }],
    page: { total: 1, next: null },
    extra: 1,
  });
  expect(page!.records).toHaveLength(1);
  expect(page!.records[0]).not.toHaveProperty('secret');
});

test('a record of the wrong kind fails alone', async () => {
  const odd = [
    { ...GOOD, id: '2', latitude: 'north' },
    { ...GOOD, id: '3', bedrooms: -1 },
    { ...GOOD, id: '4', picture_url: 'javascript:alert(1)' },
    { ...GOOD, id: '5', currency: 'euro' },
    { ...GOOD, id: 6 },
    null,
    'listing',
  ];
  const [page] = await listings({ data: [...odd, GOOD], page: { total: 8, next: null } });
  expect(page!.records.map(({ channelListingId }) => channelListingId)).toEqual(['1']);
  expect(page!.failures.map(({ channelId }) => channelId)).toEqual(['2', '3', '4', '5', '?', '?', '?']);
});

test.each([
  ['a list', []],
  ['nothing', null],
  ['no page', { data: [] }],
  ['data that is no list', { data: {}, page: { total: 0, next: null } }],
])('%s instead of a page fails the read', async (_, body) => {
  await expect(listings(body)).rejects.toBeInstanceOf(ChannelDataError);
});

test('a system that always answers the same page is stopped', async () => {
  const page = { data: [GOOD], page: { total: 9, next: '1' } };
  await expect(listings(page, page, page)).rejects.toBeInstanceOf(ChannelDataError);
});

test('prices that the answer does not mention were not taken', async () => {
  server = await listingServer([
    { body: JSON.stringify({ data: { accepted: ['2027-01-02'], rejected: [] } }) },
  ]);
  const nights = ['2027-01-01', '2027-01-02'].map((date) => ({
    date,
    priceMajor: 100,
    minStayNights: null,
    closedOnArrival: null,
    closedOnDeparture: null,
  }));
  const update = { channelListingId: 'a/b', currency: 'EUR', nights };
  const outcome = await sandboxChannel({ baseUrl: server.url }).pushPrices(credentials, update, signal);
  expect(outcome.accepted).toEqual(['2027-01-02']);
  expect(outcome.rejected).toMatchObject([{ date: '2027-01-01', code: 'not_confirmed' }]);
  expect(server.requests[0]!.url).toBe('/pms/v1/listings/a%2Fb/prices');
});
