import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from './dates.ts';
import { type Sandbox, startSandbox } from './server.ts';
import { clientOf } from './test-client.ts';

const TODAY = '2026-11-21';
let sandbox: Sandbox;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: null, today: TODAY, slowMs: 20, growEveryMs: 0 });
  client = clientOf(sandbox.url);
});
afterAll(() => sandbox.close());

describe('the portfolios', () => {
  test('coast has 24 listings in one market, all in dollars', async () => {
    const listings = await client.all('sandbox-coast', '/listings');
    expect(listings).toHaveLength(24);
    expect(new Set(listings.map(({ currency }) => currency))).toEqual(new Set(['USD']));
    expect(new Set(listings.map(({ timezone }) => timezone))).toEqual(new Set(['America/New_York']));
    for (const { latitude, longitude } of listings) {
      expect(Math.abs(latitude - 25.83)).toBeLessThan(0.06);
      expect(Math.abs(longitude + 80.13)).toBeLessThan(0.03);
    }
  });

  test('city has 60 listings in two currencies and time zones, four of them units of one', async () => {
    const listings = await client.all('sandbox-city', '/listings');
    expect(listings).toHaveLength(60);
    expect(new Set(listings.map(({ currency, timezone }) => `${currency} ${timezone}`))).toEqual(
      new Set(['EUR Europe/Berlin', 'JPY Asia/Tokyo']),
    );
    const parents = listings.filter(({ unit_ids }) => unit_ids.length > 0);
    expect(parents).toHaveLength(1);
    const units = listings.filter(({ parent_id }) => parent_id === parents[0]!.id);
    expect(units.map(({ id }) => id)).toEqual(parents[0]!.unit_ids);
    expect(units).toHaveLength(4);
  });

  test('small has one listing far from every town, one studio and one without bedroom count', async () => {
    const listings = await client.all('sandbox-small', '/listings');
    expect(listings).toHaveLength(3);
    expect(listings.filter(({ latitude }) => Math.abs(latitude - 38) < 0.01)).toHaveLength(1);
    expect(listings.map(({ bedrooms }) => bedrooms).sort()).toEqual([0, 3, null]);
  });

  test('no two listings of any portfolio share a title', async () => {
    const { body } = await client.control('GET', '/portfolios/');
    const titles = await Promise.all(
      body.data.map(async ({ api_key }: { api_key: string }) => {
        const answer = await client.control('GET', `/portfolios/${api_key}/listings/`);
        return answer.body.data.map(({ title }: { title: string }) => title);
      }),
    );
    expect(titles.flat().length).toBeGreaterThan(91);
    expect(new Set(titles.flat()).size).toBe(titles.flat().length);
  });

  test('every listing has a picture of its own', async () => {
    const [listing] = await client.all('sandbox-coast', '/listings');
    const picture = await fetch(listing!.picture_url);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/);
    expect((await client.send('GET', '/images/1.svg', {})).status).toBe(404);
  });

  test('an unknown key, a missing key and an unknown path are JSON errors', async () => {
    expect((await client.pms('nobody', '/account')).body.error.code).toBe('invalid_api_key');
    expect((await client.send('GET', '/pms/v1/account', {})).status).toBe(401);
    expect((await client.pms('sandbox-coast', '/nothing')).body.error.code).toBe('not_found');
    expect((await client.pms('sandbox-coast', '/listings/999')).status).toBe(404);
    expect((await client.pms('sandbox-coast', '/listings?limit=0')).status).toBe(400);
    expect(
      (await client.pms('sandbox-coast', '/blocks?from=2026-02-30&to=2026-03-01')).body.error.field,
    ).toBe('from');
  });
});

describe('the reservations', () => {
  test('no unit is booked twice for a night, and nothing was booked after today', async () => {
    for (const key of ['sandbox-coast', 'sandbox-city', 'sandbox-small']) {
      const taken = new Set<string>();
      for (const stay of await client.all(key, '/reservations')) {
        expect(stay.requested_at <= `${TODAY}T13`).toBe(true);
        if (stay.status !== 'accepted') continue;
        for (let day = dayOf(stay.checkin_date); day < dayOf(stay.checkout_date); day++) {
          const night = `${stay.listing_id} ${day}`;
          expect(taken.has(night)).toBe(false);
          taken.add(night);
        }
      }
    }
  });

  test('a cancellation is dated, an unconfirmed request has no booking date, an owner pays nothing', async () => {
    const stays = await client.all('sandbox-city', '/reservations');
    for (const stay of stays) {
      expect(stay.canceled_at !== null).toBe(stay.status === 'canceled');
      expect(stay.booked_at === null).toBe(stay.status === 'unconfirmed');
      if (stay.owner_stay) expect(stay.rental_amount).toBeNull();
    }
    const kinds = new Set(stays.map(({ status }) => status));
    expect(kinds).toEqual(new Set(['accepted', 'canceled', 'unconfirmed']));
    expect(stays.some(({ owner_stay }) => owner_stay)).toBe(true);
    expect(
      stays.some(
        ({ owner_stay, rental_amount, total_amount }) =>
          !owner_stay && rental_amount === null && total_amount !== null,
      ),
    ).toBe(true);
  });

  test('a multi-unit listing stands for its units, which alone have stays', async () => {
    const parent = (await client.all('sandbox-city', '/listings')).find(
      ({ unit_ids }) => unit_ids.length > 0,
    );
    const stays = await client.all('sandbox-city', `/reservations?listing_id=${parent!.id}`);
    expect(new Set(stays.map(({ listing_id }) => listing_id))).toEqual(new Set(parent!.unit_ids));
  });

  test('a filter by change shows only what changed since', async () => {
    const since = '2026-11-14T00:00:00Z';
    const all = await client.all('sandbox-coast', '/reservations');
    const recent = await client.all('sandbox-coast', `/reservations?updated_since=${since}`);
    const expected = all.filter(({ updated_at }) => updated_at >= since).map(({ id }) => id);
    expect(recent.map(({ id }) => id)).toEqual(expected);
    expect(recent.length).toBeGreaterThan(10);
    expect(recent.length).toBeLessThan(all.length / 4);
  });
});
