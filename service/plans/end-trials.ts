import type { Context } from '../context.ts';
import { deleteTokensOfUsers } from '../tokens/queries.ts';
import { endTrialsBefore } from './queries.ts';

/** Writes down which trials are over, and removes what they allowed. */
export async function endTrials({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const users = await endTrialsBefore(tx, now());
    if (users.length > 0) await deleteTokensOfUsers(tx, users);
  });
}
