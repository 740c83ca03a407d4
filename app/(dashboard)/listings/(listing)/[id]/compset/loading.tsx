import { useTranslations } from 'next-intl';
import { CompsetSkeleton } from '#components/compset/compset-skeleton.tsx';

export default function ListingCompsetLoading() {
  const t = useTranslations('compset');
  return (
    <>
      <div className="h-12" />
      <CompsetSkeleton label={t('loading')} />
    </>
  );
}
