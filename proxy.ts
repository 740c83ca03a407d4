import { type NextRequest, NextResponse } from 'next/server';
import { environment } from '#lib/environment.ts';
import { paths } from '#lib/paths.ts';
import { contentSecurityPolicy, nonceHeader, securityHeaders } from '#lib/security-headers.ts';
import { sessionCookieName } from '#lib/session/session-cookie.ts';

/** Runs before every page and route: security headers, and the way to the sign-in page for those without a cookie. */
export function proxy(request: NextRequest): NextResponse {
  const { DASHBOARD_URL, IMAGE_ORIGINS } = environment();
  const { pathname, search } = request.nextUrl;
  const isPage = !/^\/((bff|api)\/|(events|stream)$)/.test(pathname);
  const signedIn = request.cookies.has(sessionCookieName(DASHBOARD_URL));
  if (isPage && !signedIn && pathname !== paths.signIn()) {
    const target = new URL(paths.signIn(pathname + search), request.url);
    return withHeaders(NextResponse.redirect(target), DASHBOARD_URL);
  }

  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = contentSecurityPolicy({
    nonce,
    imageOrigins: IMAGE_ORIGINS,
    development: process.env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and puts it on its own scripts.
  headers.set('content-security-policy', policy);
  headers.set(nonceHeader, nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return withHeaders(response, DASHBOARD_URL);
}

function withHeaders(response: NextResponse, dashboardUrl: string): NextResponse {
  for (const [name, value] of Object.entries(securityHeaders(dashboardUrl)))
    response.headers.set(name, value);
  return response;
}

export const config = { matcher: ['/((?!_next/|icon.svg|favicon.ico).*)'] };
