import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '#components/table/column.ts';
import { differenceLook } from '#components/ui/difference-look.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import type { Comparison } from '#contract/comparisons.ts';
import type { InsightFormat } from '#lib/insights/format-insight.ts';
import type { InsightColumn } from '#lib/insights/insights-view.ts';
import type { NightRow } from '#lib/insights/night-row.ts';

type NightColumn = Column<NightRow> & { id: InsightColumn | 'night' };

const MS_PER_DAY = 86_400_000;

/** The table's columns, in the reader's words and notation. */
export function useInsightColumns(
  format: InsightFormat,
  against: Comparison,
  night: Intl.DateTimeFormat,
): NightColumn[] {
  const t = useTranslations('insights');
  return useMemo(() => {
    const figure = (id: 'listing' | 'benchmark', label: string): NightColumn => ({
      id,
      label,
      align: 'end',
      sort: id,
      onPhone: true,
      className: 'md:w-33',
      cell: ({ [id]: value }) => <PercentText>{format.bare(value)}</PercentText>,
    });
    return [
      {
        id: 'night',
        label: t('column.night'),
        always: true,
        sort: 'night',
        className: 'md:w-33',
        cell: ({ day }) => night.format(day * MS_PER_DAY),
      },
      figure('listing', t('you')),
      figure('benchmark', t(`name.${against}`)),
      {
        id: 'difference',
        label: t('column.difference'),
        align: 'end',
        sort: 'difference',
        onPhone: true,
        className: 'md:w-33',
        cell: ({ difference }) => (
          <span className={differenceLook(difference)}>{format.difference(difference)}</span>
        ),
      },
      {
        id: 'percent',
        label: t('column.percent'),
        align: 'end',
        sort: 'percent',
        className: 'md:w-33',
        cell: ({ percent }) => <PercentText>{format.percent(percent)}</PercentText>,
      },
      {
        id: 'why',
        label: t('column.why'),
        className: 'md:pl-10',
        cellClassName: 'text-ink-2',
        cell: ({ why }) => why.map((reason) => t(`why.${reason}`)).join(' · '),
      },
    ];
  }, [t, format, against, night]);
}
