import { queryOptions } from '@tanstack/react-query';
import type { ListingAttributes } from '#contract/listings.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import type { Read } from '#lib/read.ts';

export const listingKey = (id: string) => ['listing', id, 'detail'] as const;

const POLL_MS = 2_000;

/** Whether a listing's channel is being read, or waits to be. */
export function isSyncing(listing: Pick<Listing, 'sync-status'> | undefined): boolean {
  const state = listing?.['sync-status']?.state;
  return state === 'queued' || state === 'in_progress';
}

/** One listing with its sync state; read again every two seconds while its channel is being read. */
export function listingQuery(read: Read, id: string) {
  return queryOptions({
    queryKey: listingKey(id),
    queryFn: async ({ signal }): Promise<Listing> => {
      const document = await read(`/listings/${id}`, undefined, signal);
      const { data } = document as { data: { id: string; attributes: ListingAttributes } };
      return { id: data.id, ...data.attributes };
    },
    refetchInterval: ({ state }) => (isSyncing(state.data) ? POLL_MS : false),
  });
}
