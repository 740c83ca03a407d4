import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';

const MOST_REMEMBERED = 10_000;

/** What was found of principals, kept until the database says that some principal changed. */
export interface PrincipalMemory<T> {
  /** Null says nothing: it may only have been forgotten. */
  recall(key: string): T | null;
  /** What is remembered, else what `find` finds. Nothing that was not found is remembered. */
  recallOrFind(key: string, find: () => Promise<T | null>): Promise<T | null>;
}

export async function createPrincipalMemory<T extends object>(
  database: Database,
): Promise<PrincipalMemory<T>> {
  const known = new LRUCache<string, T>({ max: MOST_REMEMBERED });
  let changes = 0;
  const forget = () => {
    changes += 1;
    known.clear();
  };
  await database.listen('principals_changed', forget, forget);

  const recall = (key: string) => (database.hearsNotices() ? (known.get(key) ?? null) : null);
  return {
    recall,
    async recallOrFind(key, find) {
      const remembered = recall(key);
      if (remembered) return remembered;
      const before = changes;
      const found = await find();
      if (found && before === changes && database.hearsNotices()) known.set(key, found);
      return found;
    },
  };
}
