import { ListingInsights } from './listing-insights.tsx';

export default function ListingInsightsPage() {
  return <ListingInsights />;
}
