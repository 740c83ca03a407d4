'use client';
import { useTranslations } from 'next-intl';
import { Outcome } from '#components/recommendations/outcome.tsx';
import { PriceChange } from '#components/recommendations/price-change.tsx';
import type { Column } from '#components/table/column.ts';
import { DataTable } from '#components/table/data-table.tsx';
import { useWhen } from '#lib/format/use-when.ts';
import type { Recommendation } from '#lib/recommendations/list-recommendations.ts';

/** The decided recommendations of one listing. */
export function EarlierTable({ earlier }: { earlier: readonly Recommendation[] }) {
  const t = useTranslations('recommendations');
  const when = useWhen();
  const columns: Column<Recommendation>[] = [
    {
      id: 'drafted',
      label: t('column.drafted'),
      cell: (one) => (
        <>
          {when(one['created-at'])}
          <span className="block text-12 text-ink-2 md:hidden">
            <Outcome of={one} />
          </span>
        </>
      ),
    },
    {
      id: 'price',
      label: t('basePrice'),
      align: 'end',
      onPhone: true,
      cell: (one) => <PriceChange of={one} />,
    },
    {
      id: 'outcome',
      label: t('column.outcome'),
      className: 'w-2/3 md:pl-8',
      cell: (one) => <Outcome of={one} />,
    },
  ];
  return (
    <DataTable<Recommendation> label={t('earlier')} columns={columns} rows={earlier} rowId={({ id }) => id} />
  );
}
