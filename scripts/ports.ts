import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Address } from './settings.ts';
import { StartError } from './start-error.ts';

/** @throws StartError when something else listens there, naming the setting that moves us elsewhere */
export async function requireFreePort(address: Address, whatFor: string, setting: string): Promise<void> {
  try {
    await listenOnce(address);
  } catch (error) {
    const at = `${address.host} port ${address.port}`;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `${at} is in use, and ${whatFor} needs it; stop the program that uses it, or choose another with ${setting}.`,
      );
    }
    throw new StartError(
      `${whatFor} cannot listen on ${at}: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** A port of the loopback interface that nothing uses at the moment. */
export async function findFreePort(): Promise<number> {
  return listenOnce({ host: '127.0.0.1', port: 0 });
}

async function listenOnce({ host, port }: Address): Promise<number> {
  const server = createServer().listen({ host, port, exclusive: true });
  await once(server, 'listening');
  const bound = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return bound;
}
