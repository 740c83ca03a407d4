import { afterEach, expect, test, vi } from 'vitest';
import { ChannelDataError, ChannelUnavailableError } from '../channel-errors.ts';
import { listingServer, type ScriptedServer, scriptedServer } from '../test/scripted-server.ts';
import { type ChannelHttpOptions, channelHttp } from './channel-http.ts';

const signal = new AbortController().signal;
const GET = { method: 'GET', path: '/x', headers: {} } as const;
let server: ScriptedServer | null = null;
afterEach(() => server?.close());

function client(options: Partial<ChannelHttpOptions> = {}) {
  return channelHttp({ channel: 'test', baseUrl: server!.url, retryDelayMs: 1, ...options });
}

test('an answer below 500 comes back with its body', async () => {
  server = await listingServer([{ status: 404, body: '{"error":1}' }]);
  expect(await client()({ ...GET, query: { a: 'b c', left: undefined } }, signal)).toEqual({
    status: 404,
    body: { error: 1 },
  });
  expect(server.requests).toEqual([{ method: 'GET', url: '/x?a=b+c' }]);
});

test.each([500, 502, 503, 408, 429])('%i is tried again until it works', async (status) => {
  server = await listingServer([{ status, body: 'oops' }, { status, body: 'oops' }, { body: '{"ok":true}' }]);
  expect((await client()(GET, signal)).body).toEqual({ ok: true });
  expect(server.requests).toHaveLength(3);
});

test('attempts end, and the error says what happened', async () => {
  server = await listingServer([{ status: 503, headers: { 'retry-after': '0' }, body: '' }]);
  const call = client()({ ...GET, attempts: 3 }, signal);
  await expect(call).rejects.toMatchObject({
    name: 'ChannelUnavailableError',
    message: 'test answered 503.',
  });
  expect(server.requests).toHaveLength(3);
});

test('a write is sent again as it was', async () => {
  const bodies: string[] = [];
  server = await scriptedServer(async (request, response, turn) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    if (turn === 0) request.socket.destroy();
    else response.end('{}');
  });
  await client()({ ...GET, method: 'PUT', body: { price: 1 } }, signal);
  expect(bodies).toEqual(['{"price":1}', '{"price":1}']);
});

test('a server that never answers is given up', async () => {
  server = await scriptedServer(() => {});
  // Counted here: a busy machine may give one up before it is sent.
  const counting = vi.fn(fetch);
  const call = client({ timeoutMs: 30, fetch: counting })({ ...GET, attempts: 2 }, signal);
  await expect(call).rejects.toMatchObject({ message: 'test did not answer within 30 ms.' });
  expect(counting).toHaveBeenCalledTimes(2);
});

test('a server that stalls in the middle of its answer is given up', async () => {
  server = await scriptedServer((_, response) => {
    response.writeHead(200).write('{"half":');
  });
  const call = client({ timeoutMs: 30 })({ ...GET, attempts: 1 }, signal);
  await expect(call).rejects.toBeInstanceOf(ChannelUnavailableError);
});

test('an answer that never ends is cut off', async () => {
  server = await scriptedServer((_, response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', pour);
    pour();
  });
  const call = client({ maxBodyBytes: 1_000_000 })(GET, signal);
  await expect(call).rejects.toBeInstanceOf(ChannelDataError);
  expect(server.requests).toHaveLength(1);
});

test('what is not JSON has no body', async () => {
  server = await listingServer([{ body: '<html>' }]);
  expect(await client()(GET, signal)).toEqual({ status: 200, body: undefined });
});

test('no redirect is followed', async () => {
  server = await listingServer([{ status: 302, headers: { location: '/elsewhere' }, body: '' }]);
  expect((await client()(GET, signal)).status).toBe(302);
  expect(server.requests).toHaveLength(1);
});

test('nobody listening is unavailable', async () => {
  server = await listingServer([]);
  await server.close();
  const call = client()({ ...GET, attempts: 2 }, signal);
  await expect(call).rejects.toMatchObject({
    code: 'channel_unavailable',
    message: 'test could not be reached.',
  });
});

test('the caller can stop a call and the wait between two', async () => {
  const stop = new AbortController();
  server = await scriptedServer((_, response) => {
    response.writeHead(503).end(() => setTimeout(() => stop.abort(new Error('enough')), 5));
  });
  await expect(client({ retryDelayMs: 60_000 })(GET, stop.signal)).rejects.toThrow('enough');
  await expect(client()(GET, stop.signal)).rejects.toThrow('enough');
  expect(server.requests).toHaveLength(1);
});
