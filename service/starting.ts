import { errorDocument } from './http/error-mapper.ts';
import { reply } from './http/reply.ts';
import { requestIdFrom } from './http/request-id.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * What the port answers: until the service is ready, that it is starting and at which step; then the service.
 * Listening first lets a taken port be seen before any work is done.
 */
export function startingFetch() {
  let step = 'Opening the database';
  let ready: Fetch | null = null;
  return {
    fetch(request: Request): Response | Promise<Response> {
      if (ready) return ready(request);
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
    say(next: string): void {
      step = next;
    },
    open(fetch: Fetch): void {
      ready = fetch;
    },
  };
}
