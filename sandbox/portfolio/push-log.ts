import { appendFile } from 'node:fs/promises';
import { z } from 'zod';
import { readIfThere } from './state-file.ts';

const nightSchema = z.object({
  date: z.string(),
  price: z.number(),
  min_stay: z.number().nullable(),
  closed_on_arrival: z.boolean().nullable(),
  closed_on_departure: z.boolean().nullable(),
});
export type PushedNight = z.infer<typeof nightSchema>;

const pushSchema = z.object({
  id: z.string(),
  received_at: z.string(),
  listing_id: z.string(),
  currency: z.string(),
  prices: z.array(nightSchema),
  rejected: z.array(z.object({ date: z.string(), code: z.string(), message: z.string() })),
});
/** One price push as it was received; `prices` holds what was accepted. */
export type Push = z.infer<typeof pushSchema>;

/** Pushes kept for looking at; the price of a night is remembered for good. */
const PUSHES_SHOWN = 1_000;

export interface PushLog {
  /** Resolves when the push is on disk. */
  append(push: Omit<Push, 'id'>): Promise<Push>;
  /** Newest first. */
  latest(limit: number, listingId?: string): Push[];
  /** Pushes received in all. */
  count(): number;
  priceOf(listingId: string, date: string): PushedNight | null;
}

/** @param path a file of one push per line, or null to keep them in memory only. */
export async function openPushLog(path: string | null): Promise<PushLog> {
  // Kept as text: a thousand pushes of a year are ten megabytes this way and ten times that as objects.
  const shown: { listingId: string; text: string }[] = [];
  const nights = new Map<string, Map<string, PushedNight>>();
  let count = 0;
  let writing = Promise.resolve();

  const remember = (push: Push, text: string) => {
    count += 1;
    shown.push({ listingId: push.listing_id, text });
    if (shown.length > PUSHES_SHOWN) shown.shift();
    const book = nights.get(push.listing_id) ?? new Map<string, PushedNight>();
    for (const night of push.prices) book.set(night.date, merge(book.get(night.date), night));
    nights.set(push.listing_id, book);
  };

  const stored = path === null ? null : await readIfThere(path);
  for (const line of stored?.split('\n') ?? []) {
    // A crash may have cut the last line short.
    const push = readLine(line);
    if (push) remember(push, line);
  }
  if (path !== null && stored && !stored.endsWith('\n')) await appendFile(path, '\n');

  return {
    async append(received) {
      const push = { id: `p${count + 1}`, ...received };
      const text = JSON.stringify(push);
      remember(push, text);
      if (path !== null) {
        writing = writing.catch(() => {}).then(() => appendFile(path, `${text}\n`, { mode: 0o600 }));
        await writing;
      }
      return push;
    },
    latest(limit, listingId) {
      return shown
        .filter((push) => listingId === undefined || push.listingId === listingId)
        .slice(-limit)
        .reverse()
        .flatMap(({ text }) => readLine(text) ?? []);
    },
    count: () => count,
    priceOf: (listingId, date) => nights.get(listingId)?.get(date) ?? null,
  };
}

/** A restriction that a push leaves out stays as it was. */
function merge(before: PushedNight | undefined, night: PushedNight): PushedNight {
  return {
    date: night.date,
    price: night.price,
    min_stay: night.min_stay ?? before?.min_stay ?? null,
    closed_on_arrival: night.closed_on_arrival ?? before?.closed_on_arrival ?? null,
    closed_on_departure: night.closed_on_departure ?? before?.closed_on_departure ?? null,
  };
}

function readLine(line: string): Push | null {
  if (line === '') return null;
  try {
    return pushSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
