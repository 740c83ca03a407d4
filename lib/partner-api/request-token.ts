import { z } from 'zod';
import type { Environment } from '#lib/environment.ts';
import { PartnerApiError, SessionOverError } from '#lib/partner-api/errors.ts';

const grantSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const refusalSchema = z.object({ error: z.string(), error_description: z.string().optional() });

export interface Token {
  value: string;
  expiresInMs: number;
}

export type OAuthClient = Pick<
  Environment,
  'PARTNER_API_URL' | 'DASHBOARD_CLIENT_ID' | 'DASHBOARD_CLIENT_SECRET'
>;

/**
 * Obtains an access token by client credentials (RFC 6749, section 4.4), with the extra members of the grant.
 * @throws SessionOverError when the service answers `invalid_grant`: the session it should be bound to is gone.
 * @throws PartnerApiError for any other refusal, status 503 when the service cannot be reached.
 */
export async function requestToken(client: OAuthClient, members: Record<string, string>): Promise<Token> {
  const response = await fetch(`${client.PARTNER_API_URL}/o/token/`, {
    method: 'POST',
    headers: { authorization: basic(client), accept: 'application/json' },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...members }),
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  }).catch((cause) => {
    throw new PartnerApiError({ status: 503, detail: `The token endpoint did not answer: ${cause}` });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const grant = grantSchema.parse(body);
    return { value: grant.access_token, expiresInMs: grant.expires_in * 1000 };
  }
  const refusal = refusalSchema.safeParse(body).data;
  if (refusal?.error === 'invalid_grant') throw new SessionOverError(refusal.error_description);
  throw new PartnerApiError({
    status: 503,
    code: refusal?.error,
    detail: refusal?.error_description ?? `The token endpoint answered ${response.status}.`,
    requestId: response.headers.get('x-request-id'),
  });
}

function basic(client: OAuthClient): string {
  const pair = `${encodeURIComponent(client.DASHBOARD_CLIENT_ID)}:${encodeURIComponent(client.DASHBOARD_CLIENT_SECRET)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}
