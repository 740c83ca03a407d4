import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { JSON_API_TYPE } from '#contract/json-api.ts';
import { errorDocument } from './error-mapper.ts';
import type { Remembered } from './recall.ts';
import { requestIdFrom } from './request-id.ts';

export interface RunningServer {
  port: number;
  /** Stops accepting, lets running requests finish, and cuts what is left after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/** What a server asks for every request. */
export interface Application {
  fetch(request: Request): Response | Promise<Response>;
  /** A remembered answer, sent without building a request and a response around it. */
  recall?(incoming: IncomingMessage): Remembered | null;
}

/** @throws Error with code EADDRINUSE when the port is taken */
export async function serve(
  application: Application,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const listener = getRequestListener((request) => application.fetch(request));
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (incoming, outgoing) => {
    const remembered = application.recall?.(incoming);
    if (!remembered) return listener(incoming, outgoing);
    outgoing.writeHead(200, remembered.headers);
    outgoing.end(remembered.bytes);
  });
  server.keepAliveTimeout = 65_000;
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs = 5_000) => closeServer(server, graceMs),
  };
}

const CLIENT_ERRORS: Record<string, { status: number; phrase: string; detail: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    phrase: 'Request Header Fields Too Large',
    detail: 'The headers are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    phrase: 'Request Timeout',
    detail: 'The request did not arrive in time.',
  },
};

/** What is not even HTTP is answered with the error document too. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = CLIENT_ERRORS[error.code ?? ''];
  const { status, phrase, detail } = known ?? {
    status: 400,
    phrase: 'Bad Request',
    detail: 'This is not valid HTTP.',
  };
  const body = JSON.stringify(errorDocument(status, [{ detail }]));
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\nContent-Type: ${JSON_API_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Request-ID: ${requestIdFrom(undefined)}\r\nVary: Accept\r\nConnection: close\r\n\r\n${body}`,
  );
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}
