import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';

export default function RecommendationsLoading() {
  const t = useTranslations('recommendations');
  return (
    <Screen crumbs={[{ label: t('title') }]}>
      <div className="h-14 border-line-2 border-b" />
      <div className="max-w-97 px-4 md:pl-8">
        <TableSkeleton rows={8} />
      </div>
    </Screen>
  );
}
