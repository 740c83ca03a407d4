'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { Listing } from '#lib/listings/list-listings.ts';

const ListingContext = createContext<Listing | null>(null);

export function CurrentListing({ listing, children }: { listing: Listing; children: ReactNode }) {
  return <ListingContext value={listing}>{children}</ListingContext>;
}

/** The listing whose screens these are; inside a listing's layout only. */
export function useCurrentListing(): Listing {
  const listing = useContext(ListingContext);
  if (!listing) throw new Error('useCurrentListing outside of CurrentListing');
  return listing;
}
