import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateOf, dayOf } from '../dates.ts';
import { type Sandbox, startSandbox } from '../server.ts';
import { clientOf } from '../test-client.ts';

const TODAY = '2026-11-21';
const COAST = '/portfolios/sandbox-coast';
let sandbox: Sandbox;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: null, today: TODAY, growEveryMs: 0 });
  client = clientOf(sandbox.url);
});
afterAll(() => sandbox.close());

/** A span of that many free nights of a listing, from half a year ahead on. */
async function freeSpan(listingId: string, nights: number) {
  const from = dayOf(TODAY) + 180;
  const path = `/listings/${listingId}/calendar?from=${dateOf(from)}&to=${dateOf(from + 150)}`;
  const { data } = (await client.pms('sandbox-coast', path)).body;
  const open = data.map(({ status }: { status: string }) => (status === 'available' ? 'o' : 'x')).join('');
  const start = from + open.indexOf('o'.repeat(nights));
  return { checkin_date: dateOf(start), checkout_date: dateOf(start + nights) };
}

describe('listings', () => {
  test('can be moved, renamed and change currency', async () => {
    const change = {
      title: 'New name',
      latitude: 38.7,
      longitude: -9.42,
      currency: 'EUR',
      timezone: 'Europe/Lisbon',
    };
    expect((await client.control('PATCH', `${COAST}/listings/41001/`, change)).status).toBe(200);
    expect((await client.pms('sandbox-coast', '/listings/41001')).body.data).toMatchObject(change);
  });

  test('can be removed and brought back', async () => {
    await client.control('PATCH', `${COAST}/listings/41002/`, { removed: true });
    expect((await client.pms('sandbox-coast', '/listings/41002')).status).toBe(404);
    expect(await client.all('sandbox-coast', '/listings')).toHaveLength(23);
    expect((await client.control('GET', `${COAST}/listings/`)).body.data).toHaveLength(24);
    await client.control('PATCH', `${COAST}/listings/41002/`, { removed: false });
    expect(await client.all('sandbox-coast', '/listings')).toHaveLength(24);
  });

  test('take their units along when a parent is removed', async () => {
    const parent = (await client.all('sandbox-city', '/listings')).find(
      ({ unit_ids }) => unit_ids.length > 0,
    );
    await client.control('PATCH', `/portfolios/sandbox-city/listings/${parent!.id}/`, { removed: true });
    expect(await client.all('sandbox-city', '/listings')).toHaveLength(55);
  });

  test.each([
    [{ latitude: 91 }, 'latitude'],
    [{ currency: 'euro' }, 'currency'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ removed: 'yes' }, 'removed'],
  ])('refuse %j', async (change, field) => {
    const answer = await client.control('PATCH', `${COAST}/listings/41003/`, change);
    expect([answer.status, answer.body.error.field]).toEqual([400, field]);
  });

  test('refuse unknown fields, an empty change and what is not JSON', async () => {
    for (const body of [{ colour: 'red' }, {}, '{"title":']) {
      expect((await client.control('PATCH', `${COAST}/listings/41003/`, body)).status).toBe(400);
    }
    expect((await client.control('PATCH', `${COAST}/listings/1/`, { title: 'x' })).status).toBe(404);
    expect((await client.control('GET', '/portfolios/nobody/listings/')).status).toBe(404);
  });
});

describe('reservations', () => {
  test('are booked, changed and canceled', async () => {
    const dates = await freeSpan('41004', 5);
    const booked = await client.control('POST', `${COAST}/listings/41004/reservations/`, dates);
    expect(booked.status).toBe(201);
    expect(booked.body.data).toMatchObject({ ...dates, status: 'accepted', currency: 'USD', nights: 5 });
    expect(booked.body.data.rental_amount).toBeGreaterThan(100);

    const path = `${COAST}/reservations/${booked.body.data.id}/`;
    const changed = await client.control('PATCH', path, { guests: 3, rental_amount: 777 });
    expect(changed.body.data).toMatchObject({ ...dates, guests: 3, rental_amount: 777, status: 'accepted' });

    const canceled = await client.control('PATCH', path, { status: 'canceled' });
    expect(canceled.body.data.canceled_at).not.toBeNull();
    const since = canceled.body.data.updated_at;
    const seen = await client.all('sandbox-coast', `/reservations?updated_since=${since}`);
    expect(seen.map(({ id, status }) => [id, status])).toContainEqual([booked.body.data.id, 'canceled']);
    expect(await freeSpan('41004', 5)).toEqual(dates);
  });

  test('of the portfolio itself can be canceled', async () => {
    const { data } = (await client.control('GET', `${COAST}/listings/41005/reservations/`)).body;
    const coming = data.find(
      ({ status, checkin_date }: Record<string, string>) => status === 'accepted' && checkin_date! > TODAY,
    );
    await client.control('PATCH', `${COAST}/reservations/${coming.id}/`, { status: 'canceled' });
    const stays = await client.all('sandbox-coast', '/reservations?listing_id=41005&status=canceled');
    expect(stays.map(({ id }) => id)).toContain(coming.id);
  });

  test('cannot take nights that are taken, nor end before they begin', async () => {
    const dates = await freeSpan('41006', 4);
    const path = `${COAST}/listings/41006/reservations/`;
    await client.control('POST', path, dates);
    const second = await client.control('POST', path, dates);
    expect([second.status, second.body.error.code]).toEqual([409, 'nights_taken']);
    expect((await client.control('POST', path, { ...dates, status: 'unconfirmed' })).status).toBe(201);
    const backwards = { checkin_date: dates.checkout_date, checkout_date: dates.checkin_date };
    expect((await client.control('POST', path, backwards)).status).toBe(400);
    expect((await client.control('POST', path, { checkin_date: '2027-02-30' })).status).toBe(400);
  });

  test('go to a unit, never to the parent', async () => {
    const listings = (await client.control('GET', '/portfolios/sandbox-city/listings/')).body.data;
    const parent = listings.find(({ unit_ids }: { unit_ids: string[] }) => unit_ids.length > 0);
    const body = { checkin_date: '2027-08-01', checkout_date: '2027-08-03' };
    const path = `/portfolios/sandbox-city/listings/${parent.id}/reservations/`;
    expect((await client.control('POST', path, body)).body.error.code).toBe('multi_unit_parent');
  });
});

test('a review changes the rating', async () => {
  const before = (await client.pms('sandbox-coast', '/listings/41007')).body.data;
  const posted = await client.control('POST', `${COAST}/listings/41007/reviews/`, { rating: 1 });
  expect([posted.status, posted.body.data.published_on]).toEqual([201, TODAY]);
  const after = (await client.pms('sandbox-coast', '/listings/41007')).body.data;
  expect(after.reviews_count).toBe(before.reviews_count + 1);
  expect(after.rating).toBeLessThan(before.rating);
  expect((await client.control('POST', `${COAST}/listings/41007/reviews/`, { rating: 6 })).status).toBe(400);
});

test('every price push can be looked at, newest first', async () => {
  const push = (price: number) =>
    client.pms('sandbox-coast', '/listings/41008/prices', 'PUT', {
      currency: 'USD',
      prices: [
        { date: '2027-03-01', price, min_stay: 4 },
        { date: '2026-11-01', price },
      ],
    });
  await push(210);
  expect((await push(220)).body.data).toMatchObject({
    accepted: ['2027-03-01'],
    rejected: [{ date: '2026-11-01', code: 'date_in_past' }],
  });
  const { data } = (await client.control('GET', `${COAST}/pushes/?listing_id=41008`)).body;
  expect(data.map(({ prices }: { prices: { price: number }[] }) => prices[0]!.price)).toEqual([220, 210]);
  const calendar = await client.pms(
    'sandbox-coast',
    '/listings/41008/calendar?from=2027-03-01&to=2027-03-01',
  );
  expect(calendar.body.data).toMatchObject([{ price: 220, min_stay: 4 }]);
});

test('a push in another currency, with a fraction or twice for a date is refused', async () => {
  const push = (currency: string, prices: unknown[]) =>
    client.pms('sandbox-coast', '/listings/41009/prices', 'PUT', { currency, prices });
  const night = { date: '2027-03-01', price: 200 };
  expect((await push('EUR', [night])).body.error.code).toBe('currency_mismatch');
  expect((await push('USD', [{ ...night, price: 1.5 }])).status).toBe(400);
  expect((await push('USD', [night, night])).status).toBe(400);
  expect((await push('USD', [])).status).toBe(400);
});

test('an oversized body is refused, whether or not it says its size', async () => {
  const path = `${COAST}/listings/41003/`;
  expect((await client.control('PATCH', path, { title: 'x'.repeat(1_100_000) })).status).toBe(413);
  const status = await new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const sent = request(`${sandbox.url}/control${path}`, { method: 'PATCH', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', () => {});
    sent.end(`{"title":"${'x'.repeat(1_100_000)}"}`);
  });
  expect(status).toBe(413);
});

test('a caller that uses another name for this machine is refused', async () => {
  const status = await new Promise((resolve) => {
    const headers = { host: 'evil.example' };
    request(`${sandbox.url}/control/portfolios/`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });
  expect(status).toBe(403);
});
