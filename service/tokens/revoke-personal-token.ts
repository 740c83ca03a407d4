import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { Principal } from '../oauth/principal.ts';
import { deletePersonalToken } from './queries.ts';
import { managedBy, signedInLogin } from './token-owner.ts';

/** @throws ForbiddenError, NotFoundError */
export async function revokePersonalToken({ db }: Context, principal: Principal, id: number): Promise<void> {
  const owner = managedBy(signedInLogin(principal));
  if (!(await deletePersonalToken(db, owner, id))) throw new NotFoundError('There is no such token.');
}
