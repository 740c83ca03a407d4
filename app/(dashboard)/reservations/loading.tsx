import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';

export default function ReservationsLoading() {
  const t = useTranslations('reservations');
  return (
    <Screen crumbs={[{ label: t('title') }]}>
      <div className="h-[49px] border-line-2 border-b touch:h-[53px]" />
      <div className="px-4 md:px-8">
        <TableSkeleton rows={18} />
      </div>
    </Screen>
  );
}
