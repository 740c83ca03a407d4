import { errorDocument } from '#lib/bff/error-document.ts';
import { environment } from '#lib/environment.ts';
import { hub } from '#lib/live/hub.ts';
import { openStream } from '#lib/live/open-stream.ts';
import { callAs } from '#lib/partner-api/call.ts';
import { SessionOverError } from '#lib/partner-api/errors.ts';
import { findSession } from '#lib/session/session.ts';

/** Tells an open page what changed. One that is given no stream asks again after a while, less and less often. */
export async function GET(request: Request): Promise<Response> {
  if (!environment().DASHBOARD_WEBHOOK_SECRET) return new Response(null, { status: 204 });
  const session = await findSession();
  if (!session) return errorDocument(401, { code: 'session_over', detail: 'Nobody is signed in.' });
  const isAlive = () =>
    callAs(session, { method: 'GET', path: '/console/v1/profile/' }).then(
      async (answer) => {
        await answer.body?.cancel();
        return true;
      },
      // While the service is away nobody can say, and the page stays.
      (error: unknown) => !(error instanceof SessionOverError),
    );
  if (!(await isAlive())) return new Response(null, { status: 204 });
  // A browser that comes back by itself knows better than the address it was given at first.
  const after = request.headers.get('last-event-id') || new URL(request.url).searchParams.get('after') || '';
  return (
    openStream(session, { hub: hub(), after, isAlive, signal: request.signal }) ??
    errorDocument(429, { code: 'too_many_streams', detail: 'Too many pages are open.' })
  );
}
