import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import type { Use } from './queries.ts';

const MS_PER_MINUTE = 60_000;

/** Notes that something was used. Nobody waits for it, and what fails is only logged. */
export type NoteUse = (id: number, address: () => string | null) => void;

/**
 * Has uses written down, of each thing at most one a minute.
 * @param record writes one, unless there is a later one than `before` already: other processes write too
 */
export function createUseRecorder(
  { now, log }: Pick<Context, 'now' | 'log'>,
  record: (id: number, use: Use, before: Date) => Promise<void>,
): NoteUse {
  const notedMs = new LRUCache<number, number>({ max: 10_000 });
  return (id, address) => {
    const at = now();
    const nowMs = at.getTime();
    if (nowMs - (notedMs.get(id) ?? Number.NEGATIVE_INFINITY) < MS_PER_MINUTE) return;
    notedMs.set(id, nowMs);
    record(id, { at, address: address() }, new Date(nowMs - MS_PER_MINUTE)).catch((err) =>
      log.warn({ err, id }, 'a use could not be written down'),
    );
  };
}
