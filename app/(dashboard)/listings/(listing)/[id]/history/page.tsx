import { ListingHistory } from './listing-history.tsx';

export default function ListingHistoryPage() {
  return <ListingHistory />;
}
