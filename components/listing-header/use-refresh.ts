import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listingKey } from '#lib/listings/get-listing.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';

/** Starts a read of the listing's channel; the listing itself then tells how it goes. */
export function useRefresh(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => refreshListing(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: listingKey(id) }),
  });
}
