import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { seedPersonalTokens } from '../testing/personal-tokens.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';
import { problemsOf } from '../testing/problems.ts';
import { answer, startReceiver } from '../testing/receiver.ts';
import { receivedBy, sendEventsOf, sendPersonalEventsOf } from '../testing/webhooks.ts';
import { deleteOldEvents } from './delete-old-events.ts';

let api: TestApi;
let quiet: TestApi;
beforeAll(async () => {
  api = await startApi({ now: new Date().toISOString(), deliver: {} });
  quiet = await startApi();
});
afterAll(() => Promise.all([api.close(), quiet.close()]));

const PATH = '/api/v1/webhook-events/';

async function seeded(on: TestApi, url = 'https://hooks.example.com/') {
  const { application, user, listing, token, place } = await seedPricedListing(on);
  const secret = await sendEventsOf(on, application, url);
  const setBasePrice = (price: number, id = listing.id) =>
    on.request('PATCH', `/api/v1/listings/${id}/customizations/base-price/`, {
      token,
      body: {
        data: { type: 'base-price-customizations', id: String(id), attributes: { 'base-price': price } },
      },
    });
  return {
    application,
    user,
    place,
    secret,
    token,
    setBasePrice,
    read: (query = '', as = token) => on.request('GET', `${PATH}${query}`, { token: as }),
    redeliver: (id: string, as = token) => on.request('POST', `${PATH}${id}/redeliver/`, { token: as }),
  };
}

test('an event is read back with its delivery, its attempts and the very bytes that were sent', async () => {
  const receiver = await startReceiver(answer(200, {}, 'thanks'));
  const { setBasePrice, read, secret } = await seeded(api, receiver.url);
  await setBasePrice(135);
  const [received] = await receivedBy(receiver, 1);
  const { json } = await eventually(
    () => read(),
    (answer) => answer.json.data[0]?.attributes['delivery-status'] === 'delivered',
  );
  const { id, attributes } = json.data[0];
  expect(id).toBe(received!.headers['webhook-id']);
  expect(attributes).toEqual({
    'event-type': 'listing.base_price_changed',
    'created-at': expect.stringMatching(/Z$/),
    'delivery-status': 'delivered',
    attempts: [
      {
        'attempted-at': expect.stringMatching(/Z$/),
        'response-status': 200,
        'duration-ms': expect.any(Number),
        error: null,
        'next-attempt-at': null,
      },
    ],
    url: receiver.url,
  });
  const detail = (await read(`${id}/`)).json.data;
  expect(detail.attributes).toEqual({ ...attributes, body: received!.body.toString('utf8') });
  new Webhook(secret).verify(detail.attributes.body, received!.headers as Record<string, string>);
  await receiver.close();
});

test('a redelivery is one more attempt with the same id and bytes, signed anew', async () => {
  const receiver = await startReceiver(answer(410));
  const { setBasePrice, read, redeliver } = await seeded(api, receiver.url);
  await setBasePrice(135);
  const statusIs = (status: string, attempts: number) =>
    eventually(
      () => read(),
      ({ json }) =>
        json.data[0]?.attributes['delivery-status'] === status &&
        json.data[0].attributes.attempts.length === attempts,
    );
  const { id } = (await statusIs('failed', 1)).json.data[0];
  receiver.answer(answer(500));
  const queued = await redeliver(id);
  expect(queued.status).toBe(202);
  expect(queued.json.data).toMatchObject({
    type: 'webhook-events',
    id,
    attributes: { 'delivery-status': 'pending' },
  });
  await statusIs('dropped', 2);
  receiver.answer(answer(204));
  api.clock.advance(2000);
  await redeliver(id);
  await statusIs('delivered', 3);
  const [first, , last] = receiver.received;
  expect(last!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  expect(last!.body.equals(first!.body)).toBe(true);
  expect(last!.headers['webhook-signature']).not.toBe(first!.headers['webhook-signature']);
  await receiver.close();
});

test('a redelivery of what waits makes it come at once, and does not add an attempt', async () => {
  const receiver = await startReceiver(answer(503, { 'retry-after': '300' }));
  const { setBasePrice, read, redeliver } = await seeded(api, receiver.url);
  await setBasePrice(135);
  const attemptsAre = (count: number) =>
    eventually(
      () => read(),
      ({ json }) => json.data[0]?.attributes.attempts.length === count,
    );
  const { id } = (await attemptsAre(1)).json.data[0];
  await redeliver(id);
  expect((await attemptsAre(2)).json.data[0].attributes['delivery-status']).toBe('pending');
  await receiver.close();
});

test('without an endpoint there is nowhere to redeliver to', async () => {
  const { application, setBasePrice, read, redeliver } = await seeded(quiet);
  await setBasePrice(135);
  const { id } = (await read()).json.data[0];
  await sendEventsOf(quiet, application, '');
  expect(problemsOf(await redeliver(id))).toEqual(['409 endpoint_required']);
});

test('the list is newest first, paged and narrowed by type, status, time and user', async () => {
  const { application, user, setBasePrice, read } = await seeded(quiet);
  const other = await quiet.createUser(application);
  const theirs = await quiet.seedListing(other, { basePrice: 100 });
  const start = quiet.context.now();
  for (const price of [130, 131, 132]) {
    quiet.clock.advance(1000);
    await setBasePrice(price);
  }
  quiet.clock.advance(1000);
  await setBasePrice(133, theirs.id);
  const pricesOf = async (query: string) => {
    const { json } = await read(query);
    const details = json.data.map(({ id }: { id: string }) => read(`${id}/`));
    return (await Promise.all(details)).map(
      (one) => JSON.parse(one.json.data.attributes.body).data.attributes['new-base-price'],
    );
  };
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000).toISOString();
  expect(await pricesOf('')).toEqual([133, 132, 131, 130]);
  expect(await pricesOf('?page[size]=2&page[number]=2')).toEqual([131, 130]);
  expect(await pricesOf(`?filter[user]=${user.id}`)).toEqual([132, 131, 130]);
  expect(await pricesOf(`?filter[created-after]=${at(1)}&filter[created-before]=${at(4)}`)).toEqual([
    132, 131,
  ]);
  expect(await pricesOf('?filter[event-type]=listing.created')).toEqual([]);
  expect(
    await pricesOf('?filter[event-type]=listing.base_price_changed&filter[delivery-status]=pending'),
  ).toHaveLength(4);
  expect(await pricesOf('?filter[delivery-status]=delivered')).toEqual([]);
});

test.each([
  ['filter[event-type]=listing.sold', '400 filter[event-type]'],
  ['filter[delivery-status]=lost', '400 filter[delivery-status]'],
  ['filter[created-after]=yesterday', '400 filter[created-after]'],
  ['filter[user]=me', '400 filter[user]'],
  ['filter[nonsense]=1', '400 filter[nonsense]'],
  ['sort=created-at', '400 sort'],
  ['page[size]=101', '400 page[size]'],
])('%s is refused', async (query, problem) => {
  const { read } = await seeded(quiet);
  expect(problemsOf(await read(`?${query}`))).toEqual([problem]);
});

test('fields[webhook-events] shows only what is asked for', async () => {
  const { setBasePrice, read } = await seeded(quiet);
  await setBasePrice(135);
  const [event] = (await read('?fields[webhook-events]=event-type,url')).json.data;
  expect(event.attributes).toEqual({ 'event-type': 'listing.base_price_changed', url: null });
  const { json } = await read(`${event.id}/?fields[webhook-events]=body`);
  expect(Object.keys(json.data.attributes)).toEqual(['body']);
});

test('an application sees what it was sent, a user-scoped token only that of its user', async () => {
  const [one, other] = [await seeded(quiet), await seeded(quiet)];
  await one.setBasePrice(130);
  const { id } = (await one.read()).json.data[0];
  expect((await other.read()).json.data).toEqual([]);
  expect((await other.read(`${id}/`)).status).toBe(404);
  expect((await other.redeliver(id)).status).toBe(404);
  const own = await quiet.token(one.application, { user: one.user });
  expect((await one.read('', own)).json.data).toHaveLength(1);
  expect((await one.read(`${id}/`, own)).status).toBe(200);
  const stranger = await quiet.token(one.application, { user: await quiet.createUser(one.application) });
  expect((await one.read('', stranger)).json.data).toEqual([]);
  expect((await one.read(`${id}/`, stranger)).status).toBe(404);
  expect((await one.read(`?filter[user]=${one.user.id}`, stranger)).json.data).toEqual([]);
});

test('reading takes webhooks:read, and redelivering webhooks:write, which no user-scoped token has', async () => {
  const { application, user, setBasePrice, read, redeliver } = await seeded(quiet);
  await setBasePrice(130);
  const { id } = (await read()).json.data[0];
  const writer = await quiet.token(application, { scope: 'webhooks:write' });
  const reader = await quiet.token(application, { scope: 'webhooks:read' });
  expect(problemsOf(await read('', writer))).toEqual(['403 insufficient_scope']);
  expect(problemsOf(await read(`${id}/`, writer))).toEqual(['403 insufficient_scope']);
  expect(problemsOf(await redeliver(id, reader))).toEqual(['403 insufficient_scope']);
  expect((await redeliver(id, writer)).status).toBe(202);
  expect(problemsOf(await redeliver(id, await quiet.token(application, { user })))).toEqual([
    '403 insufficient_scope',
  ]);
});

test('an address that is no event id is 404', async () => {
  const { read, redeliver } = await seeded(quiet);
  for (const id of ['1', 'msg_', 'msg_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'MSG_01ARZ3NDEKTSV4RRFFQ69G5FAV']) {
    expect((await read(`${id}/`)).status).toBe(404);
    expect((await redeliver(id)).status).toBe(404);
  }
});

test('what went to a user’s own endpoint is not what the application was sent', async () => {
  const { application, user, setBasePrice, read } = await seeded(quiet);
  await sendEventsOf(quiet, application, '');
  await sendPersonalEventsOf(quiet, user, 'https://mara.example.com/?key=1');
  await setBasePrice(130);
  expect((await read()).json.data).toEqual([]);
  expect((await read('', await quiet.token(application, { user }))).json.data).toEqual([]);
});

test('events are kept for 30 days, and longer only as long as they are still to be sent', async () => {
  const receiver = await startReceiver();
  const sent = await seeded(api, receiver.url);
  const waiting = await seeded(api, receiver.url);
  receiver.answer(answer(503));
  await waiting.setBasePrice(130);
  await receivedBy(receiver, 1);
  receiver.answer(answer(204));
  await sent.setBasePrice(130);
  await eventually(
    () => sent.read(),
    ({ json }) => json.data[0]?.attributes['delivery-status'] === 'delivered',
  );
  await sendEventsOf(api, waiting.application, 'http://127.0.0.1:9/');
  const DAY_MS = 86_400_000;
  const { signal } = new AbortController();
  const shown = async ({ read, application }: typeof sent) =>
    (await read('', await api.token(application))).json.data.length;
  api.clock.advance(30 * DAY_MS - 60_000);
  await deleteOldEvents(api.context, signal);
  expect(await shown(sent)).toBe(1);
  api.clock.advance(120_000);
  await deleteOldEvents(api.context, signal);
  expect([await shown(sent), await shown(waiting)]).toEqual([0, 1]);
  await receiver.close();
});

test('a personal access token sees its user’s own endpoint first, and of the application’s no address', async () => {
  const { partner, user, listing, admin, make } = await seedPersonalTokens(quiet);
  const { token } = await make(['webhooks:read']);
  await sendEventsOf(quiet, partner, 'https://partner.example.com/?key=1');
  const setBasePrice = (price: number) =>
    quiet.request('PATCH', `/api/v1/listings/${listing.id}/customizations/base-price/`, {
      token: admin.session,
      body: {
        data: {
          type: 'base-price-customizations',
          id: String(listing.id),
          attributes: { 'base-price': price },
        },
      },
    });
  await setBasePrice(130);
  quiet.clock.advance(1000);
  await sendPersonalEventsOf(quiet, user, 'https://mara.example.com/?key=2');
  await setBasePrice(131);
  await quiet.context.db.execute(
    sql`update webhook_deliveries set url = receiver || '-url' where user_id = ${user.id}`,
  );
  const { json } = await quiet.request('GET', PATH, { token });
  const urls = json.data.map(({ attributes }: { attributes: { url: string | null } }) => attributes.url);
  expect(urls).toEqual(['user-url', null]);
});
