'use client';
import { useQueryClient } from '@tanstack/react-query';
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
  const [refused, setRefused] = useState<{ error: Error; listing: ListingRow } | null>(null);

  // By hand: the library's own way would be a kilobyte of every first load.
  const send = useCallback(
    async (listing: ListingRow, activation: ListingActivation) => {
      setRefused(null);
      patchCachedListing(queries, listing.id, { enabled: activation.enabled });
      try {
        await changeActivation(listing.id, activation);
        await queries.invalidateQueries({ queryKey: ['listings', 'survey'] });
      } catch (error) {
        if (!(error instanceof ReadError)) throw error;
        patchCachedListing(queries, listing.id, { enabled: listing.enabled });
        if (error.code === 'required') setAsking(listing);
        else setRefused({ error, listing });
      }
    },
    [queries],
  );

  const toggle = useCallback(
    (listing: ListingRow) => {
      const enabled = !listing.enabled;
      if (enabled && listing['base-price'] === null) setAsking(listing);
      else void send(listing, { enabled });
    },
    [send],
  );

  const problem = refused && {
    ...refused,
    retry: () => void send(refused.listing, { enabled: !refused.listing.enabled }),
  };
  return {
    toggle,
    asking,
    stopAsking: () => setAsking(null),
    problem,
    dismissProblem: () => setRefused(null),
  };
}
