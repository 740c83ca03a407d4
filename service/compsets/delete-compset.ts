import type { Context } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { mayEdit, type Principal, tenantOf } from '../oauth/principal.ts';
import { deleteCustom } from './custom-queries.ts';
import { findCompset } from './queries.ts';

/** @throws ForbiddenError, NotFoundError, ConflictError for the comp set of a listing, which the service keeps */
export async function deleteCompset(
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  id: number,
): Promise<void> {
  mayEdit(principal);
  const tenant = tenantOf(principal);
  if (await deleteCustom(db, tenant, id)) return;
  if (await findCompset(db, tenant, id)) {
    throw new ConflictError('The comp set of a listing is kept by the service and cannot be deleted.');
  }
  throw new NotFoundError('There is no such comp set.');
}
