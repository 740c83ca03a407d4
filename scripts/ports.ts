import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Address } from './settings.ts';
import { StartError } from './start-error.ts';

/**
 * Registered ports, below those that a system hands out by itself: nobody who asks it for any port, or connects to
 * somewhere, takes one of ours while the program that is to listen there still starts.
 */
const [FIRST_PORT, PORT_AFTER_LAST] = [10_000, 32_768];
/** Browsers and `fetch` refuse it. */
const REFUSED_PORT = 10_080;
const MOST_TRIES = 1_000;

/** @throws StartError when something else listens there, naming the setting that moves us elsewhere */
export async function requireFreePort(address: Address, whatFor: string, setting: string): Promise<void> {
  try {
    await close(await listen(address));
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
  const server = await listenAnywhere();
  const port = portOf(server);
  await close(server);
  return port;
}

/** Three of them, as settings: all are held until the last is found, so that none is found twice. */
export async function findFreePortSettings(): Promise<{
  PORT: string;
  API_PORT: string;
  SANDBOX_PORT: string;
}> {
  const servers = [await listenAnywhere(), await listenAnywhere(), await listenAnywhere()] as const;
  const [dashboard, api, sandbox] = servers;
  const settings = {
    PORT: String(portOf(dashboard)),
    API_PORT: String(portOf(api)),
    SANDBOX_PORT: String(portOf(sandbox)),
  };
  await Promise.all(servers.map(close));
  return settings;
}

async function listenAnywhere(): Promise<Server> {
  for (let tries = 1; ; tries++) {
    const port = randomInt(FIRST_PORT, PORT_AFTER_LAST);
    if (port === REFUSED_PORT) continue;
    try {
      return await listen({ host: '127.0.0.1', port });
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}

async function listen({ host, port }: Address): Promise<Server> {
  const server = createServer().listen({ host, port, exclusive: true });
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
