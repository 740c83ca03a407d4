'use client';
import { Reservations } from '#components/reservations/reservations.tsx';
import { useCurrentListing } from '#lib/listings/current-listing.tsx';

/** The stays of the listing, and of its units. */
export function ListingReservations() {
  const { id, title } = useCurrentListing();
  return <Reservations listing={{ id, title }} />;
}
