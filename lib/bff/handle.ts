import { allowedCalls } from '#lib/bff/allow-list.ts';
import { forward } from '#lib/bff/forward.ts';
import { environment } from '#lib/environment.ts';
import { callAs } from '#lib/partner-api/call.ts';
import { findSession } from '#lib/session/session.ts';

/** Answers every route below /bff. */
export function handle(request: Request): Promise<Response> {
  return forward(request, {
    calls: allowedCalls,
    dashboardUrl: environment().DASHBOARD_URL,
    findCaller: findSession,
    callAs,
  });
}
