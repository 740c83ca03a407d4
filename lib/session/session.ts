import { cookies } from 'next/headers';
import { decode } from 'next-auth/jwt';
import { cache } from 'react';
import { environment } from '#lib/environment.ts';
import { type Session, sessionSchema } from '#lib/session/session-claims.ts';
import { sessionCookieName } from '#lib/session/session-cookie.ts';

/** Who is signed in, read from the encrypted cookie; undefined when nobody is. One decryption per request. */
export const findSession = cache(async (): Promise<Session | undefined> => {
  const { DASHBOARD_URL, SESSION_SECRET } = environment();
  const cookie = (await cookies()).get(sessionCookieName(DASHBOARD_URL));
  if (!cookie) return undefined;
  try {
    return sessionSchema.parse(await decode({ token: cookie.value, secret: SESSION_SECRET }));
  } catch {
    return undefined;
  }
});
