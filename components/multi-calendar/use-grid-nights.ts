import {
  QueriesObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { Month } from '#lib/calendar/month.ts';
import { GridNights, type WindowNights } from '#lib/multi-calendar/grid-nights.ts';
import { gridWindows } from '#lib/multi-calendar/grid-windows.ts';
import type { InSight } from '#lib/multi-calendar/in-sight.ts';
import type { Line } from '#lib/multi-calendar/lines.ts';
import { CHUNK_LISTINGS, type ExtraColumn, gridNightsQuery } from '#lib/multi-calendar/read-grid.ts';

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
 * Reads nights in windows: some months of fifty listings at a time, those in sight first and those around them ahead.
 * What leaves the sight before it came is not waited for.
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
  const seen = useRef<{ sight: InSight; settled: boolean } | null>(null);

  const wanted = useCallback(
    ({ top, bottom, from, to }: InSight, settled: boolean) => {
      const lead = settled ? Math.max(20, to - from) : 0;
      const near = nights.windows.filter((window) => window.to >= from && window.from <= to);
      const around = nights.windows.filter((window) => window.to >= from - lead && window.from <= to + lead);
      const ids = new Set<number>();
      for (const line of shown.slice(top, bottom + 1)) {
        const chunk = line.kind === 'listing' ? chunks.of.get(line.listing.id) : undefined;
        if (chunk !== undefined) ids.add(chunk);
      }
      const rows = [...ids];
      const next = settled
        ? [Math.max(...rows) + 1].filter((chunk) => chunk < chunks.all.length && rows.length > 0)
        : [];
      const pairs = [
        ...rows.flatMap((chunk) => near.map((window) => ({ chunk, window }))),
        ...rows.flatMap((chunk) =>
          around.filter((window) => !near.includes(window)).map((window) => ({ chunk, window })),
        ),
        ...next.flatMap((chunk) => near.map((window) => ({ chunk, window }))),
      ];
      // The observer holds queries of any kind, so it does not know what these answer.
      return pairs.map(
        ({ chunk, window }) =>
          gridNightsQuery(
            readFromBrowser,
            window,
            chunks.all[chunk] ?? [],
            extra,
          ) as unknown as QueryObserverOptions,
      );
    },
    [nights, shown, chunks, extra],
  );

  const onSight = useCallback(
    (sight: InSight, settled: boolean) => {
      seen.current = { sight, settled };
      observer.current?.setQueries(wanted(sight, settled));
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
    const take = (results: QueryObserverResult[]) => {
      for (const result of results) {
        const data = result.data as WindowNights | undefined;
        if (!data || taken.has(data)) continue;
        taken.add(data);
        nights.put(data);
        setVersion((known) => known + 1);
      }
      const loading = results.some(({ isPending, isFetching }) => isPending && isFetching);
      const error = results.find(({ isError, data }) => isError && !data)?.error ?? null;
      setState((known) => (known.loading === loading && known.error === error ? known : { loading, error }));
    };
    take(own.getCurrentResult());
    const stop = own.subscribe(take);
    return () => {
      stop();
      own.destroy();
      observer.current = null;
    };
  }, [queries, nights, wanted]);

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
