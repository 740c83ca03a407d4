import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/server.ts';
import type { Channel, ChannelPage } from '../channel.ts';
import { ChannelCredentialError, ChannelDataError, ChannelUnavailableError } from '../channel-errors.ts';
import { channelRegistry } from '../channel-registry.ts';

const TODAY = '2026-11-21';
const key = (api_key: string) => ({ api_key });
const signal = new AbortController().signal;
let sandbox: Sandbox;
let channel: Channel;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: null, today: TODAY, slowMs: 20, growEveryMs: 0 });
  channel = channelRegistry({ sandboxUrl: sandbox.url, retryDelayMs: 1 }).find('sandbox')!;
});
beforeEach(() => sandbox.forget());
afterAll(() => sandbox.close());

async function drain<T>(pages: AsyncIterable<ChannelPage<T>>) {
  const all = { records: [] as T[], failures: [] as ChannelPage<T>['failures'][number][], total: 0 };
  for await (const { records, failures, total } of pages) {
    all.records.push(...records);
    all.failures.push(...failures);
    all.total = total ?? 0;
  }
  return all;
}

async function control(method: string, path: string, body: unknown) {
  const response = await fetch(`${sandbox.url}/control/portfolios/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { data: { id: string } }).data;
}

describe('validation', () => {
  test('answers the account that the key opens', async () => {
    expect(await channel.validate(key('sandbox-coast'), signal)).toEqual({
      channelId: '7001',
      displayId: 'Coral & Salt Stays',
      label: 'Sandbox PMS',
      email: 'office@coast.example',
    });
  });

  test('waits for a slow system', async () => {
    expect((await channel.validate(key('sandbox-slow'), signal)).channelId).toBe('7005');
  });

  test.each(['sandbox-invalid', 'nobody'])('calls the key %s invalid', async (apiKey) => {
    await expect(channel.validate(key(apiKey), signal)).rejects.toMatchObject({
      name: 'ChannelCredentialError',
      channel: 'sandbox',
      code: 'invalid_credentials',
    });
  });

  test('calls a system that answers 503 unavailable', async () => {
    const refused = channel.validate(key('sandbox-down'), signal);
    await expect(refused).rejects.toBeInstanceOf(ChannelUnavailableError);
    await expect(refused).rejects.toMatchObject({ code: 'channel_unavailable', channel: 'sandbox' });
  });

  test.each([
    ['denied', 'permission_denied'],
    ['suspended', 'account_suspended'],
    ['two-factor', 'two_factor_required'],
  ])('names the refusal of an account that is %s', async (fault, code) => {
    await control('PUT', 'sandbox-city/fault/', { fault });
    const refused = channel.validate(key('sandbox-city'), signal);
    await expect(refused).rejects.toBeInstanceOf(ChannelCredentialError);
    await expect(refused).rejects.toMatchObject({ code });
  });
});

describe('listings', () => {
  test.each([
    ['sandbox-coast', 24],
    ['sandbox-city', 60],
    ['sandbox-small', 3],
    ['sandbox-grow', 8],
    ['sandbox-slow', 4],
  ])('%s hands over its %i', async (apiKey, count) => {
    const { records, failures, total } = await drain(channel.listListings(key(apiKey), signal));
    expect([records.length, failures.length, total]).toEqual([count, 0, count]);
  });

  test('carry what the service needs, a unit its parent', async () => {
    const { records } = await drain(channel.listListings(key('sandbox-city'), signal));
    const parent = records.find(({ isMultiUnitParent }) => isMultiUnitParent)!;
    const units = records.filter(
      ({ parentChannelListingId }) => parentChannelListingId === parent.channelListingId,
    );
    expect(units).toHaveLength(4);
    expect(records[0]).toMatchObject({
      title: 'Am Hauptmarkt 7',
      city: 'Nürnberg',
      neighborhood: 'Altstadt',
      timezone: 'Europe/Berlin',
      currency: 'EUR',
      bedrooms: 2,
    });
    expect(records[0]!.imageUrl).toMatch(/\/images\/42001\.svg$/);
    expect(records[0]!.syndications.length).toBeGreaterThan(0);
  });

  test('that cannot be read fail alone, each with its id', async () => {
    const { records, failures } = await drain(channel.listListings(key('sandbox-partial'), signal));
    expect(records).toHaveLength(4);
    expect(failures).toEqual([
      { channelId: '46003', reason: 'This listing cannot be read.' },
      { channelId: '46005', reason: expect.stringContaining('latitude') },
    ]);
    const unread = channel.readListing(key('sandbox-partial'), '46003', signal);
    await expect(unread).rejects.toBeInstanceOf(ChannelUnavailableError);
    const nonsense = channel.readListing(key('sandbox-partial'), '46005', signal);
    await expect(nonsense).rejects.toBeInstanceOf(ChannelDataError);
  });

  test('of a broken system fail as a whole', async () => {
    expect((await channel.validate(key('sandbox-broken'), signal)).channelId).toBe('7007');
    const read = drain(channel.listListings(key('sandbox-broken'), signal));
    await expect(read).rejects.toBeInstanceOf(ChannelUnavailableError);
  });

  test('are read one by one, and null when they are gone', async () => {
    const listing = await channel.readListing(key('sandbox-coast'), '41001', signal);
    expect(listing).toMatchObject({ channelListingId: '41001', title: 'Collins Ave Deco 4B' });
    await control('PATCH', 'sandbox-coast/listings/41024/', { removed: true });
    expect(await channel.readListing(key('sandbox-coast'), '41024', signal)).toBeNull();
  });
});

describe('reservations, blocks and reviews', () => {
  test('come whole over many pages, without the names of guests', async () => {
    const { records, failures, total } = await drain(
      channel.listReservations(key('sandbox-coast'), {}, signal),
    );
    expect([records.length, failures.length]).toEqual([total, 0]);
    expect(total).toBeGreaterThan(1_500);
    expect(new Set(records.map(({ channelReservationId }) => channelReservationId)).size).toBe(total);
    expect(Object.keys(records[0]!).filter((name) => /name/i.test(name))).toEqual([]);
    expect(
      records.some(
        ({ rentalAmountMajor, totalAmountMajor }) => rentalAmountMajor === null && totalAmountMajor !== null,
      ),
    ).toBe(true);
  });

  test('can be asked for by listing and by change', async () => {
    const booked = await control('POST', 'sandbox-small/listings/43003/reservations/', {
      checkin_date: '2027-11-02',
      checkout_date: '2027-11-05',
      rental_amount: 300,
    });
    const query = { channelListingId: '43003', updatedSince: `${TODAY}T12:00:00.000Z` };
    const { records } = await drain(channel.listReservations(key('sandbox-small'), query, signal));
    expect(records).toContainEqual(
      expect.objectContaining({
        channelReservationId: booked.id,
        channelListingId: '43003',
        status: 'accepted',
        isOwnerStay: false,
        checkinDate: '2027-11-02',
        checkoutDate: '2027-11-05',
        currency: 'EUR',
        rentalAmountMajor: 300,
      }),
    );
  });

  test('blocks touch the window asked for', async () => {
    const window = { from: '2026-06-01', to: '2027-02-28' };
    const { records } = await drain(channel.readBlocks(key('sandbox-city'), window, signal));
    expect(records.length).toBeGreaterThan(5);
    for (const { firstNight, lastNight } of records) {
      expect(firstNight <= lastNight && lastNight >= window.from && firstNight <= window.to).toBe(true);
    }
  });

  test('reviews start where asked', async () => {
    const { records } = await drain(
      channel.readReviews(key('sandbox-coast'), { since: '2026-09-01' }, signal),
    );
    expect(records.length).toBeGreaterThan(20);
    expect(
      records.every(({ reviewedOn, rating }) => reviewedOn >= '2026-09-01' && rating >= 1 && rating <= 5),
    ).toBe(true);
  });
});

describe('a price push', () => {
  const night = (date: string) => ({
    date,
    priceMajor: 180,
    minStayNights: 3,
    closedOnArrival: null,
    closedOnDeparture: null,
  });
  const update = (channelListingId: string, currency: string, dates: string[]) => ({
    channelListingId,
    currency,
    nights: dates.map(night),
  });

  test('arrives, in batches, with every night accounted for', async () => {
    const dates = Array.from({ length: 800 }, (_, index) =>
      new Date(Date.parse('2026-11-20') + index * 86_400_000).toISOString().slice(0, 10),
    );
    const outcome = await channel.pushPrices(key('sandbox-coast'), update('41010', 'USD', dates), signal);
    expect(outcome.accepted).toHaveLength(731);
    expect(outcome.rejected).toHaveLength(69);
    expect(outcome.rejected[0]).toMatchObject({ date: '2026-11-20', code: 'date_in_past' });
    const response = await fetch(`${sandbox.url}/control/portfolios/sandbox-coast/pushes/?listing_id=41010`);
    const { data } = (await response.json()) as { data: { prices: unknown[] }[] };
    expect(data.map(({ prices }) => prices.length)).toEqual([332, 399]);
  });

  test.each([
    ['41011', 'EUR', 'currency_mismatch'],
    ['99999', 'USD', 'listing_not_found'],
  ])('to %s in %s is refused night by night', async (listingId, currency, code) => {
    const outcome = await channel.pushPrices(
      key('sandbox-coast'),
      update(listingId, currency, ['2027-01-01']),
      signal,
    );
    expect(outcome).toMatchObject({ accepted: [], rejected: [{ date: '2027-01-01', code }] });
  });

  test('with a refused key says so', async () => {
    const push = channel.pushPrices(key('nobody'), update('41011', 'USD', ['2027-01-01']), signal);
    await expect(push).rejects.toBeInstanceOf(ChannelCredentialError);
  });
});

describe('what the channel says of itself', () => {
  beforeEach(() => expect(channel).toMatchObject({ id: 'sandbox', isPms: true }));

  test.each([{}, { api_key: '' }, { api_key: 7 }, { api_key: 'a b' }, { api_key: 'x', more: 'y' }])(
    'credentials %j do not fit the schema',
    (credentials) => {
      expect(channel.credentialSchema.safeParse(credentials).success).toBe(false);
    },
  );

  test('a registry without a sandbox does not offer one', () => {
    expect(channelRegistry({}).find('sandbox')).toBeNull();
    expect(channelRegistry({ sandboxUrl: sandbox.url }).find('nothing')).toBeNull();
  });
});
