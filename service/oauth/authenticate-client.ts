import type { Executor } from '../db/database.ts';
import { type Application, findApplicationBySecret } from './queries.ts';
import { hashSecret } from './secrets.ts';
import { TokenError } from './token-error.ts';

export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/**
 * Finds who asks at the token endpoint, by HTTP Basic or by body parameters, never by both (RFC 6749 2.3).
 * @throws TokenError invalid_client, invalid_request
 */
export async function authenticateClient(
  db: Executor,
  authorization: string | null,
  parameters: Readonly<Record<string, string>>,
): Promise<Application> {
  const { clientId, clientSecret } = presentedCredentials(authorization, parameters);
  const application = clientId.includes('\0')
    ? null
    : await findApplicationBySecret(db, clientId, hashSecret(clientSecret));
  if (!application) throw new TokenError('invalid_client', 'The client id or secret is wrong.');
  return application;
}

function presentedCredentials(
  authorization: string | null,
  parameters: Readonly<Record<string, string>>,
): ClientCredentials {
  const basic = authorization === null ? null : parseBasic(authorization);
  const inBody = parameters.client_secret !== undefined;
  if (basic && inBody) {
    throw new TokenError(
      'invalid_request',
      'Authenticate the client once: by HTTP Basic or by body parameters.',
    );
  }
  if (basic) {
    if (parameters.client_id !== undefined && parameters.client_id !== basic.clientId) {
      throw new TokenError('invalid_request', 'client_id differs from the one of HTTP Basic.');
    }
    return basic;
  }
  if (!parameters.client_id || !parameters.client_secret) {
    throw new TokenError('invalid_client', 'Send client_id and client_secret.');
  }
  return { clientId: parameters.client_id, clientSecret: parameters.client_secret };
}

function parseBasic(header: string): ClientCredentials {
  const [scheme, encoded = ''] = header.split(' ');
  if (scheme?.toLowerCase() !== 'basic') {
    throw new TokenError('invalid_client', 'The Authorization header must use the Basic scheme here.');
  }
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  try {
    return {
      clientId: formDecode(decoded.slice(0, Math.max(colon, 0))),
      clientSecret: formDecode(decoded.slice(colon + 1)),
    };
  } catch {
    throw new TokenError('invalid_client', 'The client id or secret is wrong.');
  }
}

/** RFC 6749 2.3.1: both parts are form-encoded before they are joined. */
const formDecode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
