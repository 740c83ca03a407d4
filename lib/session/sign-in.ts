import { signInDocumentSchema } from '#contract/console/sign-in.ts';
import { callAsApplication } from '#lib/partner-api/call.ts';
import { readError } from '#lib/partner-api/read-error.ts';
import type { Session } from '#lib/session/session-claims.ts';

/**
 * Asks the service to open a session for an e-mail address and password.
 * @throws PartnerApiError with code `invalid_login`, or `too_many_attempts` and the seconds to wait.
 */
export async function signIn(email: string, password: string): Promise<Session> {
  const response = await callAsApplication({
    method: 'POST',
    path: '/console/v1/sign-in/',
    headers: { 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type: 'sign-ins', attributes: { email, password } } }),
  });
  if (!response.ok) throw await readError(response);
  const { data } = signInDocumentSchema.parse(await response.json());
  const { kind, permission, locale, name } = data.attributes;
  return {
    sessionId: data.id,
    kind,
    userId: data.attributes['user-id'],
    credentialId: data.attributes['credential-id'],
    permission,
    locale,
    name,
    email: data.attributes.email,
  };
}
