import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { paths } from '#lib/paths.ts';
import { ListingSkeleton } from './listing-skeleton.tsx';

export default function ListingLoading() {
  const t = useTranslations('listing');
  return (
    <Screen crumbs={[{ label: t('listings'), href: paths.listings() }, { label: t('title') }]}>
      <ListingSkeleton />
    </Screen>
  );
}
