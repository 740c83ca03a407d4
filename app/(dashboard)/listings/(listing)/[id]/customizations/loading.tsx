import { CustomizationsSkeleton } from '#components/customizations/customizations-skeleton.tsx';

export default function ListingCustomizationsLoading() {
  return <CustomizationsSkeleton />;
}
