import { z } from 'zod';
import { callAsApplication } from '#lib/partner-api/call.ts';
import { readError } from '#lib/partner-api/read-error.ts';
import { type Session, sessionSchema } from '#lib/session/session-claims.ts';

const id = z.union([z.string(), z.number()]).transform(String).nullish();

const signInDocument = z.object({
  data: z.object({
    id: z.string().min(1),
    attributes: z.object({
      kind: z.enum(['credential', 'staff']),
      'user-id': id,
      'credential-id': id,
      permission: z.enum(['Admin', 'Edit', 'View']).nullish(),
      locale: z.string(),
      name: z.string(),
      email: z.string(),
    }),
  }),
});

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
  const { data } = signInDocument.parse(await response.json());
  return sessionSchema.parse({
    sessionId: data.id,
    kind: data.attributes.kind,
    userId: data.attributes['user-id'] ?? null,
    credentialId: data.attributes['credential-id'] ?? null,
    permission: data.attributes.permission ?? 'View',
    locale: data.attributes.locale,
    name: data.attributes.name,
    email: data.attributes.email,
  });
}
