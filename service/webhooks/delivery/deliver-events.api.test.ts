import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EVENT_BODIES } from '#contract/event-bodies.ts';
import { rowsOf } from '../../db/database.ts';
import { eventually, startApi, type TestApi } from '../../testing/api.ts';
import { seedPricedListing } from '../../testing/priced-listing.ts';
import { type Answering, answer, startReceiver, type TestReceiver } from '../../testing/receiver.ts';
import { receivedBy, sendEventsOf, sendPersonalEventsOf } from '../../testing/webhooks.ts';

let api: TestApi;
let receiver: TestReceiver;
beforeAll(async () => {
  // The verifiers of the receivers' side know no clock but the machine's.
  api = await startApi({ now: new Date().toISOString(), deliver: {} });
});
afterAll(() => api.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

async function pricedListing(answering?: Answering, on = api) {
  if (answering) receiver.answer(answering);
  const seeded = await seedPricedListing(on);
  const secret = await sendEventsOf(on, seeded.application, receiver.url);
  const { id } = seeded.listing;
  const setBasePrice = async (price: number) => {
    const body = {
      data: { type: 'base-price-customizations', id: String(id), attributes: { 'base-price': price } },
    };
    const path = `/api/v1/listings/${id}/customizations/base-price/`;
    const { status } = await on.request('PATCH', path, { token: seeded.token, body });
    expect(status).toBe(200);
  };
  return { ...seeded, secret, setBasePrice };
}

interface DeliveryState {
  status: string;
  left: number;
  /** Statuses of the answers so far, null where there was none. */
  answers: (number | null)[];
  errors: (string | null)[];
  /** Seconds from each attempt to the next. */
  waits: (number | null)[];
}

async function deliveryTo(applicationId: number, on: TestApi): Promise<DeliveryState> {
  const [row] = await rowsOf<DeliveryState>(
    on.context.db,
    sql`select d.status, d.attempts_left as left,
          (select coalesce(json_agg(a.response_status order by a.id), '[]') from delivery_attempts a where a.delivery_id = d.id) as answers,
          (select coalesce(json_agg(a.error order by a.id), '[]') from delivery_attempts a where a.delivery_id = d.id) as errors,
          (select coalesce(json_agg(extract(epoch from a.next_attempt_at - a.attempted_at) order by a.id), '[]')
            from delivery_attempts a where a.delivery_id = d.id) as waits
        from webhook_deliveries d where d.receiver = 'application' and d.receiver_id = ${applicationId}`,
  );
  if (!row) throw new Error('Nothing is on its way.');
  return row;
}

const attempted = (applicationId: number, times: number, on = api) =>
  eventually(
    () => deliveryTo(applicationId, on),
    ({ answers }) => answers.length >= times,
  );

/** Lets at least so many seconds pass, and one at the least, which is what the timestamps count in. */
const waitFor = (seconds: number | null | undefined) => api.clock.advance(Math.ceil(seconds ?? 0) * 1000);

test('both official verifiers accept what arrives, on its very bytes', async () => {
  const { secret, setBasePrice, listing } = await pricedListing();
  await setBasePrice(135);
  const [one] = await receivedBy(receiver, 1);
  const headers = one!.headers as Record<string, string>;
  for (const verifier of [new Webhook(secret), new SvixWebhook(secret)]) {
    expect(verifier.verify(one!.body, headers)).toEqual(one!.event);
    const altered = Buffer.from(one!.body.toString('utf8').replace('135', '136'));
    expect(() => verifier.verify(altered, headers)).toThrow();
  }
  expect(headers['content-type']).toBe('application/vnd.api+json');
  expect(headers['webhook-id']).toBe(one!.event.data.id);
  expect(headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
  expect(EVENT_BODIES['listing.base_price_changed'].parse(one!.event).data.relationships.listing).toEqual({
    data: { type: 'listings', id: String(listing.id) },
    links: { related: `https://api.example.com/api/v1/listings/${listing.id}/` },
  });
});

test.each([200, 202, 204, 299])('%i is delivered at once', async (status) => {
  const { application, setBasePrice } = await pricedListing(answer(status));
  await setBasePrice(135);
  expect(await attempted(application.id, 1)).toMatchObject({
    status: 'delivered',
    answers: [status],
    waits: [null],
  });
});

test.each([301, 302, 307, 308, 400, 401, 404, 410, 422])('%i is never tried again', async (status) => {
  const elsewhere = await startReceiver();
  const { application, setBasePrice } = await pricedListing(answer(status, { location: elsewhere.url }));
  await setBasePrice(135);
  expect(await attempted(application.id, 1)).toMatchObject({
    status: 'failed',
    answers: [status],
    waits: [null],
  });
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});

test.each([408, 429, 500, 503])('%i is tried again after about a second', async (status) => {
  const { application, setBasePrice } = await pricedListing(answer(status));
  await setBasePrice(135);
  const { waits, ...delivery } = await attempted(application.id, 1);
  expect(delivery).toMatchObject({ status: 'pending', answers: [status], left: 4 });
  expect(waits[0]).toBeGreaterThanOrEqual(0.8);
  expect(waits[0]).toBeLessThanOrEqual(1.2);
});

test('five attempts at growing distances, then it is dropped; the id and the bytes stay, time and signature do not', async () => {
  const { application, secret, setBasePrice } = await pricedListing(answer(500));
  await setBasePrice(135);
  for (const times of [1, 2, 3, 4]) {
    const { waits } = await attempted(application.id, times);
    waitFor(waits.at(-1));
  }
  const { waits, ...delivery } = await attempted(application.id, 5);
  expect(delivery).toMatchObject({ status: 'dropped', left: 0, answers: [500, 500, 500, 500, 500] });
  for (const [index, seconds] of [1, 5, 25, 125].entries()) {
    expect(waits[index]! / seconds).toBeGreaterThanOrEqual(0.8);
    expect(waits[index]! / seconds).toBeLessThanOrEqual(1.2);
  }
  expect(waits[4]).toBeNull();
  const { received } = receiver;
  const distinct = (of: (one: (typeof received)[number]) => unknown) => new Set(received.map(of)).size;
  expect(distinct(({ headers }) => headers['webhook-id'])).toBe(1);
  expect(distinct(({ body }) => body.toString('hex'))).toBe(1);
  expect(distinct(({ headers }) => headers['webhook-timestamp'])).toBe(5);
  expect(distinct(({ headers }) => headers['webhook-signature'])).toBe(5);
  const { body, headers } = received[4]!;
  new Webhook(secret).verify(body, headers as Record<string, string>);
});

test('a receiver that recovers gets what it missed', async () => {
  const { application, setBasePrice } = await pricedListing(answer(503));
  await setBasePrice(135);
  const { waits } = await attempted(application.id, 1);
  receiver.answer(answer(200));
  waitFor(waits[0]);
  expect(await attempted(application.id, 2)).toMatchObject({
    status: 'delivered',
    answers: [503, 200],
    left: 3,
  });
});

test('the receiver says when to come back, in seconds or as a date, up to five minutes', async () => {
  const inAMinute = new Date(Math.floor(api.context.now().getTime() / 1000) * 1000 + 60_000).toUTCString();
  for (const [header, least, most] of [
    ['42', 42, 42],
    [inAMinute, 58, 60],
    ['86400', 300, 300],
    ['0', 0.8, 1.2],
    ['soon', 0.8, 1.2],
  ] as const) {
    const { application, setBasePrice } = await pricedListing(answer(429, { 'retry-after': header }));
    await setBasePrice(135);
    const { waits } = await attempted(application.id, 1);
    expect(waits[0]).toBeGreaterThanOrEqual(least);
    expect(waits[0]).toBeLessThanOrEqual(most);
  }
});

test('a receiver that says nothing is tried again', async () => {
  // Of its own: whoever answers has the usual time, however busy the machine is.
  const hasty = await startApi({ deliver: { timeoutMs: 400 } });
  const { application, setBasePrice } = await pricedListing(() => {}, hasty);
  await setBasePrice(135);
  expect(await attempted(application.id, 1, hasty)).toMatchObject({
    status: 'pending',
    answers: [null],
    errors: ['There was no answer within 0.4 seconds'],
  });
  await hasty.close();
});

test.each<[string, Answering, string]>([
  [
    'hangs up',
    (_received, response) => response.socket?.destroy(),
    'The connection was closed before there was an answer',
  ],
  [
    'does not speak HTTP',
    (_received, response) => response.socket?.end('NO\r\n\r\n'),
    'The answer is not HTTP',
  ],
])('a receiver that %s is tried again', async (_name, answering, error) => {
  const { application, setBasePrice } = await pricedListing(answering);
  await setBasePrice(135);
  expect(await attempted(application.id, 1)).toMatchObject({
    status: 'pending',
    answers: [null],
    errors: [error],
  });
});

test('nobody listening is tried again', async () => {
  const { application, setBasePrice } = await pricedListing();
  const gone = await startReceiver();
  await gone.close();
  await sendEventsOf(api, application, gone.url);
  await setBasePrice(135);
  expect(await attempted(application.id, 1)).toMatchObject({
    status: 'pending',
    answers: [null],
    errors: ['The connection was refused'],
  });
});

test('an endless answer is an answer, of which little is kept', async () => {
  const { application, setBasePrice } = await pricedListing((_received, response) => {
    response.writeHead(200);
    const more = () => {
      while (response.write('a\0é'.repeat(10_000))) if (response.destroyed) return;
      response.once('drain', more);
    };
    more();
  });
  await setBasePrice(135);
  expect(await attempted(application.id, 1)).toMatchObject({ status: 'delivered', answers: [200] });
  const [kept] = await rowsOf<{ body: string }>(
    api.context.db,
    sql`select a.response_body as body from delivery_attempts a join webhook_deliveries d on d.id = a.delivery_id
        where d.receiver_id = ${application.id} and d.receiver = 'application'`,
  );
  expect(kept!.body.slice(0, 4)).toBe('aéaé');
  expect(Buffer.byteLength(kept!.body)).toBeLessThanOrEqual(4096);
});

test('the application and the user in person are both told, each with its own signature', async () => {
  const { application, user, secret, setBasePrice } = await pricedListing();
  const own = await startReceiver();
  const ownSecret = await sendPersonalEventsOf(api, user, own.url);
  await setBasePrice(135);
  const [partners] = await receivedBy(receiver, 1);
  const [persons] = await receivedBy(own, 1);
  expect(persons!.body.equals(partners!.body)).toBe(true);
  new Webhook(secret).verify(partners!.body, partners!.headers as Record<string, string>);
  new Webhook(ownSecret).verify(persons!.body, persons!.headers as Record<string, string>);
  expect(() =>
    new Webhook(secret).verify(persons!.body, persons!.headers as Record<string, string>),
  ).toThrow();
  expect((await attempted(application.id, 1)).status).toBe('delivered');
  await own.close();
});

test('an endpoint that is taken away is sent nothing more, not even what waits', async () => {
  const { application, setBasePrice } = await pricedListing(answer(500));
  await setBasePrice(135);
  const { waits } = await attempted(application.id, 1);
  await sendEventsOf(api, application, '');
  waitFor(waits[0]);
  expect(await attempted(application.id, 2)).toMatchObject({
    status: 'dropped',
    answers: [500, null],
    errors: [null, 'There is no endpoint any more'],
  });
  await setBasePrice(136);
  expect(receiver.received).toHaveLength(1);
});

test('a new secret signs from the next attempt on, also of what waits', async () => {
  const { application, setBasePrice } = await pricedListing(answer(500));
  await setBasePrice(135);
  const { waits } = await attempted(application.id, 1);
  const secret = await sendEventsOf(api, application, receiver.url);
  receiver.answer(answer(200));
  waitFor(waits[0]);
  await attempted(application.id, 2);
  const { body, headers } = receiver.received[1]!;
  new Webhook(secret).verify(body, headers as Record<string, string>);
});
