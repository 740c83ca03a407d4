import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const users = '/api/v1/users/';

const withAuthorization = (authorization: string) =>
  api.request('GET', users, {
    headers: { authorization: Buffer.from(authorization, 'utf8').toString('latin1') },
  });

test('a request without a token is 401 with a bare challenge', async () => {
  const answer = await api.request('GET', users);
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="api"']);
  expect(problemsOf(answer)).toEqual(['401']);
});

test.each(['Basic YTpi', 'token', 'Bearer,abc', 'Bearers abc'])(
  'the scheme of “%s” is none that is known: the challenge is bare',
  async (authorization) => {
    const answer = await withAuthorization(authorization);
    expect(problemsOf(answer)).toEqual(['401']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="api"');
  },
);

test.each(['Bearer', 'Bearer a b', 'Bearer Ä', 'bearer ,'])(
  'the authorization “%s” is no bearer token',
  async (authorization) => {
    const answer = await withAuthorization(authorization);
    expect(problemsOf(answer)).toEqual(['401 invalid_token']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="api", error="invalid_token"');
  },
);

test('an unknown token is 401', async () => {
  const answer = await api.request('GET', users, { token: 'abcdefghijklmnopqrstuvwxyz012345' });
  expect(problemsOf(answer)).toEqual(['401 invalid_token']);
});

test('the scheme may be written in any letter case', async () => {
  const token = await api.token(await api.createApplication());
  const answer = await api.request('GET', users, { headers: { authorization: `bEARER ${token}` } });
  expect(answer.status).toBe(200);
});

test('a token without the scope is 403 and names the scope it lacks', async () => {
  const application = await api.createApplication();
  const token = await api.token(application, { scope: 'listings:read' });
  const answer = await api.request('GET', users, { token });
  expect(problemsOf(answer)).toEqual(['403 insufficient_scope']);
  expect(answer.headers.get('www-authenticate')).toBe(
    'Bearer realm="api", error="insufficient_scope", scope="user:read"',
  );
});

test('what is wrong with the token comes before what is wrong with the request', async () => {
  const answer = await api.request('GET', '/api/v1/listings/rubbish/?nonsense=1');
  expect(answer.status).toBe(401);
});

test('reading does not allow writing', async () => {
  const application = await api.createApplication();
  const { id } = await api.seedListing(await api.createUser(application), { basePrice: 100 });
  const token = await api.token(application, { scope: 'listings:read reservations:read user:read' });
  const body = { data: { type: 'listing-activations', id: String(id), attributes: { enabled: true } } };
  const writes = [
    await api.request('PATCH', `/api/v1/listings/${id}/activation/`, { token, body }),
    await api.request('POST', `/api/v1/listings/${id}/refresh/`, { token }),
    await api.request('POST', users, { token, body: {} }),
    await api.request('DELETE', `${users}1/`, { token }),
  ];
  expect(writes.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('the calendar needs the reservations scope, not the listings scope', async () => {
  const application = await api.createApplication();
  const token = await api.token(application, { scope: 'listings:read' });
  const answer = await api.request('GET', '/api/v1/listings/1/calendar/', { token });
  expect(problemsOf(answer)).toEqual(['403 insufficient_scope']);
});
