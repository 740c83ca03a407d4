import { ForbiddenError } from '../errors.ts';
import type { BoundUser, Principal } from '../oauth/principal.ts';
import type { TokenOwner } from './queries.ts';

/**
 * Who manages tokens: a login that signed in itself.
 * @throws ForbiddenError for staff and for an application-level token
 */
export function signedInLogin({ user, session }: Principal): BoundUser {
  if (user && !session?.staff) return user;
  throw new ForbiddenError('Personal access tokens belong to a login: only that login can manage them.');
}

/** A login manages its own tokens; an administrator sees and revokes those of the whole account. */
export const managedBy = ({ id, credentialId, permission }: BoundUser): TokenOwner => ({
  userId: id,
  credentialId: permission === 'Admin' ? null : credentialId,
});
