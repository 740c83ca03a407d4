import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorDocumentSchema } from '#contract/json-api.ts';
import { startApi, type TestAnswer, type TestApi } from '../testing/api.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.token(await api.createApplication());
});
afterAll(() => api.close());

function expectDocument(answer: TestAnswer, problems: string[]) {
  expect(answer.headers.get('content-type')).toBe('application/vnd.api+json');
  errorDocumentSchema.parse(answer.json);
  expect(problemsOf(answer)).toEqual(problems);
}

test.each([
  '/',
  '/api/',
  '/api/v1/',
  '/api/v2/listings/',
  '/favicon.ico',
  '/api/v1/%zz/',
  '/api/v1/users/1/2/3/',
])('the unknown address %s is 404', async (path) =>
  expectDocument(await api.request('GET', path, { token }), ['404']),
);

test.each([
  ['PUT', '/api/v1/users/', 'GET, POST, HEAD'],
  ['DELETE', '/api/v1/listings', 'GET, HEAD'],
  ['GET', '/api/v1/listings/1/refresh/', 'POST'],
  ['POST', '/api/v1/listings/1/calendar/', 'GET, HEAD'],
  ['OPTIONS', '/api/v1/listings/', 'GET, HEAD'],
  ['GET', '/o/token/', 'POST'],
  ['POST', '/api/v1/schema/', 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
])('%s %s is 405 and says what is allowed', async (method, path, allow) => {
  const answer = await api.request(method, path, { token });
  expectDocument(answer, ['405']);
  expect(answer.headers.get('allow')).toBe(allow);
});

test('HEAD answers like GET, without the body', async () => {
  const answer = await api.request('HEAD', '/api/v1/users/', { token });
  expect([answer.status, answer.json]).toEqual([200, null]);
});

test.each([
  'rubbish',
  '0',
  '-1',
  '1.0',
  '012',
  '1e3',
  '%00',
  '1%20',
  '99999999999999999999',
  '9999999999999999',
])('the id %s names nothing: 404', async (id) => {
  for (const path of [
    `listings/${id}/`,
    `listings/${id}/calendar/`,
    `users/${id}/`,
    `users/${id}/credentials/`,
  ]) {
    expectDocument(await api.request('GET', `/api/v1/${path}`, { token }), ['404']);
  }
});

test('the address without its last slash is the same address', async () => {
  expect((await api.request('GET', '/api/v1/users', { token })).status).toBe(200);
  expect((await api.request('GET', '/api/v1/schema')).status).toBe(200);
  const { json } = await api.request('GET', '/api/v1/listings?page[size]=1', { token });
  expect(json.links.first).toMatch(/^https:\/\/api\.example\.com\/api\/v1\/listings\/\?/);
});
