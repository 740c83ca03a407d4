import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type RunningServer, serve } from './server.ts';

let server: RunningServer;
afterEach(() => server.close(0));

const start = async (answer: (request: Request) => Response | Promise<Response>) => {
  server = await serve({ fetch: answer }, { host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${server.port}`;
};

const open = (): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => resolve(socket));
  });

const ended = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {}); // being cut off is what is waited for
    socket.on('close', () => resolve(text));
  });

test('a request that is being answered is answered before the server stops', async () => {
  let answer = (_response: Response) => {};
  let started = () => {};
  const arrived = new Promise<void>((resolve) => {
    started = resolve;
  });
  const url = await start(() => {
    started();
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const response = fetch(url);
  await arrived;
  const closed = server.close();
  answer(new Response('finished'));
  expect(await (await response).text()).toBe('finished');
  await closed;
  await expect(fetch(url)).rejects.toThrow();
});

test('an idle connection does not hold up the stop, nor does a request that never ends', async () => {
  await start(() => new Response('ok'));
  const [idle, endless] = [await open(), await open()];
  const closings = [ended(idle), ended(endless)];
  endless.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nnever finished');
  await server.close(20);
  await Promise.all(closings);
});

test('a port that is taken is an error with its code', async () => {
  await start(() => new Response('ok'));
  const again = serve({ fetch: () => new Response('ok') }, { host: '127.0.0.1', port: server.port });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('an application that fails altogether is answered for', async () => {
  const url = await start(() => {
    throw new Error('beyond the error handler');
  });
  const response = await fetch(url);
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(JSON.parse(text).errors[0].status).toBe('500');
  expect(text).not.toContain('beyond');
});
