import type { IncomingMessage } from 'node:http';
import type { Connection } from './http/client-address.ts';
import { errorDocument } from './http/error-mapper.ts';
import { reply } from './http/reply.ts';
import { requestIdFrom } from './http/request-id.ts';
import type { Application } from './http/server.ts';

/**
 * What the port answers: until the service is ready, that it is starting and at which step; then the service.
 * Listening first lets a taken port be seen before any work is done.
 */
export function startingApplication() {
  let step = 'Opening the database';
  let ready: Application | null = null;
  return {
    fetch(request: Request, connection: Connection): Response | Promise<Response> {
      if (ready) return ready.fetch(request, connection);
      const requestId = requestIdFrom(request.headers.get('x-request-id') ?? undefined);
      const { pathname } = new URL(request.url);
      const isProbe = pathname === '/readyz' || pathname === '/healthz';
      const body = isProbe
        ? { status: 'starting', step }
        : errorDocument(503, [
            { detail: 'The service is starting. Try again in a moment.', code: 'starting' },
          ]);
      const status = pathname === '/healthz' ? 200 : 503;
      return reply(requestId, status, JSON.stringify(body), {
        'content-type': 'application/json',
        'retry-after': '2',
      });
    },
    recall: (incoming: IncomingMessage) => ready?.recall?.(incoming) ?? null,
    say(next: string): void {
      step = next;
    },
    open(application: Application): void {
      ready = application;
    },
  };
}
