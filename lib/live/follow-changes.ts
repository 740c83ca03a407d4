import type { QueryClient } from '@tanstack/react-query';
import { type ChangeNotice, staleQueries } from '#lib/live/stale-queries.ts';

const NAME = 'ratewright-changes';
/** An import announces many listings at once; they are read again together. */
const GATHER_MS = 150;
/** Between asking for a stream that was not given. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 300_000;

/** What was heard, and where the stream stood then. */
interface Heard {
  notice: ChangeNotice | 'all';
  position: string;
}

/**
 * Reads again what has changed, as the service tells it. A browser opens few connections to one host, so of all
 * its pages one holds the stream and passes on what it hears; when it is closed, the next one takes over from there.
 * @param position where the stream stood when the page was read
 * @returns how to end it
 */
export function followChanges(queries: QueryClient, position: string): () => void {
  const over = new AbortController();
  const pages = new BroadcastChannel(NAME);
  let known = position;
  const refresh = gather((notices: readonly Heard['notice'][]) => {
    if (notices.includes('all')) return void queries.invalidateQueries();
    const keys = notices.flatMap((notice) => (notice === 'all' ? [] : staleQueries(notice)));
    for (const key of new Map(keys.map((key) => [key.join(), key])).values())
      void queries.invalidateQueries({ queryKey: key });
  });
  function hear({ notice, position }: Heard): void {
    known = position;
    refresh(notice);
  }
  pages.onmessage = ({ data }: MessageEvent<Heard>) => hear(data);

  const hold = () =>
    listen(
      over.signal,
      () => known,
      (heard) => {
        pages.postMessage(heard);
        hear(heard);
      },
    );
  navigator.locks
    .request(NAME, { signal: over.signal }, hold)
    // The page is gone before its turn came.
    .catch(() => {});

  return () => {
    over.abort();
    pages.close();
  };
}

/**
 * Holds the stream until told to end. A browser comes back by itself where the connection broke, and says how far it
 * had heard; but not from an answer that is no stream, as a proxy gives while the server starts again.
 */
function listen(signal: AbortSignal, known: () => string, hear: (heard: Heard) => void): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  let stream = open();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function open(): EventSource {
    const opened = new EventSource(`/stream?after=${encodeURIComponent(known())}`);
    opened.onopen = () => {
      waitMs = FIRST_WAIT_MS;
    };
    opened.onerror = () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      waiting = setTimeout(() => {
        stream = open();
      }, waitMs);
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
    };
    opened.onmessage = ({ data, lastEventId }: MessageEvent<string>) =>
      hear({ notice: JSON.parse(data), position: lastEventId });
    return opened;
  }

  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearTimeout(waiting);
      stream.close();
      resolve();
    });
  });
}

function gather<Item>(handle: (items: readonly Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  return (item) => {
    if (items.length === 0)
      setTimeout(() => {
        const gathered = items;
        items = [];
        handle(gathered);
      }, GATHER_MS);
    items.push(item);
  };
}
