'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ListingRow } from '#lib/listings/list-listings.ts';

// Loaded after the first paint, so that it is there when it is needed and no part of the first load.
const loadSwitching = () => import('#lib/listings/switch-pricing.ts');

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

  const send = useCallback(
    async (listing: ListingRow, enabled: boolean) => {
      setRefused(null);
      const { switchPricing } = await loadSwitching();
      const refusal = await switchPricing(queries, listing, enabled);
      if (refusal?.code === 'required') setAsking(listing);
      else if (refusal) setRefused({ error: refusal, listing });
    },
    [queries],
  );
  useEffect(() => void loadSwitching(), []);

  const toggle = useCallback(
    (listing: ListingRow) => {
      const enabled = !listing.enabled;
      if (enabled && listing['base-price'] === null) setAsking(listing);
      else void send(listing, enabled);
    },
    [send],
  );

  const problem = refused && {
    ...refused,
    retry: () => void send(refused.listing, !refused.listing.enabled),
  };
  return {
    toggle,
    asking,
    stopAsking: () => setAsking(null),
    problem,
    dismissProblem: () => setRefused(null),
  };
}
