import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { deleteTokensOfUsers } from '../tokens/queries.ts';
import { planStatus, type StoredPlan } from './plan.ts';
import { lockPlan, savePlan } from './queries.ts';

/**
 * Sets what a user has bought. With the plan end the user's personal access tokens: they do not come back with
 * the next one.
 * @throws NotFoundError
 */
export async function setPlan(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  plan: StoredPlan,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockPlan(tx, userId);
    if (!before) throw new NotFoundError('There is no such user.');
    await savePlan(tx, userId, plan);
    const hasEnded = [before, plan].some((each) => planStatus(each, now()) === 'ended');
    if (hasEnded) await deleteTokensOfUsers(tx, [userId]);
  });
}
