import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedServer {
  url: string;
  requests: { method: string; url: string }[];
  close(): Promise<void>;
}

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

/** A server for tests that answers each request as told. */
export async function scriptedServer(
  answer: (request: IncomingMessage, response: ServerResponse, turn: number) => void,
): Promise<ScriptedServer> {
  const requests: ScriptedServer['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', url: request.url ?? '' });
    answer(request, response, requests.length - 1);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Gives the answers in turn, the last one for ever. */
export function listingServer(answers: readonly ScriptedAnswer[]): Promise<ScriptedServer> {
  return scriptedServer((_, response, turn) => {
    const { status = 200, headers = {}, body } = answers[Math.min(turn, answers.length - 1)] ?? { body: '' };
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
}
