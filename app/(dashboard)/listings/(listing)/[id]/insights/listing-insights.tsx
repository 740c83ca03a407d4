'use client';
import { Insights } from '#components/insights/insights.tsx';
import { todayIn } from '#lib/calendar/today.ts';
import { useCurrentListing } from '#lib/listings/current-listing.tsx';

/** The listing beside its market. */
export function ListingInsights() {
  const listing = useCurrentListing();
  return <Insights key={listing.id} listing={listing} today={todayIn(listing.timezone, new Date())} />;
}
