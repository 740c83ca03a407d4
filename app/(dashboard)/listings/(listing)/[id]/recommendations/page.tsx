import { OwnRecommendations } from './own-recommendations.tsx';

export default function ListingRecommendationsPage() {
  return <OwnRecommendations />;
}
