'use client';
import { History } from '#components/history/history.tsx';
import { useCurrentListing } from '#lib/listings/current-listing.tsx';

/** Who changed what of the listing. */
export function ListingHistory() {
  const { id } = useCurrentListing();
  return <History listing={{ id }} />;
}
