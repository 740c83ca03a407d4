import { expect, test } from 'vitest';
import { ENDPOINTS } from '../endpoints.ts';
import { openApiDocument } from '../http/openapi.ts';
import { describedAnswers, type SentAnswer } from './described-answers.ts';

const breachesOf = describedAnswers(openApiDocument(ENDPOINTS, 'https://api.example.com'));

const HEADERS = {
  'content-type': 'application/vnd.api+json',
  'x-request-id': 'req_1',
  'x-ratelimit-limit': '600',
  'x-ratelimit-remaining': '599',
  'x-ratelimit-reset': '1767225600',
  ratelimit: '"requests";r=599;t=1',
  'ratelimit-policy': '"requests";q=600;w=60',
};
const user = {
  type: 'users',
  id: '42',
  attributes: { 'first-name': 'Ada', 'created-at': '2026-06-15T10:00:00.000Z', status: 'new' },
};

const answered = (
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): SentAnswer => ({
  status,
  headers: new Headers({ ...HEADERS, ...headers }),
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const ofUser = (answer: SentAnswer) => breachesOf('GET', '/api/v1/users/42/?fields[users]=status', answer);

test('an answer that is as described is no breach', () => {
  expect(ofUser(answered({ data: user }))).toEqual([]);
  expect(breachesOf('HEAD', '/api/v1/users/42', answered(''))).toEqual([]);
});

test.for<[string, unknown, string]>([
  [
    'a value of another kind',
    { data: { ...user, attributes: { status: 'lost' } } },
    '/data/attributes/status',
  ],
  ['a value that is missing', { data: { type: 'users', attributes: {} } }, 'id'],
  ['an attribute that is described nowhere', { data: { ...user, attributes: { shoe: 44 } } }, 'shoe'],
  [
    'a time that is not UTC',
    { data: { ...user, attributes: { 'created-at': '2026-06-15T10:00:00+02:00' } } },
    'date-time',
  ],
])('%s is a breach', ([, document, named]) => {
  expect(ofUser(answered(document)).join()).toContain(named);
});

test('so is a status, a media type, an address or a body that is described nowhere', () => {
  expect(ofUser(answered({ data: user }, { status: 201 }))).toEqual(['the status 201 is not described']);
  const html = answered({ data: user }, { headers: { 'content-type': 'text/html' } });
  expect(ofUser(html)).toEqual(['the media type “text/html” is not described']);
  expect(breachesOf('GET', '/api/v1/secrets/', answered({}))).toEqual([
    'an answer where nothing is described',
  ]);
  expect(breachesOf('DELETE', '/api/v1/users/42/', answered('{}', { status: 204 }))).toEqual([
    'a body where none is described',
  ]);
});

test('so is a header that is missing, malformed or described nowhere', () => {
  const unlimited = answered({ data: user });
  unlimited.headers.delete('ratelimit');
  unlimited.headers.set('x-ratelimit-limit', 'many');
  unlimited.headers.set('x-powered-by', 'steam');
  expect(ofUser(unlimited)).toEqual([
    'the header x-powered-by is not described',
    'the header X-RateLimit-Limit must not be “many”',
    'the header RateLimit is missing',
  ]);
});

test('an unknown address may only answer with the error document', () => {
  const errors = [{ status: '404', title: 'Not found', detail: 'There is nothing at this address.' }];
  expect(breachesOf('GET', '/nowhere', answered({ errors }, { status: 404 }))).toEqual([]);
  expect(breachesOf('GET', '/nowhere', answered({ error: 'x' }, { status: 404 }))).not.toEqual([]);
});
