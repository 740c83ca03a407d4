import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { problemsOf } from '../testing/problems.ts';
import { sendRaw } from '../testing/raw-http.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.token(await api.createApplication());
});
afterAll(() => api.close());

const MEBIBYTE = 1024 * 1024;
let made = 0;

const attributes = (rest: object = {}) => ({
  'first-name': 'Ida',
  'last-name': 'Berg',
  email: `body-${++made}@example.com`,
  ...rest,
});
const document = (rest: object = {}) => ({ data: { type: 'users', attributes: attributes(rest) } });
const create = (body: unknown, type = 'application/vnd.api+json') =>
  api.request('POST', '/api/v1/users/', { token, body, headers: { 'content-type': type } });

test.each([
  'application/vnd.api+json',
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
])('a body is taken as %s', async (type) => {
  expect((await create(document(), type)).status).toBe(201);
});

test.each(['text/plain', 'application/xml', 'multipart/form-data', 'application/jsonp', 'json'])(
  'a body of type %s is 415',
  async (type) => {
    expect(problemsOf(await create(JSON.stringify(document()), type))).toEqual(['415']);
  },
);

test.each(['{"data":', 'nonsense', '{"data":{}}}', '\u0000', "{'data':1}"])(
  'the body %j is no JSON',
  async (body) => {
    const answer = await create(body);
    expect(problemsOf(answer)).toEqual(['400 ']);
  },
);

test.each(['null', '[]', '"users"', '17', '{}', '{"data":null}', '{"data":[]}'])(
  'the body %s is no document',
  async (body) => {
    expect((await create(body)).status).toBe(400);
  },
);

test('a missing body is 400', async () => {
  expect((await api.request('POST', '/api/v1/users/', { token })).status).toBe(400);
});

test('a deeply nested body is refused, not choked on', async () => {
  expect((await create('['.repeat(400_000))).status).toBe(400);
  expect((await create(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(400);
});

test('the character U+0000 is refused wherever it stands, with a pointer to it', async () => {
  expect(problemsOf(await create(document({ 'first-name': 'a\0b' })))).toEqual([
    '400 /data/attributes/first-name',
  ]);
  expect((await create(document({ 'a\0': 1 }))).status).toBe(400);
  const escaped = await create(document({ 'first-name': '\\u0000 written out' }));
  expect(escaped.json.data.attributes['first-name']).toBe('\\u0000 written out');
});

test('text of every script comes back as it was sent', async () => {
  const names = { 'first-name': '葵 🌸', 'last-name': 'Ōe-Ğüß' };
  const answer = await create(document(names));
  expect(answer.json.data.attributes).toMatchObject(names);
});

test('a body of exactly 1 MiB is read, one byte more is not', async () => {
  const padded = (size: number) => {
    const text = JSON.stringify(document());
    return text + ' '.repeat(size - Buffer.byteLength(text));
  };
  expect((await create(padded(MEBIBYTE))).status).toBe(201);
  expect(problemsOf(await create(padded(MEBIBYTE + 1)))).toEqual(['413']);
});

const head = (lines: string[]) =>
  ['POST /api/v1/users/ HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`, ...lines, '', ''].join(
    '\r\n',
  );

test('a body declared too large is refused before it is sent', async () => {
  const answer = await sendRaw(
    api.url,
    head(['Content-Type: application/json', `Content-Length: ${MEBIBYTE + 1}`, 'Connection: close']),
  );
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.body).errors[0].status).toBe('413');
});

test('a chunked body is refused once it grows too large', async () => {
  const chunk = `${MEBIBYTE.toString(16)}\r\n${' '.repeat(MEBIBYTE)}\r\n`;
  const answer = await sendRaw(
    api.url,
    `${head(['Content-Type: application/json', 'Transfer-Encoding: chunked', 'Connection: close'])}${chunk}1\r\n \r\n0\r\n\r\n`,
  );
  expect(answer.status).toBe(413);
});

test('a body that is no UTF-8 is 400', async () => {
  const bytes = Buffer.concat([Buffer.from('{"data":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
  const start = head([
    'Content-Type: application/json',
    `Content-Length: ${bytes.length}`,
    'Connection: close',
  ]);
  const answer = await sendRaw(api.url, Buffer.concat([Buffer.from(start), bytes]));
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body).errors[0].detail).toContain('UTF-8');
});

test('an unneeded body is ignored, but bounded', async () => {
  const refresh = (body: string) => api.request('DELETE', '/api/v1/users/999999/', { token, body });
  expect((await refresh('anything')).status).toBe(404);
  expect((await refresh('x'.repeat(MEBIBYTE + 1))).status).toBe(413);
});
