'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { changeCustomization } from '#lib/customizations/change-customization.ts';
import { type CopyOutcome, runCopies } from '#lib/customizations/copy-run.ts';
import { hasValues } from '#lib/customizations/has-values.ts';
import { restoreListing } from '#lib/restorations/restore-listing.ts';

type Outcomes = ReadonlyMap<string, CopyOutcome>;

export interface CopyRunState {
  /** Listings that were asked for, in order. */
  ids: readonly string[];
  /** What became of each copy, by listing. */
  copied: Outcomes;
  /** What became of putting it back. */
  undone: Outcomes;
  /** What is under way, of how many listings and how far; null while nothing is. */
  running: { kind: 'copy' | 'undo'; done: number; all: number } | null;
  copy: (ids: readonly string[]) => Promise<void>;
  /** Copies again to the listings that failed or were left out by a stop. */
  retry: () => Promise<void>;
  /** Puts back what the copies changed, where that is not done yet. */
  undo: () => Promise<void>;
  stop: () => void;
}

/** Copies values to listings and takes all of it back. */
export function useCopyRun(
  name: CustomizationName,
  values: object,
  onBusy: (isBusy: boolean) => void,
): CopyRunState {
  const queries = useQueryClient();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [copied, setCopied] = useState<Outcomes>(new Map());
  const [undone, setUndone] = useState<Outcomes>(new Map());
  const [running, setRunning] = useState<CopyRunState['running']>(null);
  const stopper = useRef<AbortController | null>(null);

  async function go(
    kind: 'copy' | 'undo',
    listings: readonly string[],
    act: (id: string) => Promise<string | null>,
  ): Promise<void> {
    if (stopper.current || listings.length === 0) return;
    stopper.current = new AbortController();
    setRunning({ kind, done: 0, all: listings.length });
    onBusy(true);
    const keep = kind === 'copy' ? setCopied : setUndone;
    await runCopies({
      ids: listings,
      act,
      signal: stopper.current.signal,
      onOutcome: (outcome) => {
        keep((known) => new Map(known).set(outcome.id, outcome));
        setRunning((known) => known && { ...known, done: known.done + 1 });
      },
    });
    stopper.current = null;
    setRunning(null);
    onBusy(false);
    const stale = [
      ...listings.map((id) => ['listing', id]),
      ['listings'],
      ['calendar-grid'],
      ['history'],
      ['recommendations'],
    ];
    for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
  }

  async function copyOne(id: string): Promise<string | null> {
    if (await hasValues(queries, readFromBrowser, id, name, values)) return null;
    return (await changeCustomization(id, name, values))?.requestId ?? null;
  }

  async function undoOne(id: string): Promise<string | null> {
    const requestId = copied.get(id)?.requestId;
    if (!requestId) return null;
    const restored = await restoreListing(id, { 'request-id': requestId });
    return restored.requestId;
  }

  return {
    ids,
    copied,
    undone,
    running,
    copy(listings) {
      setIds(listings);
      return go('copy', listings, copyOne);
    },
    retry() {
      return go(
        'copy',
        ids.filter((id) => (copied.get(id)?.state ?? 'failed') === 'failed'),
        copyOne,
      );
    },
    undo() {
      const changed = ids.filter(
        (id) => copied.get(id)?.state === 'done' && (undone.get(id)?.state ?? 'failed') === 'failed',
      );
      return go('undo', changed, undoOne);
    },
    stop: () => stopper.current?.abort(),
  };
}
