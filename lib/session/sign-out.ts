import { callAs } from '#lib/partner-api/call.ts';
import { SessionOverError } from '#lib/partner-api/errors.ts';
import type { Session } from '#lib/session/session-claims.ts';

/** Ends the session on the service, and with it every token bound to it. One that is over already stays so. */
export async function signOut(session: Session): Promise<void> {
  try {
    const path = `/console/v1/sessions/${encodeURIComponent(session.sessionId)}/`;
    await callAs(session, { method: 'DELETE', path });
  } catch (error) {
    if (!(error instanceof SessionOverError)) throw error;
  }
}
