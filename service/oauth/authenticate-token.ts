import { LRUCache } from 'lru-cache';
import { localeSchema } from '#contract/locales.ts';
import { isScope, type Scope } from '#contract/scopes.ts';
import type { Context } from '../context.ts';
import type { staff as staffTable } from '../db/schema/index.ts';
import { ProtocolError } from '../errors.ts';
import type { Principal, StaffMember } from './principal.ts';
import { findTokenWithBearer } from './queries.ts';
import { hashSecret } from './secrets.ts';

export interface TokenAuthenticator {
  /** Who a bearer header speaks for, if that is remembered and one of the scopes is held; null says nothing. */
  recall(authorization: string | undefined, requires: readonly Scope[]): Principal | null;
  /** @throws ProtocolError 401 as RFC 6750 says */
  authenticate(request: Request): Promise<Principal>;
}

interface Known {
  principal: Principal;
  expiresAtMs: number;
}

/** Remembers who a token is until the database says that some application, user, login or session changed. */
export async function createTokenAuthenticator(context: Context): Promise<TokenAuthenticator> {
  const known = new LRUCache<string, Known>({ max: 10_000 });
  const forget = () => known.clear();
  let changes = 0;
  await context.database.listen(
    'principals_changed',
    () => {
      changes += 1;
      forget();
    },
    forget,
  );

  function remembered(hash: string): Principal | null {
    const entry = context.database.hearsNotices() ? known.get(hash) : undefined;
    return entry && entry.expiresAtMs > context.now().getTime() ? entry.principal : null;
  }

  async function principalOf(token: string): Promise<Principal | null> {
    const hash = hashSecret(token);
    const principal = remembered(hash);
    if (principal) return principal;
    const before = changes;
    const found = await findPrincipal(context, hash);
    if (found && before === changes && context.database.hearsNotices()) known.set(hash, found);
    return found?.principal ?? null;
  }

  return {
    recall(authorization, requires) {
      const token = authorization === undefined ? null : parseBearer(authorization);
      const principal = token === null ? null : remembered(hashSecret(token));
      return principal && requires.some((scope) => principal.scopes.has(scope)) ? principal : null;
    },
    async authenticate(request) {
      const token = bearerToken(request.headers.get('authorization'));
      const principal = await principalOf(token);
      if (!principal) {
        throw unauthorized(
          'The access token is unknown, expired or revoked.',
          'error="invalid_token"',
          'invalid_token',
        );
      }
      return principal;
    },
  };
}

function bearerToken(header: string | null): string {
  if (!header) throw unauthorized('Send an access token: Authorization: Bearer …');
  const token = parseBearer(header);
  if (token === null) {
    throw unauthorized(
      'The Authorization header must be a bearer token.',
      'error="invalid_token"',
      'invalid_token',
    );
  }
  return token;
}

const parseBearer = (header: string) => /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i.exec(header)?.[1] ?? null;

function unauthorized(detail: string, challenge = '', code?: string): ProtocolError {
  const problem = code === undefined ? { detail } : { detail, code };
  return new ProtocolError(401, problem, { 'www-authenticate': `Bearer ${challenge}`.trim() });
}

async function findPrincipal(context: Context, hash: string): Promise<Known | null> {
  const now = context.now();
  const row = await findTokenWithBearer(context.db, hash, now);
  if (!row) return null;
  const { token, application, user, credential, session, staff } = row;
  if (token.userId !== null && (!user || user.deletedAt || !credential)) return null;
  if (token.sessionId !== null && (!session || session.revokedAt || session.expiresAt <= now)) return null;
  const enabled = new Set(application.scopes);
  const ends = [token.expiresAt, ...(session ? [session.expiresAt] : [])];
  return {
    expiresAtMs: Math.min(...ends.map((instant) => instant.getTime())),
    principal: {
      application: {
        id: application.id,
        clientId: application.clientId,
        name: application.name,
        firstParty: application.firstParty,
        rateLimitPerMinute: application.rateLimitPerMinute,
      },
      tenantApplicationId: application.actsForId ?? application.id,
      scopes: new Set(token.scopes.filter(isScope).filter((scope) => enabled.has(scope))),
      user:
        user && credential
          ? {
              id: user.id,
              credentialId: credential.id,
              permission: credential.globalPermissions,
              email: credential.email,
              locale: localeSchema.catch('en').parse(credential.locale ?? user.locale),
            }
          : null,
      session: session ? { id: session.id, staff: staff && staffMemberOf(staff) } : null,
    },
  };
}

function staffMemberOf({ id, name, email, locale }: typeof staffTable.$inferSelect): StaffMember {
  return { id, name, email, locale: localeSchema.catch('en').parse(locale) };
}
