import type { Executor } from '../db/database.ts';
import type { Actor } from '../history/actor.ts';
import { insertChanges } from '../history/queries.ts';
import { disableEnabled } from './change-queries.ts';

/** Switches off every enabled listing of a user or an account that goes away; in the caller's transaction. */
export async function disableListings(
  tx: Executor,
  where: { ownerId: number } | { accountId: number },
  actor: Actor,
  now: Date,
): Promise<void> {
  const disabled = await disableEnabled(tx, where);
  const changes = disabled.map(({ id, ownerId }) => ({
    ownerId,
    listingId: id,
    setting: 'activation',
    field: 'enabled',
    oldValue: true,
    newValue: false,
  }));
  await insertChanges(tx, changes, actor, now);
}
