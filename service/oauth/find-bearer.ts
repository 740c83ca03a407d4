import { localeSchema } from '#contract/locales.ts';
import { isScope, type Scope } from '#contract/scopes.ts';
import type { Context } from '../context.ts';
import type { credentials, staff as staffTable, users } from '../db/schema/index.ts';
import { planStatus } from '../plans/plan.ts';
import { isPersonalToken, isWellFormed } from '../tokens/personal-token.ts';
import { availableScopes } from '../tokens/personal-token-scopes.ts';
import { findPersonalTokenWithBearer } from '../tokens/queries.ts';
import { type Allowlist, allowlistOf } from './allowlist.ts';
import type { BoundUser, Principal, StaffMember } from './principal.ts';
import { type Application, findTokenWithBearer } from './queries.ts';
import { hashSecret } from './secrets.ts';

type Sources = Pick<Context, 'db' | 'now'>;

/** A token that can be used, and from where. */
export interface Bearer {
  principal: Principal;
  /** When it ends by itself; infinite where nothing ends it but its revocation. */
  expiresAtMs: number;
  allowlist: Allowlist;
}

/** Whom a token of either kind speaks for; null for one that is unknown, over or revoked. */
export function findBearer(sources: Sources, token: string): Promise<Bearer | null> {
  if (!isPersonalToken(token)) return findAccessToken(sources, token);
  return isWellFormed(token) ? findPersonalToken(sources, token) : Promise.resolve(null);
}

export interface AccessTokenBearer extends Bearer {
  /** An hour after it was issued; its session may end it earlier. */
  tokenExpiresAt: Date;
}

/** Whom an OAuth access token speaks for. */
export async function findAccessToken(
  { db, now }: Sources,
  secret: string,
): Promise<AccessTokenBearer | null> {
  const at = now();
  const row = await findTokenWithBearer(db, hashSecret(secret), at);
  if (!row) return null;
  const { token, application, user, credential, session, staff } = row;
  if (token.userId !== null && (!user || user.deletedAt || !credential)) return null;
  if (token.sessionId !== null && (!session || session.revokedAt || session.expiresAt <= at)) return null;
  const enabled = new Set(application.scopes);
  const ends = [token.expiresAt, ...(session ? [session.expiresAt] : [])];
  return {
    expiresAtMs: Math.min(...ends.map((instant) => instant.getTime())),
    tokenExpiresAt: token.expiresAt,
    allowlist: allowlistOf(application.allowlist),
    principal: {
      application: publicPartOf(application),
      tenantApplicationId: application.actsForId ?? application.id,
      scopes: new Set(token.scopes.filter(isScope).filter((scope) => enabled.has(scope))),
      user: user && credential ? boundUserOf(user, credential) : null,
      session: session ? { id: session.id, staff: staff && staffMemberOf(staff) } : null,
      personalTokenId: null,
    },
  };
}

async function findPersonalToken({ db, now }: Sources, secret: string): Promise<Bearer | null> {
  const row = await findPersonalTokenWithBearer(db, hashSecret(secret));
  if (!row || planStatus(row.user, now()) === 'ended') return null;
  const { token, application, user, credential } = row;
  const held = new Set(token.scopes);
  return {
    expiresAtMs: user.trialEndsAt?.getTime() ?? Number.POSITIVE_INFINITY,
    allowlist: allowlistOf(application.allowlist),
    principal: {
      application: publicPartOf(application),
      tenantApplicationId: application.id,
      scopes: new Set<Scope>(availableScopes(application).filter((scope) => held.has(scope))),
      user: boundUserOf(user, credential),
      session: null,
      personalTokenId: token.id,
    },
  };
}

const publicPartOf = ({ id, clientId, name, firstParty, rateLimitPerMinute }: Application) => ({
  id,
  clientId,
  name,
  firstParty,
  rateLimitPerMinute,
});

function boundUserOf(
  user: typeof users.$inferSelect,
  credential: typeof credentials.$inferSelect,
): BoundUser {
  return {
    id: user.id,
    credentialId: credential.id,
    permission: credential.globalPermissions,
    email: credential.email,
    locale: localeSchema.catch('en').parse(credential.locale ?? user.locale),
  };
}

function staffMemberOf({ id, name, email, locale }: typeof staffTable.$inferSelect): StaffMember {
  return { id, name, email, locale: localeSchema.catch('en').parse(locale) };
}
