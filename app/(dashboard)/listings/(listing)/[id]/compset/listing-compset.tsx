'use client';
import { CompsetScreen } from '#components/compset/compset-screen.tsx';
import { todayIn } from '#lib/calendar/today.ts';
import { useCurrentListing } from '#lib/listings/current-listing.tsx';

/** The listing beside its comp set. */
export function ListingCompset() {
  const listing = useCurrentListing();
  return <CompsetScreen key={listing.id} listing={listing} today={todayIn(listing.timezone, new Date())} />;
}
