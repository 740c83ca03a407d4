'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ListingActivation } from '#contract/listings.ts';
import { changeActivation, patchCachedListing } from '#lib/listings/change-activation.ts';
import type { ListingRow } from '#lib/listings/list-listings.ts';
import { ReadError } from '#lib/read.ts';

export interface ListingSwitch {
  /** Switches a listing's pricing; asks for a base price first where it has none. */
  toggle: (listing: ListingRow) => void;
}

/**
 * Switches pricing on and off. The row shows the new state at once where nothing can be missing,
 * and takes it back when the service refuses.
 */
export function useListingSwitch() {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<ListingRow | null>(null);
  const { mutate, error, variables, reset } = useMutation({
    mutationFn: ({ listing, activation }: { listing: ListingRow; activation: ListingActivation }) =>
      changeActivation(listing.id, activation),
    onMutate: ({ listing, activation }) => {
      patchCachedListing(queries, listing.id, { enabled: activation.enabled });
    },
    onError: (failure, { listing }) => {
      patchCachedListing(queries, listing.id, { enabled: listing.enabled });
      if (failure instanceof ReadError && failure.code === 'required') setAsking(listing);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['listings', 'survey'] }),
  });

  const toggle = useCallback(
    (listing: ListingRow) => {
      const enabled = !listing.enabled;
      if (enabled && listing['base-price'] === null) setAsking(listing);
      else mutate({ listing, activation: { enabled } });
    },
    [mutate],
  );

  const problem =
    error && !(error instanceof ReadError && error.code === 'required')
      ? { error, listing: variables.listing, retry: () => mutate(variables) }
      : null;
  return { toggle, asking, stopAsking: () => setAsking(null), problem, dismissProblem: reset };
}
