import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';

export default function DeliveriesLoading() {
  const t = useTranslations('deliveries');
  return (
    <Screen crumbs={[{ label: t('title') }]}>
      <div className="px-4 pt-15 md:px-8">
        <TableSkeleton rows={14} />
      </div>
    </Screen>
  );
}
