import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { JSON_API_TYPE } from '#contract/json-api.ts';
import type { Connection } from './client-address.ts';
import { errorDocument } from './error-mapper.ts';
import type { Remembered } from './recall.ts';
import { reply } from './reply.ts';
import { requestIdFrom } from './request-id.ts';

export interface RunningServer {
  port: number;
  /** Stops accepting, lets running requests finish, and cuts what is left after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/** What a server asks for every request. */
export interface Application {
  fetch(request: Request, connection: Connection): Response | Promise<Response>;
  /** A remembered answer, sent without building a request and a response around it. */
  recall?(incoming: IncomingMessage): Remembered | null;
}

/** @throws Error with code EADDRINUSE when the port is taken */
export async function serve(
  application: Application,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const listener = getRequestListener(
    (request, { incoming }) => application.fetch(request, { socketAddress: incoming.socket.remoteAddress }),
    { errorHandler: unreadable },
  );
  const server = createServer(SETTINGS, (incoming, outgoing) => {
    const remembered = application.recall?.(incoming);
    if (!remembered) return listener(incoming, outgoing);
    outgoing.writeHead(200, remembered.headers);
    outgoing.end(remembered.bytes);
  });
  server.keepAliveTimeout = 65_000;
  server.on('clientError', refuse);
  server.on('connect', (_incoming, socket) => end(socket, NO_TUNNEL));
  server.on('checkExpectation', (incoming) => end(incoming.socket, UNKNOWN_EXPECTATION));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs = 5_000) => closeServer(server, graceMs),
  };
}

// A missing Host header is left to the listener, whose refusal has a body.
const SETTINGS = { requestTimeout: 30_000, headersTimeout: 10_000, requireHostHeader: false } as const;

/** A request whose address makes no URL; anything else that gets here is our own failure. */
function unreadable(error: unknown): Response {
  const [status, detail] =
    error instanceof RequestError
      ? [400, 'The address or the Host header of the request is not valid.']
      : [500, 'Something went wrong here.'];
  return reply(requestIdFrom(undefined), status, JSON.stringify(errorDocument(status, [{ detail }])), {
    'content-type': JSON_API_TYPE,
  });
}

interface Refusal {
  status: number;
  phrase: string;
  detail: string;
  header?: string;
}

const NO_TUNNEL: Refusal = {
  status: 405,
  phrase: 'Method Not Allowed',
  detail: 'This is not a proxy.',
  header: 'Allow: GET, HEAD, POST, PUT, PATCH, DELETE',
};

const UNKNOWN_EXPECTATION: Refusal = {
  status: 417,
  phrase: 'Expectation Failed',
  detail: 'The only expectation that is met is 100-continue.',
};

const INVALID: Refusal = { status: 400, phrase: 'Bad Request', detail: 'This is not valid HTTP.' };

const CLIENT_ERRORS: Record<string, Refusal> = {
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
  end(socket, CLIENT_ERRORS[error.code ?? ''] ?? INVALID);
}

function end(socket: Duplex, { status, phrase, detail, header }: Refusal): void {
  const body = JSON.stringify(errorDocument(status, [{ detail }]));
  const head = [
    `HTTP/1.1 ${status} ${phrase}`,
    `Content-Type: ${JSON_API_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-ID: ${requestIdFrom(undefined)}`,
    'Vary: Accept',
    ...(header ? [header] : []),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const SWEEP_MS = 20;

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection that was busy is kept alive for requests that will not be taken any more.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
