import type { Context } from '../context.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import type { Principal } from '../oauth/principal.ts';
import { mustHavePlan } from '../plans/plan.ts';
import { findPlan } from '../plans/queries.ts';

/**
 * The user whose own endpoint a signed-in administrator of the account looks after.
 * @throws ForbiddenError for everybody else
 */
export function administeredUser({ user, session }: Principal): number {
  if (!user || session?.staff) {
    throw new ForbiddenError('The endpoint belongs to the account: only its administrator can manage it.');
  }
  if (user.permission !== 'Admin') {
    throw new ForbiddenError('Only an administrator of the account can manage its endpoint.');
  }
  return user.id;
}

/**
 * The same, of an account that may have events sent.
 * @throws ForbiddenError also with the code `plan_required`
 */
export async function administeredUserWithPlan(
  { db, now }: Pick<Context, 'db' | 'now'>,
  principal: Principal,
): Promise<number> {
  const userId = administeredUser(principal);
  const plan = await findPlan(db, principal.tenantApplicationId, userId);
  if (!plan) throw new NotFoundError('There is no such user.');
  mustHavePlan(plan, now());
  return userId;
}
