import type { AuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { environment } from '#lib/environment.ts';
import { PartnerApiError } from '#lib/partner-api/errors.ts';
import { sessionSchema } from '#lib/session/session-claims.ts';
import { sessionCookieName } from '#lib/session/session-cookie.ts';
import { signIn } from '#lib/session/sign-in.ts';
import { signOut } from '#lib/session/sign-out.ts';

const maxAgeSeconds = 30 * 24 * 3600;

/** How next-auth signs people in here: passwords are checked by the service, the cookie holds only who it is. */
export function authOptions(): AuthOptions {
  const { DASHBOARD_URL, SESSION_SECRET } = environment();
  const secure = DASHBOARD_URL.startsWith('https:');
  return {
    secret: SESSION_SECRET,
    pages: { signIn: '/sign-in', error: '/sign-in' },
    session: { strategy: 'jwt', maxAge: maxAgeSeconds },
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: sessionCookieName(DASHBOARD_URL),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: async (given) => {
          const email = given?.email.trim();
          if (!email || !given?.password) throw new Error('invalid_login');
          try {
            return { id: '', ...(await signIn(email, given.password)) };
          } catch (error) {
            throw new Error(reasonOf(error));
          }
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? sessionSchema.parse(user) : token),
      session: ({ session }) => session,
    },
    events: {
      signOut: async ({ token }) => {
        const session = sessionSchema.safeParse(token);
        if (session.success) await signOut(session.data);
      },
    },
  };
}

/** The one word that the sign-in form shows a sentence for; a lock-out carries its seconds. */
function reasonOf(error: unknown): string {
  if (!(error instanceof PartnerApiError)) throw error;
  if (error.code === 'too_many_attempts') return `too_many_attempts:${error.retryAfterSeconds ?? 0}`;
  return error.code === 'invalid_login' ? 'invalid_login' : 'unreachable';
}
