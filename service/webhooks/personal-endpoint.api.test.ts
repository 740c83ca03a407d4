import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EVENT_BODIES } from '#contract/event-bodies.ts';
import { EVENT_TYPES } from '#contract/events.ts';
import type { Permission } from '../db/schema/index.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { problemsOf } from '../testing/problems.ts';
import { answer, startReceiver, type TestReceiver } from '../testing/receiver.ts';
import { receivedBy, sendEventsOf } from '../testing/webhooks.ts';

let api: TestApi;
let strict: TestApi;
let receiver: TestReceiver;
beforeAll(async () => {
  const environment = { ALLOW_LOCAL_WEBHOOKS: 'true' };
  api = await startApi({ now: new Date().toISOString(), deliver: {}, environment });
  strict = await startApi();
});
afterAll(() => Promise.all([api.close(), strict.close()]));
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const ENDPOINT = '/console/v1/webhook-endpoint/';
const DELIVERIES = '/console/v1/webhook-deliveries/';

async function seeded(on = api) {
  const partner = await on.createApplication();
  const dashboard = await on.createApplication({
    firstParty: true,
    actsFor: partner,
    scopes: ['listings:read', 'listings:write', 'console:read', 'console:write'],
  });
  const user = await on.createUser(partner);
  const token = await on.token(dashboard, { user });
  const signedInAs = async (permission: Permission) => {
    const credentialId = await on.createCredential(user.id, { permission });
    return on.token(dashboard, { user, credentialId });
  };
  return { partner, dashboard, user, token, signedInAs, ...handsOn(on, token) };
}

function handsOn(on: TestApi, token: string) {
  const ask = (method: string, path: string, attributes?: object) =>
    on.request(method, path, {
      token,
      ...(attributes ? { body: { data: { type: 'webhook-endpoints', attributes } } } : {}),
    });
  return {
    ask,
    read: () => ask('GET', ENDPOINT),
    shown: async () => (await ask('GET', ENDPOINT)).json.data.attributes,
    put: (url: string, more: object = {}) => ask('PUT', ENDPOINT, { 'webhook-url': url, ...more }),
    makeSecret: async (): Promise<string> =>
      (await ask('POST', `${ENDPOINT}secret/`)).json.data.attributes.secret,
    ping: () => ask('POST', `${ENDPOINT}ping/`),
    deliveries: async (query = '') => (await ask('GET', `${DELIVERIES}${query}`)).json.data,
  };
}

test('an account that never set anything has no secret, and everything sent nowhere', async () => {
  const { read, user } = await seeded();
  expect((await read()).json.data).toEqual({
    type: 'webhook-endpoints',
    id: String(user.id),
    attributes: {
      'webhook-url': '',
      'subscribed-events': ['*'],
      'has-secret': false,
      'secret-rotated-at': null,
      'updated-at': null,
      'event-types': EVENT_TYPES,
    },
  });
});

test('the secret is shown once, and stored sealed', async () => {
  const { ask, shown, user } = await seeded();
  const { headers, json } = await ask('POST', `${ENDPOINT}secret/`);
  expect(headers.get('cache-control')).toBe('no-store');
  const { secret } = json.data.attributes;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify(await shown())).not.toContain(secret.slice(6));
  expect((await shown())['has-secret']).toBe(true);
  const { rows } = (await api.context.db.execute(
    sql`select secret_encrypted as sealed from personal_webhook_endpoints where user_id = ${user.id}`,
  )) as unknown as { rows: { sealed: Uint8Array }[] };
  expect(Buffer.from(rows[0]!.sealed).toString('latin1')).not.toContain(secret.slice(6));
});

test('an endpoint is saved once it has answered a signed ping', async () => {
  const { makeSecret, put, shown, user } = await seeded();
  const secret = await makeSecret();
  const saved = await put(receiver.url, { 'subscribed-events': ['listing.created'] });
  expect(saved.status).toBe(200);
  expect(await shown()).toMatchObject({
    'webhook-url': receiver.url,
    'subscribed-events': ['listing.created'],
    'secret-rotated-at': null,
  });
  const [ping] = receiver.received;
  expect(receiver.received).toHaveLength(1);
  for (const verifier of [new Webhook(secret), new SvixWebhook(secret)]) {
    verifier.verify(ping!.body, ping!.headers as Record<string, string>);
  }
  const { data } = EVENT_BODIES['webhook.ping'].parse(ping!.event);
  expect(data.relationships.user.data.id).toBe(String(user.id));
  // What was chosen stays where nothing is said of it.
  await put(receiver.url);
  expect((await shown())['subscribed-events']).toEqual(['listing.created']);
});

test.each([301, 302, 400, 404, 410, 500, 503])(
  'an endpoint that answers %i is not saved, and says why',
  async (status) => {
    const { makeSecret, put, shown, deliveries } = await seeded();
    await makeSecret();
    await put(receiver.url);
    const before = await shown();
    const other = await startReceiver(answer(status, { location: receiver.url }, 'not today'));
    api.clock.advance(1);
    const failed = await put(other.url, { 'subscribed-events': [] });
    expect(problemsOf(failed)).toEqual(['422 ping_failed /data/attributes/webhook-url']);
    expect(failed.json.errors[0].detail).toContain(`It answered ${status} instead of 2xx`);
    expect(failed.json.errors[0].meta).toMatchObject({
      'response-status': status,
      'response-body': 'not today',
    });
    expect(await shown()).toEqual(before);
    expect(other.received).toHaveLength(1);
    expect(receiver.received).toHaveLength(1);
    expect((await deliveries())[0].attributes).toMatchObject({ 'delivery-status': 'failed', url: other.url });
    await other.close();
  },
);

test('so is one that nobody listens at', async () => {
  const { makeSecret, put, shown } = await seeded();
  await makeSecret();
  const gone = await startReceiver();
  await gone.close();
  const failed = await put(gone.url);
  expect(failed.json.errors[0]).toMatchObject({ status: '422', code: 'ping_failed' });
  expect(failed.json.errors[0].detail).toContain('The connection was refused');
  expect((await shown())['webhook-url']).toBe('');
});

test('a secret comes first', async () => {
  const { put, ping } = await seeded();
  expect(problemsOf(await put(receiver.url))).toEqual(['409 secret_required']);
  expect(problemsOf(await ping())).toEqual(['409 endpoint_required']);
  expect(receiver.received).toEqual([]);
});

test.each([
  ...['http://hooks.example.com/', 'https://127.0.0.1/', 'https://[::ffff:10.0.0.1]/', 'https://localhost/'],
  ...['https://169.254.169.254/latest/', 'https://user:secret@example.com/', 'hooks', ''],
])('events cannot be sent to %s', async (url) => {
  const { makeSecret, put, shown } = await seeded(strict);
  await makeSecret();
  expect(problemsOf(await put(url))).toEqual(['400 /data/attributes/webhook-url']);
  expect((await shown())['webhook-url']).toBe('');
});

test('an unknown event type is refused, and so is an unknown field', async () => {
  const { makeSecret, put } = await seeded();
  await makeSecret();
  expect(problemsOf(await put(receiver.url, { 'subscribed-events': ['*', 'listing.sold'] }))).toEqual([
    '400 /data/attributes/subscribed-events/1',
  ]);
  expect(problemsOf(await put(receiver.url, { secret: 'x' }))).toEqual(['400 /data/attributes/secret']);
  expect(receiver.received).toEqual([]);
});

test('a test ping tells what came back, whatever it is', async () => {
  const { makeSecret, put, ping, deliveries } = await seeded();
  await makeSecret();
  await put(receiver.url);
  receiver.answer(answer(418, {}, 'teapot'));
  api.clock.advance(1);
  const { status, json } = await ping();
  expect(status).toBe(200);
  expect(json.data.attributes).toEqual({
    delivered: false,
    'response-status': 418,
    'response-body': 'teapot',
    'duration-ms': expect.any(Number),
    error: null,
  });
  receiver.answer(answer(204));
  api.clock.advance(1);
  expect((await ping()).json.data.attributes.delivered).toBe(true);
  const shown = await deliveries();
  expect(
    shown.map(({ attributes }: { attributes: Record<string, unknown> }) => attributes['delivery-status']),
  ).toEqual(['delivered', 'failed', 'delivered']);
  expect(new Set(shown.map(({ id }: { id: string }) => id))).toEqual(
    new Set(receiver.received.map(({ headers }) => headers['webhook-id'])),
  );
});

test('events of the account arrive, and are listed with bodies and answers', async () => {
  const { makeSecret, put, user, ask, deliveries, token } = await seeded();
  const secret = await makeSecret();
  await put(receiver.url);
  receiver.answer(answer(202, {}, 'got it'));
  const { id } = await api.seedListing(user, { basePrice: 100 });
  await api.request('PATCH', `/api/v1/listings/${id}/customizations/base-price/`, {
    token,
    body: { data: { type: 'base-price-customizations', id: String(id), attributes: { 'base-price': 110 } } },
  });
  const [, event] = await receivedBy(receiver, 2);
  new Webhook(secret).verify(event!.body, event!.headers as Record<string, string>);
  const [delivery] = await eventually(
    () => deliveries('?filter[event-type]=listing.base_price_changed&filter[delivery-status]=delivered'),
    (shown) => shown.length === 1,
  );
  expect(delivery).toMatchObject({ type: 'webhook-deliveries', id: event!.headers['webhook-id'] });
  const { attributes } = (await ask('GET', `${DELIVERIES}${delivery.id}/`)).json.data;
  expect(attributes.body).toBe(event!.body.toString('utf8'));
  expect(attributes.attempts).toMatchObject([{ 'response-status': 202, 'response-body': 'got it' }]);
  expect((await ask('POST', `${DELIVERIES}${delivery.id}/redelivery/`)).status).toBe(202);
  const [, , again] = await receivedBy(receiver, 3);
  expect(again!.body.equals(event!.body)).toBe(true);
});

test('a new secret signs from the next delivery on', async () => {
  const { makeSecret, put, ping, shown } = await seeded();
  const before = await makeSecret();
  await put(receiver.url);
  const after = await makeSecret();
  expect(after).not.toBe(before);
  expect((await shown())['secret-rotated-at']).not.toBeNull();
  expect((await shown())['webhook-url']).toBe(receiver.url);
  await ping();
  const { body, headers } = receiver.received[1]!;
  new Webhook(after).verify(body, headers as Record<string, string>);
  expect(() => new Webhook(before).verify(body, headers as Record<string, string>)).toThrow();
});

test('a removed endpoint is gone with its secret', async () => {
  const { makeSecret, put, ask, shown, ping } = await seeded();
  expect((await ask('DELETE', ENDPOINT)).status).toBe(404);
  await makeSecret();
  await put(receiver.url);
  expect((await ask('DELETE', ENDPOINT)).status).toBe(204);
  expect(await shown()).toMatchObject({ 'webhook-url': '', 'has-secret': false });
  expect(problemsOf(await ping())).toEqual(['409 endpoint_required']);
});

test('only an administrator of the account manages its endpoint', async () => {
  const { dashboard, signedInAs, makeSecret, put, deliveries } = await seeded();
  await makeSecret();
  await put(receiver.url);
  const [{ id }] = await deliveries();
  const people = [await signedInAs('Edit'), await signedInAs('View')];
  for (const token of [...people, await api.token(dashboard)]) {
    const { ask } = handsOn(api, token);
    const answers = await Promise.all([
      ask('GET', ENDPOINT),
      ask('PUT', ENDPOINT, { 'webhook-url': receiver.url }),
      ask('POST', `${ENDPOINT}secret/`),
      ask('POST', `${ENDPOINT}ping/`),
      ask('DELETE', ENDPOINT),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(403));
  }
  for (const token of people) {
    const { ask } = handsOn(api, token);
    const answers = await Promise.all([
      ask('GET', DELIVERIES),
      ask('GET', `${DELIVERIES}${id}/`),
      ask('POST', `${DELIVERIES}${id}/redelivery/`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(3).fill(403));
  }
  const { ask } = handsOn(api, await signedInAs('Admin'));
  expect((await ask('GET', ENDPOINT)).json.data.attributes['webhook-url']).toBe(receiver.url);
  expect(receiver.received).toHaveLength(1);
});

test('without a plan nothing is set up, but what is there can be looked at and removed', async () => {
  const { user, ask, makeSecret, put, deliveries } = await seeded();
  await makeSecret();
  await put(receiver.url);
  const [{ id }] = await deliveries();
  await api.context.db.execute(sql`update users set plan = 'ended' where id = ${user.id}`);
  for (const refused of [
    await put(receiver.url),
    await ask('POST', `${ENDPOINT}secret/`),
    await ask('POST', `${ENDPOINT}ping/`),
    await ask('POST', `${DELIVERIES}${id}/redelivery/`),
  ]) {
    expect(problemsOf(refused)).toEqual(['403 plan_required']);
  }
  expect(await deliveries()).toHaveLength(1);
  expect((await ask('DELETE', ENDPOINT)).status).toBe(204);
  expect(receiver.received).toHaveLength(1);
});

test('nobody sees the deliveries of another account', async () => {
  const [one, other] = [await seeded(), await seeded()];
  await one.makeSecret();
  await one.put(receiver.url);
  const [{ id }] = await one.deliveries();
  expect(await other.deliveries()).toEqual([]);
  expect((await other.ask('GET', `${DELIVERIES}${id}/`)).status).toBe(404);
  expect((await other.ask('POST', `${DELIVERIES}${id}/redelivery/`)).status).toBe(404);
});

test('staff see what the application was sent, of all users or of one, and have it sent again', async () => {
  const { partner, user, dashboard, makeSecret, put, deliveries } = await seeded();
  await makeSecret();
  await put(receiver.url);
  const [personal] = await deliveries();
  const ofPartner = await startReceiver(answer(410, {}, 'gone'));
  await sendEventsOf(api, partner, ofPartner.url);
  const listing = await api.seedListing(user, { basePrice: 100 });
  const token = await api.token(partner, { user });
  const type = 'base-price-customizations';
  const data = { type, id: String(listing.id), attributes: { 'base-price': 120 } };
  const path = `/api/v1/listings/${listing.id}/customizations/base-price/`;
  expect((await api.request('PATCH', path, { token, body: { data } })).status).toBe(200);
  const staff = handsOn(api, await api.token(dashboard));
  const [delivery] = await eventually(
    () => staff.deliveries(),
    (found) => found[0]?.attributes['delivery-status'] === 'failed',
  );
  expect(delivery.attributes['event-type']).toBe('listing.base_price_changed');
  const { json } = await staff.ask('GET', `${DELIVERIES}${delivery.id}/`);
  expect(json.data.attributes.attempts[0]['response-body']).toBe('gone');
  expect(json.data.attributes.body).toBe(ofPartner.received[0]!.body.toString('utf8'));
  expect(await staff.deliveries(`?filter[user]=${user.id}`)).toHaveLength(1);
  expect(await staff.deliveries(`?filter[user]=${user.id + 1_000_000}`)).toEqual([]);
  expect((await staff.ask('GET', `${DELIVERIES}${personal.id}/`)).status).toBe(404);
  expect((await staff.ask('POST', `${DELIVERIES}${delivery.id}/redelivery/`)).status).toBe(202);
  const again = await receivedBy(ofPartner, 2);
  expect(again.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.id, delivery.id]);
  await ofPartner.close();
});
