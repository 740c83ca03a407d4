import type { Context } from '../context.ts';
import type { NoteUse } from '../tokens/use-recorder.ts';
import { allowlistOf } from './allowlist.ts';
import type { PrincipalMemory } from './principal-memory.ts';
import { type Application, type AuthenticClient, findApplicationBySecret } from './queries.ts';
import { hashSecret } from './secrets.ts';
import { TokenError } from './token-error.ts';

export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/** What a client shows of itself. */
export interface ClientRequest {
  authorization: string | null;
  parameters: Readonly<Record<string, string>>;
  address: () => string | null;
}

export interface ClientSources {
  clients: PrincipalMemory<AuthenticClient>;
  noteSecretUse: NoteUse;
}

/**
 * Finds who asks below `/o/`, by HTTP Basic or by body parameters, never by both (RFC 6749 2.3).
 * @throws TokenError invalid_client, invalid_request; unauthorized_client from an address that is not allowed
 */
export async function authenticateClient(
  { db }: Pick<Context, 'db'>,
  { authorization, parameters, address }: ClientRequest,
  { clients, noteSecretUse }: ClientSources,
): Promise<Application> {
  const { clientId, clientSecret } = presentedCredentials(authorization, parameters);
  const secretHash = hashSecret(clientSecret);
  const found = clientId.includes('\0')
    ? null
    : await clients.recallOrFind(`${secretHash} ${clientId}`, () =>
        findApplicationBySecret(db, clientId, secretHash),
      );
  if (!found) throw new TokenError('invalid_client', 'The client id or secret is wrong.');
  const { application, secretId } = found;
  if (!allowlistOf(application.allowlist)(address)) {
    throw new TokenError('unauthorized_client', 'The client may not be used from this address.');
  }
  noteSecretUse(secretId, address);
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
