import type { Executor } from '../db/database.ts';
import { changeHistory } from '../db/schema/index.ts';
import type { Actor } from './actor.ts';

export interface Change {
  ownerId: number;
  listingId: number;
  /** Customization name, or `activation`. */
  setting: string;
  /** Dasherized attribute name. */
  field: string;
  oldValue: unknown;
  newValue: unknown;
}

/** Keeps who changed what; in the transaction of the change itself. */
export async function insertChanges(db: Executor, changes: Change[], actor: Actor, now: Date): Promise<void> {
  if (changes.length === 0) return;
  await db.insert(changeHistory).values(
    changes.map((change) => ({
      ...change,
      changedAt: now,
      surface: actor.surface,
      actorType: actor.type,
      actorLabel: actor.label,
      requestId: actor.requestId,
    })),
  );
}
