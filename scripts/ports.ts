import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
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

/** Three of them, as settings: all are held until the last is found, so that none is found twice. */
export async function findFreePortSettings(): Promise<{
  PORT: string;
  API_PORT: string;
  SANDBOX_PORT: string;
}> {
  const any = () => listen({ host: '127.0.0.1', port: 0 });
  const servers = [await any(), await any(), await any()] as const;
  const [dashboard, api, sandbox] = servers;
  const settings = {
    PORT: String(portOf(dashboard)),
    API_PORT: String(portOf(api)),
    SANDBOX_PORT: String(portOf(sandbox)),
  };
  await Promise.all(servers.map(close));
  return settings;
}

async function listenOnce(address: Address): Promise<number> {
  const server = await listen(address);
  const port = portOf(server);
  await close(server);
  return port;
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
