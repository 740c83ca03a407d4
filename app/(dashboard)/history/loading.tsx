import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';

export default function HistoryLoading() {
  const t = useTranslations('history');
  return (
    <Screen crumbs={[{ label: t('title') }]}>
      <div className="px-4 pt-12 md:px-8">
        <TableSkeleton rows={10} />
      </div>
    </Screen>
  );
}
