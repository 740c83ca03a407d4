import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { Change, Edit } from '#lib/history/change.ts';
import type { HistoryView } from '#lib/history/history-view.ts';
import { entriesQuery } from '#lib/history/list-changes.ts';

export interface Entries {
  entries: readonly Change[];
  /** How many are not there yet. */
  more: number;
  isReading: boolean;
  hasFailed: boolean;
  readMore: () => void;
}

/** The entries of an edit: those that came with it, and the others a page at a time once they are asked for. */
export function useEntries(edit: Edit, view: HistoryView, now: Date): Entries {
  const [isAsked, setAsked] = useState(false);
  const { data, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...entriesQuery(readFromBrowser, edit.id, view, now),
    enabled: isAsked,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? edit.entries;
  const more = (data?.pages[0]?.pagination.count ?? edit['entry-count']) - entries.length;
  return {
    entries,
    more: Math.max(0, more),
    isReading: isAsked && isFetching,
    hasFailed: isError,
    readMore: () => {
      if (isError) void refetch();
      else if (hasNextPage) void fetchNextPage();
      else setAsked(true);
    },
  };
}
