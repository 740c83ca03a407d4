import { ListingReservations } from './listing-reservations.tsx';

export default function ListingReservationsPage() {
  return <ListingReservations />;
}
