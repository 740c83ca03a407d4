import NextAuth from 'next-auth';
import { environment } from '#lib/environment.ts';
import { authOptions } from '#lib/session/auth-options.ts';

async function handler(request: Request, context: { params: Promise<{ nextauth: string[] }> }) {
  // next-auth reads its own address from this variable only.
  process.env.NEXTAUTH_URL ??= environment().DASHBOARD_URL;
  return NextAuth(authOptions())(request, context);
}

export { handler as GET, handler as POST };
