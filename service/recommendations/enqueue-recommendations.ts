import type { Context } from '../context.ts';

/** Has the base prices of an account's listings looked at, now that their bookings may have changed. */
export async function enqueueRecommendations({ jobs, db }: Context, accountId: number): Promise<void> {
  await jobs.send(db, 'update-recommendations', { accountId }, { singletonKey: `account-${accountId}` });
}
