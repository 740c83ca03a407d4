import type { Context } from '../context.ts';

/** Has the comp sets of an account's listings looked at, now that the listings may have changed. */
export async function enqueueCompsets({ jobs, db }: Context, accountId: number): Promise<void> {
  await jobs.send(db, 'update-compsets', { accountId }, { singletonKey: `account-${accountId}` });
}
