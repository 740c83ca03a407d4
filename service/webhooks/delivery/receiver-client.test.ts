import type { LookupAddress } from 'node:dns';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, startReceiver, type TestReceiver } from '../../testing/receiver.ts';
import { createReceiverClient, type ReceiverClient } from './receiver-client.ts';
import { receiverLookup } from './receiver-lookup.ts';

let receiver: TestReceiver;
const clients: ReceiverClient[] = [];
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await receiver.close();
});

function client(options: Partial<Parameters<typeof createReceiverClient>[0]> = {}): ReceiverClient {
  const made = createReceiverClient({ allowLocal: false, timeoutMs: 15_000, ...options });
  clients.push(made);
  return made;
}

const named =
  (...addresses: string[]) =>
  async (): Promise<LookupAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const NOT_PUBLIC = 'The address is not one of the public internet';

test.each([
  ...['127.0.0.1', '10.0.0.8', '169.254.169.254', '192.168.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1'],
  ...['64:ff9b:1::a00:1', '2002:7f00:1::', '::127.0.0.1', '2001::1'],
])('a public name that leads to %s is not connected to', async (address) => {
  const { error, status } = await client({ resolve: named(address) }).post(
    `https://hooks.example.com:${receiver.port}/`,
    {},
    '{}',
  );
  expect([status, error]).toEqual([null, NOT_PUBLIC]);
  expect(receiver.received).toEqual([]);
});

test('of several addresses only those that are public are connected to', async () => {
  const addresses = await new Promise((resolve, reject) => {
    const lookup = receiverLookup(named('127.0.0.1', '1.1.1.1', '::1', '2606:4700::1111'), false);
    lookup('hooks.example.com', { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });
  expect(addresses).toEqual([
    { address: '1.1.1.1', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);
});

test('a name that was public when it was saved and is not any more is refused where it is connected to', async () => {
  let asked = 0;
  const rebinding = async () => named(asked++ === 0 ? '1.1.1.1' : '127.0.0.1')();
  const lookup = receiverLookup(rebinding, false);
  const first = await new Promise((resolve) =>
    lookup('hooks.example.com', {}, (_error, address) => resolve(address)),
  );
  expect(first).toBe('1.1.1.1');
  const url = `https://hooks.example.com:${receiver.port}/`;
  expect((await client({ resolve: rebinding }).post(url, {}, '{}')).error).toBe(NOT_PUBLIC);
  expect(receiver.received).toEqual([]);
});

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'http://1.1.1.1/',
])('%s is not even looked up', async (url) => {
  const resolve = () => Promise.reject(new Error('nobody asks'));
  const { status, error } = await client({ resolve }).post(url, {}, '{}');
  expect(status).toBeNull();
  expect(error).toMatch(/^The address must be/);
});

test('a receiver beside the service is reached where the operator allows it', async () => {
  const local = client({ allowLocal: true, resolve: named('127.0.0.1') });
  expect(await local.post(receiver.url, { 'x-test': '1' }, '{"a":1}')).toMatchObject({
    status: 204,
    error: null,
  });
  expect(await local.post(`http://localhost:${receiver.port}/`, {}, '{}')).toMatchObject({ status: 204 });
  expect(receiver.received[0]!.headers['x-test']).toBe('1');
});

test('an address that answers is not given up for another one while this machine is busy', async () => {
  const resolve = async () => {
    const busy = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    setImmediate(busy); // once it has begun to connect
    return named('127.0.0.1', '::1')();
  };
  const url = `http://hooks.localhost:${receiver.port}/`;
  expect(await client({ allowLocal: true, resolve }).post(url, {}, '{}')).toMatchObject({ status: 204 });
});

test('a redirect is an answer, and nobody follows it', async () => {
  const elsewhere = await startReceiver();
  receiver.answer(answer(307, { location: elsewhere.url }));
  expect(await client({ allowLocal: true }).post(receiver.url, {}, '{}')).toMatchObject({
    status: 307,
    error: null,
  });
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});

test('an answer that never ends costs no more than the time it is given, and its status counts', async () => {
  receiver.answer((_received, response) => {
    response.writeHead(200);
    response.write('so far');
  });
  const { status, body } = await client({ allowLocal: true, timeoutMs: 3000 }).post(receiver.url, {}, '{}');
  expect([status, body]).toEqual([200, 'so far']);
});

test('connections are kept for the next deliveries', async () => {
  const local = client({ allowLocal: true });
  const ports = new Set<number | undefined>();
  receiver.answer((_received, response) => {
    ports.add(response.socket?.remotePort);
    response.writeHead(204).end();
  });
  for (let time = 0; time < 5; time++) await local.post(receiver.url, {}, '{}');
  expect(ports.size).toBeLessThan(5);
});
