import { ListingCompset } from './listing-compset.tsx';

export default function ListingCompsetPage() {
  return <ListingCompset />;
}
