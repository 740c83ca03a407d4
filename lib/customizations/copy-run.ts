import { ReadError } from '#lib/read.ts';

/** What became of one listing. */
export interface CopyOutcome {
  id: string;
  /** `same`: it was so already. */
  state: 'done' | 'same' | 'failed';
  /** Names the change, so that it can be put back; null where nothing changed. */
  requestId: string | null;
  error: Error | null;
}

interface CopyRun {
  ids: readonly string[];
  /** Changes one listing. Resolves to the change's request id, or null where nothing was to change. */
  act: (id: string) => Promise<string | null>;
  onOutcome: (outcome: CopyOutcome) => void;
  /** Once aborted no further listing is begun; those under way are finished. */
  signal: AbortSignal;
  atOnce?: number;
  wait?: (seconds: number, signal: AbortSignal) => Promise<void>;
}

const AT_ONCE = 4;
/** A listing is tried so often while the service asks for patience. */
const MOST_TRIES = 5;
const LONGEST_WAIT_SECONDS = 60;

/**
 * Changes listings, a few at a time, and tells of each what became of it. Where the service has had enough requests
 * for now, it waits as long as it is told to. Resolves when all are told or, after a stop, those that were begun.
 */
export async function runCopies(run: CopyRun): Promise<void> {
  const { ids, onOutcome, signal, atOnce = AT_ONCE } = run;
  const left = [...ids];
  const work = async () => {
    for (let id = left.shift(); id !== undefined && !signal.aborted; id = left.shift()) {
      const outcome = await attempt(id, run);
      if (outcome) onOutcome(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, ids.length) }, work));
}

/** Null where it was stopped before anything was sent that counts. */
async function attempt(id: string, { act, signal, wait = sleep }: CopyRun): Promise<CopyOutcome | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      const requestId = await act(id);
      return { id, state: requestId === null ? 'same' : 'done', requestId, error: null };
    } catch (problem) {
      const error = problem instanceof Error ? problem : new Error(String(problem));
      const isTooMany = error instanceof ReadError && error.status === 429;
      if (!isTooMany || tries >= MOST_TRIES) return { id, state: 'failed', requestId: null, error };
      await wait(Math.min(error.retryAfterSeconds ?? 1, LONGEST_WAIT_SECONDS), signal);
      if (signal.aborted) return null;
    }
  }
}

function sleep(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
