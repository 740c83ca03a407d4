import { redirect } from 'next/navigation';
import { SessionOverError } from '#lib/partner-api/errors.ts';
import { paths } from '#lib/paths.ts';
import { findSession } from '#lib/session/session.ts';
import type { Session } from '#lib/session/session-claims.ts';

/** The signed-in person, or the sign-in page with the way back. `from` is the page's own path and query. */
export async function requireSession(from?: string): Promise<Session> {
  return (await findSession()) ?? redirect(paths.signIn(from));
}

/** Awaits reads of a page; when the service says the session is over, goes to the sign-in page instead. */
export async function orSignIn<Result>(reads: Promise<Result>, from?: string): Promise<Result> {
  try {
    return await reads;
  } catch (error) {
    if (error instanceof SessionOverError) redirect(paths.signIn(from));
    throw error;
  }
}
