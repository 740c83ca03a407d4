import type { QueryClient } from '@tanstack/react-query';

/** Lets everything be read again that follows from a listing's settings: its prices wherever they are shown. */
export function rereadListing(queries: QueryClient, listingId: string): void {
  const stale = [['listing', listingId], ['listings'], ['calendar-grid'], ['history'], ['recommendations']];
  for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
}
