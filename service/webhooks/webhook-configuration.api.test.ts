import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENT_TYPES } from '#contract/events.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestApplication } from '../testing/fixtures.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
let local: TestApi;
beforeAll(async () => {
  api = await startApi();
  local = await startApi({ environment: { ALLOW_LOCAL_WEBHOOKS: 'true' } });
});
afterAll(() => Promise.all([api.close(), local.close()]));

const PATH = '/api/v1/webhook-configuration/';
const URL_POINTER = '400 /data/attributes/webhook-url';

async function seed(on = api) {
  const application = await on.createApplication();
  return { application, ...(await handsOn(on, application)) };
}

async function handsOn(on: TestApi, application: TestApplication, scope?: string) {
  const token = await on.token(application, scope ? { scope } : {});
  return {
    token,
    read: (query = '') => on.request('GET', `${PATH}${query}`, { token }),
    change: (attributes: object, data: object = {}) =>
      on.request('PATCH', PATH, {
        token,
        body: { data: { type: 'webhook-configurations', id: application.clientId, attributes, ...data } },
      }),
  };
}

test('an application that never set anything has every event sent nowhere', async () => {
  const { application, read } = await seed();
  const answer = await read();
  expect(answer.status).toBe(200);
  expect(answer.json.data).toMatchObject({
    type: 'webhook-configurations',
    id: application.clientId,
    attributes: {
      'webhook-url': '',
      'subscribed-events': ['*'],
      'secret-rotated-at': null,
      'event-types': EVENT_TYPES,
    },
  });
  expect(EVENT_TYPES).toHaveLength(7);
});

test('only the fields sent change, and an empty address keeps the selection', async () => {
  const { read, change } = await seed();
  const shown = async () => {
    const { attributes } = (await read()).json.data;
    return [attributes['webhook-url'], attributes['subscribed-events']];
  };
  const url = 'https://hooks.example.com/in?key=1';
  expect((await change({ 'webhook-url': url })).json.data.attributes['webhook-url']).toBe(url);
  expect(await shown()).toEqual([url, ['*']]);
  await change({ 'subscribed-events': ['listing.created', 'account.created', 'listing.created'] });
  expect(await shown()).toEqual([url, ['listing.created', 'account.created']]);
  await change({ 'webhook-url': '' });
  expect(await shown()).toEqual(['', ['listing.created', 'account.created']]);
  await change({ 'subscribed-events': [] });
  expect(await shown()).toEqual(['', []]);
});

test('what was read can be sent back and changes nothing, its time neither', async () => {
  const { read, change } = await seed();
  await change({ 'webhook-url': 'https://hooks.example.com/' });
  const { attributes } = (await read()).json.data;
  api.clock.advance(60_000);
  expect((await change(attributes)).json.data.attributes).toEqual(attributes);
  const later = await change({ 'subscribed-events': ['account.created'] });
  expect(later.json.data.attributes['updated-at']).not.toBe(attributes['updated-at']);
});

test.each([
  ...['http://hooks.example.com/', 'hooks.example.com', 'ftp://example.com/', 'https://', 'https:///', ' '],
  ...[
    'https://user:secret@example.com/',
    'https://example.com/#part',
    'https://exa mple.com/',
    '//example.com',
  ],
  ...[
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://10.0.0.8/',
  ],
  ...['https://169.254.169.254/latest/', 'https://intranet/', 'https://service.internal/', 'https://0/'],
  ...['https://localhost../', 'https://example.com:0/', 'https://10-0-0-8.names.example.com/'],
])('events cannot be sent to %s', async (url) => {
  const { read, change } = await seed();
  expect(problemsOf(await change({ 'webhook-url': url }))).toEqual([URL_POINTER]);
  expect((await read()).json.data.attributes['webhook-url']).toBe('');
});

test('a name that leads to the public internet is taken, and so is one that leads nowhere yet', async () => {
  const { change } = await seed();
  for (const url of ['https://1-1-1-1.names.example.com/', 'https://hooks.example.com/']) {
    expect((await change({ 'webhook-url': url })).json.data.attributes['webhook-url']).toBe(url);
  }
});

test.each([null, 5, ['https://example.com/'], `https://example.com/${'x'.repeat(2048)}`])(
  'the address %j is refused as none',
  async (url) => {
    const { change } = await seed();
    expect(problemsOf(await change({ 'webhook-url': url }))).toEqual([URL_POINTER]);
  },
);

test('receivers beside the service are taken only where the operator allows them', async () => {
  const { change } = await seed(local);
  for (const url of ['http://127.0.0.1:8080/in', 'http://localhost/', 'https://10.0.0.8/']) {
    const answer = await change({ 'webhook-url': url });
    expect([answer.status, answer.json.data.attributes['webhook-url']]).toEqual([200, url]);
  }
  expect(problemsOf(await change({ 'webhook-url': 'http://hooks.example.com/' }))).toEqual([URL_POINTER]);
});

test('an unknown event type is refused with a pointer to it', async () => {
  const { change } = await seed();
  const events = ['listing.created', 'listing.sold', '', 7];
  expect(problemsOf(await change({ 'subscribed-events': events }))).toEqual([
    '400 /data/attributes/subscribed-events/1',
    '400 /data/attributes/subscribed-events/2',
    '400 /data/attributes/subscribed-events/3',
  ]);
  expect(problemsOf(await change({ 'subscribed-events': '*' }))).toEqual([
    '400 /data/attributes/subscribed-events',
  ]);
  expect(problemsOf(await change({ nonsense: 1 }))).toEqual(['400 /data/attributes/nonsense']);
});

test('the id of another configuration and another type are 409', async () => {
  const { change } = await seed();
  const other = await api.createApplication();
  expect(problemsOf(await change({}, { id: other.clientId }))).toEqual(['409 /data/id']);
  expect(problemsOf(await change({}, { type: 'users' }))).toEqual(['409 /data/type']);
});

test('an application sees and changes its own configuration only', async () => {
  const [one, other] = [await seed(), await seed()];
  await one.change({ 'webhook-url': 'https://one.example.com/' });
  expect((await other.read()).json.data.attributes['webhook-url']).toBe('');
});

test('either webhook scope reads, only webhooks:write changes, and never for a user', async () => {
  const application = await api.createApplication();
  const reader = await handsOn(api, application, 'webhooks:read');
  const writer = await handsOn(api, application, 'webhooks:write');
  const neither = await handsOn(api, application, 'listings:read');
  expect((await reader.read()).status).toBe(200);
  expect((await writer.read()).status).toBe(200);
  expect(problemsOf(await neither.read())).toEqual(['403 insufficient_scope']);
  expect(problemsOf(await reader.change({ 'webhook-url': '' }))).toEqual(['403 insufficient_scope']);

  const user = await api.createUser(application);
  const token = await api.token(application, { user });
  expect((await api.request('GET', PATH, { token })).status).toBe(200);
  const body = { data: { type: 'webhook-configurations', id: application.clientId, attributes: {} } };
  expect(problemsOf(await api.request('PATCH', PATH, { token, body }))).toEqual(['403 insufficient_scope']);
});

test('fields[webhook-configurations] shows only what is asked for', async () => {
  const { read } = await seed();
  const { json } = await read('?fields[webhook-configurations]=webhook-url');
  expect(json.data.attributes).toEqual({ 'webhook-url': '' });
});

test('the dashboard has a configuration of its own, beside that of the application it acts for', async () => {
  const { application: partner, read } = await seed();
  const dashboard = await api.createApplication({ firstParty: true, actsFor: partner });
  const own = await handsOn(api, dashboard);
  expect((await own.change({ 'webhook-url': 'https://dashboard.example.com/events' })).status).toBe(200);
  expect((await own.read()).json.data.id).toBe(dashboard.clientId);
  expect((await read()).json.data.attributes['webhook-url']).toBe('');
});
