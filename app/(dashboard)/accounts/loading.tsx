import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';

export default function AccountsLoading() {
  const t = useTranslations('accounts');
  return (
    <Screen crumbs={[{ label: t('title') }]}>
      <div className="px-4 pt-2 md:px-8">
        <TableSkeleton rows={4} />
      </div>
    </Screen>
  );
}
