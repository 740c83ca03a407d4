import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';

export default function ApplicationLoading() {
  const t = useTranslations('application');
  return (
    <Screen crumbs={[{ label: t('title') }]} note={t('readOnly')}>
      <div className="px-4 pt-5 md:px-8">
        <TableSkeleton rows={12} />
      </div>
    </Screen>
  );
}
