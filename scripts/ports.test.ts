import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort, findFreePortSettings, requireFreePort } from './ports.ts';

it('refuses a port that something listens on, in one sentence that names the way out', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort({ host: '127.0.0.1', port }, 'the dashboard', 'PORT')).rejects.toThrow(
    `127.0.0.1 port ${port} is in use, and the dashboard needs it; stop the program that uses it, or choose another with PORT.`,
  );
  server.close();
});

it('finds a port that can be listened on', async () => {
  const port = await findFreePort();
  await requireFreePort({ host: '127.0.0.1', port }, 'the dashboard', 'PORT');
});

it('finds no port that a server which asks for any could be given meanwhile', async () => {
  const ports = [await findFreePort(), ...Object.values(await findFreePortSettings()).map(Number)];
  for (const port of ports) expect(port).toBeLessThan(32_768);
});

it('names an address that is not of this machine', async () => {
  await expect(requireFreePort({ host: '192.0.2.1', port: 3000 }, 'the dashboard', 'PORT')).rejects.toThrow(
    /^the dashboard cannot listen on 192\.0\.2\.1 port 3000: /,
  );
});

it('never finds the same port for two programs', async () => {
  for (let round = 0; round < 50; round++) {
    const ports = Object.values(await findFreePortSettings());
    expect(new Set(ports).size).toBe(3);
  }
});
