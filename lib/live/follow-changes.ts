import type { QueryClient } from '@tanstack/react-query';
import { type ChangeNotice, staleQueries } from '#lib/live/stale-queries.ts';

const NAME = 'ratewright-changes';
/** An import announces many listings at once; they are read again together. */
const GATHER_MS = 150;

/**
 * Reads again what has changed, as the service tells it. A browser opens few connections to one host, so of all
 * its pages one holds the stream and passes on what it hears; when it is closed, the next one takes over.
 * Returns how to end it.
 */
export function followChanges(queries: QueryClient): () => void {
  const over = new AbortController();
  const pages = new BroadcastChannel(NAME);
  const refresh = gather((notices: readonly (ChangeNotice | 'all')[]) => {
    if (notices.includes('all')) return void queries.invalidateQueries();
    const keys = notices.flatMap((notice) => (notice === 'all' ? [] : staleQueries(notice)));
    for (const key of new Map(keys.map((key) => [key.join(), key])).values())
      void queries.invalidateQueries({ queryKey: key });
  });
  pages.onmessage = ({ data }: MessageEvent<ChangeNotice | 'all'>) => refresh(data);

  const hold = () =>
    listen(over.signal, (notice) => {
      pages.postMessage(notice);
      refresh(notice);
    });
  navigator.locks
    .request(NAME, { signal: over.signal }, hold)
    // The page is gone before its turn came.
    .catch(() => {});

  return () => {
    over.abort();
    pages.close();
  };
}

/** Holds the stream until told to end. After a gap, anything may have changed. */
function listen(signal: AbortSignal, hear: (notice: ChangeNotice | 'all') => void): Promise<void> {
  const stream = new EventSource('/stream');
  let missed = false;
  stream.onerror = () => {
    missed = true;
  };
  stream.onopen = () => {
    if (missed) hear('all');
    missed = false;
  };
  stream.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data));
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
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
