import type { Locale } from '#contract/locales.ts';
import type { Scope } from '#contract/scopes.ts';
import type { Permission } from '../db/schema/identity.ts';
import { ForbiddenError, ProtocolError } from '../errors.ts';
import { bearerChallenge } from './bearer-challenge.ts';

/** Whom a bearer token speaks for. */
export interface Principal {
  application: {
    id: number;
    clientId: string;
    name: string;
    firstParty: boolean;
    rateLimitPerMinute: number;
  };
  /** The application whose users are reached: its own, or the one a first-party application acts for. */
  tenantApplicationId: number;
  scopes: ReadonlySet<Scope>;
  /** The user a user-scoped token is bound to; null for an application-level token. */
  user: BoundUser | null;
  session: { id: string; staff: StaffMember | null } | null;
  /** The personal access token it is; null for an OAuth access token. */
  personalTokenId: number | null;
}

export interface StaffMember {
  id: number;
  name: string;
  email: string;
  locale: Locale;
}

export interface BoundUser {
  id: number;
  credentialId: number;
  permission: Permission;
  email: string | null;
  locale: Locale;
}

/** Which rows a principal may see; every query takes it. */
export interface Tenant {
  applicationId: number;
  /** Null: every user of the application. */
  userId: number | null;
}

/**
 * @param requires any one of these scopes must be held
 * @throws ProtocolError 403 as RFC 6750 says
 */
export function mustHold({ scopes }: Principal, requires: readonly [Scope, ...Scope[]]): void {
  if (requires.some((scope) => scopes.has(scope))) return;
  throw new ProtocolError(
    403,
    { detail: `The token needs the scope ${requires.join(' or ')}.`, code: 'insufficient_scope' },
    { 'www-authenticate': bearerChallenge(`error="insufficient_scope", scope="${requires[0]}"`) },
  );
}

export const tenantOf = (principal: Principal): Tenant => ({
  applicationId: principal.tenantApplicationId,
  userId: principal.user?.id ?? null,
});

/** The language of the person behind a request; null where it is none. */
export const localeOf = ({ user, session }: Principal): Locale | null =>
  (user ?? session?.staff)?.locale ?? null;

/** @throws ForbiddenError when the bound credential may only view; an application itself may always write */
export function mayEdit(principal: Principal): void {
  if (principal.user?.permission === 'View') {
    throw new ForbiddenError('This login may view, but not change anything.');
  }
}

/** @throws ForbiddenError for a token that is bound to a user */
export function mustBeApplication(principal: Principal): void {
  if (principal.user) throw new ForbiddenError('Only an application-level token may do this.');
}
