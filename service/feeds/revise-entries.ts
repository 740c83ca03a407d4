import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FeedEntry } from './feed-entries.ts';

/** By key: what an entry said when it was last shown, in which revision it began to, and the second of that. */
export const shownEntriesSchema = z.record(z.string(), z.tuple([z.string(), z.int(), z.int()]));
export type ShownEntries = z.infer<typeof shownEntriesSchema>;

export interface ShownFeed {
  revision: number;
  shown: ShownEntries;
}

/** Characters of a digest; two entries of one key would have to agree in 96 bits by chance. */
const DIGEST_LENGTH = 16;

/**
 * Tells a feed's entries from those its readers saw last. One that is new or says something else belongs to the
 * next revision; since revisions only go up, so does the SEQUENCE of a thing that went and came back.
 * @returns null where readers have seen exactly this
 */
export function reviseEntries(before: ShownFeed, entries: readonly FeedEntry[], now: Date): ShownFeed | null {
  const revision = before.revision + 1;
  const second = Math.floor(now.getTime() / 1000);
  let changes = 0;
  const shown: ShownEntries = {};
  for (const entry of entries) {
    const digest = digestOf(entry);
    const known = before.shown[entry.key];
    const isKnown = known?.[0] === digest;
    if (!isKnown) changes += 1;
    shown[entry.key] = isKnown ? known : [digest, revision, second];
  }
  if (changes > 0) return { revision, shown };
  const gone = Object.keys(before.shown).length > entries.length;
  return gone ? { revision: before.revision, shown } : null;
}

function digestOf({ key: _, ...said }: FeedEntry): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, DIGEST_LENGTH);
}
