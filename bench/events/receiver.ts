import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Takes deliveries in a process of its own and reports when each came. What comes below `/hang/` is never
 * answered.
 */
const REPORT_EVERY_MS = 100;

/** Which one it is, and when it came, in milliseconds since 1970. */
export type Arrival = [sequence: number, atMs: number];

const arrivals: Arrival[] = [];

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const atMs = performance.timeOrigin + performance.now();
    if (request.url?.startsWith('/hang/')) return;
    const sequence = /"new-base-price":(\d+)/.exec(Buffer.concat(chunks).toString('latin1'))?.[1];
    arrivals.push([Number(sequence), atMs]);
    response.writeHead(204).end();
  });
});
setInterval(() => {
  if (arrivals.length > 0) process.send?.(arrivals.splice(0));
}, REPORT_EVERY_MS);
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.once('disconnect', () => process.exit(0));
