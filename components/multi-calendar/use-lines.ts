import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import type { IsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { arrange, type GridListing } from '#lib/multi-calendar/lines.ts';
import type { MultiCalendarView } from '#lib/multi-calendar/multi-calendar-view.ts';
import { gridListingsQuery } from '#lib/multi-calendar/read-grid.ts';

const NO_LISTINGS: readonly GridListing[] = [];

/** The listings in their order, and the lines that a search and the pins make of them. */
export function useLines(today: IsoDate, { group: grouping, search: typed, pinned }: MultiCalendarView) {
  const locale = useLocale();
  const listings = useQuery(gridListingsQuery(readFromBrowser, today));
  const all = listings.data ?? NO_LISTINGS;
  const search = useDeferredValue(typed);
  const ordered = useMemo(
    () => arrange(all, { grouping, search: '', pinned: new Set(), locale }),
    [all, grouping, locale],
  );
  const lines = useMemo(
    () => arrange(all, { grouping, search, pinned: new Set(pinned), locale }),
    [all, grouping, search, pinned, locale],
  );
  return { listings, ordered, lines, search };
}
