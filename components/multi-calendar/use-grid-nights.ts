import {
  QueriesObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { Month } from '#lib/calendar/month.ts';
import { GridNights, type WindowNights } from '#lib/multi-calendar/grid-nights.ts';
import { gridWindows } from '#lib/multi-calendar/grid-windows.ts';
import type { InSight } from '#lib/multi-calendar/in-sight.ts';
import type { Line } from '#lib/multi-calendar/lines.ts';
import { CHUNK_LISTINGS, type ExtraColumn, gridNightsQuery } from '#lib/multi-calendar/read-grid.ts';
import { readAhead } from '#lib/multi-calendar/read-order.ts';

interface GridNightsState {
  nights: GridNights;
  /** Another number whenever nights have come. */
  version: number;
  /** Nights in sight are still being read. */
  loading: boolean;
  /** What kept some of them from being read. */
  error: Error | null;
  retry: () => void;
  /** Reads what is in sight; once it rests, what is around it too. */
  onSight: (sight: InSight, settled: boolean) => void;
}

/**
 * Reads nights in windows: some months of fifty listings at a time, those in sight first, and on around them while
 * the view rests. What leaves the sight before it came is not waited for.
 * @param lines all listings in their order, whether a search shows them or not
 */
export function useGridNights(
  lines: readonly Line[],
  shown: readonly Line[],
  current: Month,
  extra: readonly ExtraColumn[],
): GridNightsState {
  const queries = useQueryClient();
  const nights = useMemo(() => new GridNights(gridWindows(current)), [current]);
  const chunks = useMemo(() => chunksOf(lines), [lines]);
  const [state, setState] = useState<{ loading: boolean; error: Error | null }>({
    loading: true,
    error: null,
  });
  const [version, setVersion] = useState(0);
  const observer = useRef<QueriesObserver | null>(null);
  const tell = useRef(() => {});
  const seen = useRef<{ sight: InSight; settled: boolean } | null>(null);

  const portion = useCallback(
    (window: number, chunk: number) => {
      const own = nights.windows[window];
      if (!own) throw new RangeError(`There is no window ${window}.`);
      return gridNightsQuery(readFromBrowser, own, chunks.all[chunk] ?? [], extra);
    },
    [nights, chunks, extra],
  );

  /** Chunks and windows that are in sight, and windows that are just beside it. */
  const near = useCallback(
    ({ top, bottom, from, to }: InSight) => {
      const rows = new Set<number>();
      for (const line of shown.slice(top, bottom + 1)) {
        const chunk = line.kind === 'listing' ? chunks.of.get(line.listing.id) : undefined;
        if (chunk !== undefined) rows.add(chunk);
      }
      const lead = Math.max(20, to - from);
      const within = (spare: number) =>
        nights.windows.filter((window) => window.to >= from - spare && window.from <= to + spare);
      return { rows: [...rows], windows: within(0), around: within(lead) };
    },
    [nights, shown, chunks],
  );

  const wanted = useCallback(
    (sight: InSight, settled: boolean) => {
      const { rows, windows, around } = near(sight);
      const beside = settled ? around.filter((window) => !windows.includes(window)) : [];
      // The observer holds queries of any kind, so it does not know what these answer.
      return [...windows, ...beside].flatMap(({ index }) =>
        rows.map((chunk) => portion(index, chunk) as unknown as QueryObserverOptions),
      );
    },
    [near, portion],
  );

  const onSight = useCallback(
    (sight: InSight, settled: boolean) => {
      seen.current = { sight, settled };
      observer.current?.setQueries(wanted(sight, settled));
      tell.current();
    },
    [wanted],
  );

  useEffect(() => {
    const taken = new WeakSet<WindowNights>();
    const own = new QueriesObserver(
      queries,
      seen.current ? wanted(seen.current.sight, seen.current.settled) : [],
    );
    observer.current = own;
    let come = 0;
    let told = 0;
    /** What was read on around, or is. */
    let around: InSight | null = null;
    let over = false;
    const keep = (data: WindowNights) => {
      if (taken.has(data)) return;
      taken.add(data);
      nights.put(data);
      come += 1;
    };
    // While the view moves, nothing is rendered but what is painted.
    const publish = () => {
      if (seen.current?.settled === false && told > 0) return;
      const results = own.getCurrentResult();
      const loading = results.some(({ isPending, isFetching }) => isPending && isFetching);
      const error = results.find(({ isError, data }) => isError && !data)?.error ?? null;
      setState((known) => (known.loading === loading && known.error === error ? known : { loading, error }));
      if (come > told) {
        told = come;
        startTransition(() => setVersion((known) => known + 1));
      }
      const now = seen.current;
      if (loading || error || !now?.settled || now.sight === around) return;
      around = now.sight;
      void read(now.sight);
    };
    /** Reads on around what is in sight, until the view moves. */
    const read = async (sight: InSight) => {
      const { rows, windows } = near(sight);
      const order = readAhead(
        rows,
        windows.map(({ index }) => index),
        { chunkCount: chunks.all.length, windowCount: nights.windows.length },
      );
      for (const { chunk, window } of order) {
        if (over || seen.current?.sight !== sight) break;
        // What is here already is read again when it has changed, or when it comes into sight.
        const query = { ...portion(window, chunk), staleTime: Number.POSITIVE_INFINITY };
        // What cannot be read ahead is read, or told, when it comes into sight.
        const data = await queries.fetchQuery(query).catch(() => null);
        if (!data || over) break;
        keep(data);
      }
      if (!over) publish();
    };
    const take = (results: QueryObserverResult[]) => {
      for (const { data } of results) if (data) keep(data as WindowNights);
      publish();
    };
    tell.current = publish;
    take(own.getCurrentResult());
    const stop = own.subscribe(take);
    return () => {
      over = true;
      tell.current = () => {};
      stop();
      own.destroy();
      observer.current = null;
    };
  }, [queries, nights, chunks, near, portion, wanted]);

  const retry = useCallback(() => {
    for (const { isError, refetch } of observer.current?.getCurrentResult() ?? [])
      if (isError) void refetch();
  }, []);

  return { nights, version, ...state, retry, onSight };
}

/** Listings in fifties, as their groups follow each other. */
function chunksOf(lines: readonly Line[]): { all: string[][]; of: ReadonlyMap<string, number> } {
  const all: string[][] = [];
  const of = new Map<string, number>();
  for (const line of lines) {
    if (line.kind !== 'listing') continue;
    const last = all.at(-1);
    if (last && last.length < CHUNK_LISTINGS) last.push(line.listing.id);
    else all.push([line.listing.id]);
    of.set(line.listing.id, all.length - 1);
  }
  return { all, of };
}
