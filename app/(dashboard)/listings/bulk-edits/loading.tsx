import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { paths } from '#lib/paths.ts';

export default function BulkEditsLoading() {
  const t = useTranslations('bulkEdits');
  const listings = useTranslations('listings');
  return (
    <Screen crumbs={[{ label: listings('title'), href: paths.listings() }, { label: t('title') }]}>
      <div className="px-4 md:px-8">
        <TableSkeleton rows={12} />
      </div>
    </Screen>
  );
}
