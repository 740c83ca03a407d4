import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestApplication } from '../testing/fixtures.ts';

let api: TestApi;
let application: TestApplication;
let token: string;
beforeAll(async () => {
  api = await startApi();
  application = await api.createApplication();
  token = await api.token(application);
});
afterAll(() => api.close());

const GENERATED = /^req_[0-9a-f]{32}$/;

test.each(['a', 'Order-17_b.c:d', 'x'.repeat(128)])('the request id %s is given back', async (id) => {
  const answer = await api.request('GET', '/healthz', { headers: { 'x-request-id': id } });
  expect(answer.headers.get('x-request-id')).toBe(id);
});

test.each(['', 'a b', 'a/b', 'x'.repeat(129), 'ümlaut', 'a,b', '{}'])(
  'the request id “%s” is no error: another is used',
  async (id) => {
    const answer = await api.request('GET', '/healthz', { headers: { 'x-request-id': id } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-request-id')).toMatch(GENERATED);
  },
);

test('an answer without a request id asked for carries one of its own each time', async () => {
  const [first, second] = [await api.request('GET', '/healthz'), await api.request('GET', '/healthz')];
  expect(first.headers.get('x-request-id')).toMatch(GENERATED);
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
});

test('every kind of answer carries the request id and says what it varies by', async () => {
  const listing = await api.seedListing(await api.createUser(application), { basePrice: 100 });
  const id = String(listing.id);
  const kinds: [
    status: number,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ][] = [
    [200, 'GET', '/api/v1/users/'],
    [202, 'POST', `/api/v1/listings/${id}/refresh/`],
    [304, 'PATCH', `/api/v1/listings/${id}/activation/`, activation(id, { enabled: false })],
    [400, 'GET', '/api/v1/users/?sort=name'],
    [401, 'GET', '/api/v1/users/', undefined, { authorization: 'Bearer nonsense' }],
    [404, 'GET', '/api/v1/nothing/'],
    [405, 'PUT', '/api/v1/users/'],
    [409, 'POST', '/api/v1/users/', { data: { type: 'people', attributes: {} } }],
    [413, 'POST', '/api/v1/users/', 'x'.repeat(1024 * 1024 + 1)],
    [415, 'POST', '/api/v1/users/', '<xml/>', { 'content-type': 'text/xml' }],
    [422, 'PATCH', `/api/v1/listings/${await unpriced()}/activation/`, null],
    [401, 'POST', '/o/token/'],
    [200, 'GET', '/api/v1/schema/'],
  ];
  for (const [status, method, path, body, headers] of kinds) {
    const sent = body === null ? activation(path.split('/')[4] ?? '', { enabled: true }) : body;
    const answer = await api.request(method, path, {
      token,
      body: sent,
      headers: { 'x-request-id': `kind-${status}`, ...headers },
    });
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, answer.headers.get('x-request-id')]).toEqual([path, `kind-${status}`]);
    expect([path, answer.headers.get('vary')]).toEqual([path, 'Accept']);
    if (status === 304) expect(answer.json).toBeNull();
  }
});

const activation = (id: string, attributes: object) => ({
  data: { type: 'listing-activations', id, attributes },
});

async function unpriced(): Promise<number> {
  return (await api.seedListing(await api.createUser(application))).id;
}
