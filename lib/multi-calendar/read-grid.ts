import { queryOptions } from '@tanstack/react-query';
import type { CalendarGrid, CalendarRow, GridColumn } from '#contract/console/calendar-grid.ts';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Read } from '#lib/read.ts';
import { marketEvents, type WindowNights } from './grid-nights.ts';
import type { GridWindow } from './grid-windows.ts';
import type { GridListing } from './lines.ts';
import { nightBlock } from './night-block.ts';

const DIRECTORY_PAGE = 100;
/** Of the directory; a person with more sees the first 2,000 by title. */
const MOST_PAGES = 20;

/** Every listing that the calendar has a row for, without its nights. @param today in any of their timezones */
export function gridListingsQuery(read: Read, today: string) {
  return queryOptions({
    queryKey: ['calendar-grid', 'listings', today],
    queryFn: async ({ signal }): Promise<GridListing[]> => {
      const readPage = async (number: number) =>
        (await read(
          '/calendar-grid',
          {
            from: today,
            to: today,
            columns: 'availability',
            'page[number]': number,
            'page[size]': DIRECTORY_PAGE,
          },
          signal,
        )) as CalendarGrid;
      const first = await readPage(1);
      const further = Math.min(first.meta.pagination.pages, MOST_PAGES) - 1;
      const rest = await Promise.all(Array.from({ length: further }, (_, index) => readPage(index + 2)));
      return [first, ...rest].flatMap(({ data }) => data.map(gridListing));
    },
    staleTime: 60_000,
  });
}

function gridListing({ id, attributes }: CalendarRow): GridListing {
  return {
    id,
    title: attributes.title,
    market: attributes.market,
    account: attributes.account,
    currency: attributes.currency,
    basePrice: attributes['base-price'],
    enabled: attributes.enabled,
    unpriced: attributes['unpriced-because'],
    today: toEpochDay(attributes.today),
  };
}

/** Listings whose nights are read together. */
export const CHUNK_LISTINGS = 50;

/** The columns that every view draws from; others only where they are shown. */
const COLUMNS: readonly GridColumn[] = ['price', 'availability', 'override', 'held', 'floor'];
export type ExtraColumn = 'min-stay' | 'change' | 'market';

/** The nights of up to fifty listings in one window. */
export function gridNightsQuery(
  read: Read,
  window: GridWindow,
  listings: readonly string[],
  extra: readonly ExtraColumn[],
) {
  const ids = listings.join();
  const columns = [...COLUMNS, ...extra].join();
  return queryOptions({
    queryKey: ['calendar-grid', 'nights', window.index, ids, columns],
    queryFn: async ({ signal }): Promise<WindowNights> => {
      const { data, meta } = (await read(
        '/calendar-grid',
        {
          from: toIsoDate(window.from),
          to: toIsoDate(window.to),
          'filter[listing]': ids,
          columns,
          'page[size]': CHUNK_LISTINGS,
        },
        signal,
      )) as CalendarGrid;
      return {
        window: window.index,
        block: nightBlock(data, window.from, window.to - window.from + 1),
        events: new Map(meta.markets.map(({ name, events }) => [name, marketEvents(events)])),
      };
    },
    // Typed columns cannot be shared structurally; comparing them would only cost time.
    structuralSharing: false,
    staleTime: 60_000,
  });
}
