import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';

export default function ListingsLoading() {
  const t = useTranslations('listings');
  return (
    <Screen crumbs={[{ label: t('title') }]}>
      <div className="min-h-12 border-line-2 border-b max-lg:h-[81px] touch:max-lg:h-[109px]" />
      <div className="px-4 md:px-8">
        <TableSkeleton rows={18} />
      </div>
    </Screen>
  );
}
