import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorDocumentSchema } from '#contract/json-api.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { type RawAnswer, sendRaw } from '../testing/raw-http.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (...lines: string[]) => sendRaw(api.url, `${lines.join('\r\n')}\r\n\r\n`);

function expectDocument(answer: RawAnswer, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/vnd.api+json');
  expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
  expect(answer.headers.get('vary')).toBe('Accept');
  expect(errorDocumentSchema.parse(JSON.parse(answer.body)).errors[0]?.status).toBe(String(status));
}

test.each([
  ['a line that is no HTTP', ['rubbish']],
  ['an unknown version', ['GET / HTTP/9.9', 'Host: x']],
  ['a header without a colon', ['GET / HTTP/1.1', 'Host: x', 'nonsense']],
  ['a negative length', ['POST / HTTP/1.1', 'Host: x', 'Content-Length: -5']],
  [
    'two ways of measuring the body',
    ['POST / HTTP/1.1', 'Host: x', 'Content-Length: 5', 'Transfer-Encoding: chunked'],
  ],
  ['no Host header', ['GET /healthz HTTP/1.1', 'Connection: close']],
  ['a Host header that names no host', ['GET /healthz HTTP/1.1', 'Host: a b', 'Connection: close']],
  ['a port that does not exist', ['GET /healthz HTTP/1.1', 'Host: x:99999', 'Connection: close']],
  ['an absolute address that is none', ['GET http://[bad/ HTTP/1.1', 'Host: x', 'Connection: close']],
  ['a backslash in the path', ['GET /a\\b HTTP/1.1', 'Host: x', 'Connection: close']],
  ['an asterisk for an address', ['OPTIONS * HTTP/1.1', 'Host: x', 'Connection: close']],
])('%s is answered with a 400 document', async (_what, lines) => {
  expectDocument(await send(...lines), 400);
});

test('headers beyond their limit are 431', async () => {
  expectDocument(await send('GET / HTTP/1.1', 'Host: x', `X-Large: ${'x'.repeat(20_000)}`), 431);
});

test('an address beyond the limit is 431', async () => {
  expectDocument(await send(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x'), 431);
});

test('an expectation nobody can meet is 417', async () => {
  expectDocument(await send('GET /healthz HTTP/1.1', 'Host: x', 'Expect: tea', 'Connection: close'), 417);
});

test('a tunnel is not opened', async () => {
  const answer = await send('CONNECT example.com:443 HTTP/1.1', 'Host: example.com:443');
  expectDocument(answer, 405);
  expect(answer.headers.get('allow')).toContain('GET');
});

test('an unusual method is 405 at a known address', async () => {
  expectDocument(await send('TRACE /api/v1/listings/ HTTP/1.1', 'Host: x', 'Connection: close'), 405);
});

test('after all that rubbish an honest request is served', async () => {
  const answer = await send('GET /healthz HTTP/1.1', 'Host: x', 'Connection: close');
  expect([answer.status, answer.body]).toEqual([200, '{"status":"ok"}']);
});
