import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventBody } from '#contract/event-bodies.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  body: Buffer;
  event: EventBody;
}

/** What is answered to a delivery; nothing at all where the function does not answer. */
export type Answering = (received: Received, response: ServerResponse) => void;

export type TestReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** Somebody's server that takes events: keeps what comes, and answers 204 unless told otherwise. */
export async function startReceiver(answering: Answering = answer(204)) {
  const received: Received[] = [];
  let current = answering;
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request);
    const one = { headers: request.headers, body, event: JSON.parse(body.toString('utf8')) };
    received.push(one);
    current(one, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    port,
    received,
    answer(next: Answering): void {
      current = next;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Answering =>
  (_received, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
