'use client';
import { ListingRecommendations } from '#components/recommendations/listing-recommendations.tsx';
import { useCurrentListing } from '#lib/listings/current-listing.tsx';

/** What is recommended for the listing. */
export function OwnRecommendations() {
  return <ListingRecommendations listingId={useCurrentListing().id} />;
}
