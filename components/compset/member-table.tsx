'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type PointerEvent, type RefObject, useMemo } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { ColumnChoice } from '#components/table/column-choice.tsx';
import { DataTable } from '#components/table/data-table.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import {
  type CompsetView,
  defaultMemberColumns,
  memberColumns,
  memberSorts,
} from '#lib/compset/compset-view.ts';
import type { MeasureFormat } from '#lib/compset/format-measure.ts';
import { MEASURES, type Measure, measureOfMember, measureOfSource } from '#lib/compset/measure.ts';
import type { Compset } from '#lib/compset/read-compset.ts';
import type { RankedMember } from '#lib/compset/sort-members.ts';
import { spreadOf } from '#lib/compset/statistics.ts';
import { currencySign } from '#lib/format/money.ts';
import { downloadMembers } from './download-members.ts';
import { type CompsetRow, columnLabel, useMemberColumns } from './member-columns.tsx';

interface MemberTableProps {
  compset: Compset;
  members: readonly RankedMember[];
  view: CompsetView;
  change: (change: Partial<CompsetView>) => void;
  format: MeasureFormat;
  pointed: string | null;
  onPoint: (key: string) => void;
  box: RefObject<HTMLElement | null>;
}

/** Every member with its figures, below the listing itself and the middle of the set. */
export function MemberTable(props: MemberTableProps) {
  const { compset, members, view, change, format, pointed, onPoint, box } = props;
  const { horizon, columns: visible, sort } = view;
  const t = useTranslations('compset');
  const locale = useLocale();
  // Nothing is alike or near where there is no listing to compare with.
  const isCustom = compset.kind === 'custom';
  const sign = currencySign(compset.source.currency, locale);
  const columns = useMemberColumns({ members, horizon, format, currencySign: sign, onPoint });
  const rows = useMemo((): CompsetRow[] => {
    const of = (figure: (measure: Measure) => number | null) =>
      Object.fromEntries(MEASURES.map((measure) => [measure, figure(measure)])) as Record<
        Measure,
        number | null
      >;
    const values = (measure: Measure) => members.map((member) => measureOfMember(member, measure, horizon));
    return [
      ...(compset.kind === 'connected'
        ? [
            {
              kind: 'own' as const,
              key: 'own',
              figures: of((one) => measureOfSource(compset.source, one, horizon)),
            },
          ]
        : []),
      { kind: 'median', key: 'median', figures: of((one) => spreadOf(values(one))?.median ?? null) },
      ...members.map((member) => ({ kind: 'member' as const, key: member.key, member })),
    ];
  }, [compset, members, horizon]);
  const labelled = memberColumns.map((id) => ({
    id,
    label:
      id === 'room-type' || id === 'channel' ? t(`column.${id}`) : columnLabel(t(`column.${id}`), id, sign),
  }));

  function pointAt({ target }: PointerEvent) {
    const key = (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (key && key !== pointed && members.some((member) => member.key === key)) onPoint(key);
  }

  return (
    <div className="min-w-0">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 text-12 text-ink-2">
        <span className="mr-auto">{t('memberCount', { count: members.length })}</span>
        <ColumnChoice
          columns={labelled}
          visible={visible}
          onChange={(chosen) => change({ columns: chosen })}
          onReset={() => change({ columns: defaultMemberColumns })}
        />
        <button
          type="button"
          className={linkLook}
          title={t('download')}
          onClick={() =>
            downloadMembers(compset, members, horizon, t('column.title'), (id) =>
              id === 'room-type' || id === 'channel'
                ? t(`column.${id}`)
                : columnLabel(t(`column.${id}`), id, compset.source.currency),
            )
          }
        >
          <Icon name="download" size={14} />
          CSV
        </button>
      </div>
      <ScrollRegion
        ref={box}
        aria-label={t('tableScroll')}
        onPointerMove={pointAt}
        className="relative -mx-1 max-h-[46rem] px-1 border-line-2 border-t border-b max-md:max-h-[70dvh]"
      >
        <DataTable<CompsetRow>
          label={t('members', { days: Number(horizon) })}
          columns={columns}
          rows={rows}
          rowId={({ key }) => key}
          visible={isCustom ? visible.filter((id) => id !== 'similarity' && id !== 'distance') : visible}
          sort={sort}
          onSort={(by) => change({ sort: memberSorts.find((known) => known === by) })}
          at={pointed}
          rowClassName={({ kind }) => looks[kind]}
          figures
        />
      </ScrollRegion>
    </div>
  );
}

const looks = {
  own: 'text-own [&_td]:font-semibold [&_th]:font-semibold',
  median: 'text-ink-2 [&_td]:border-line-2 [&_th]:border-line-2',
  member: undefined,
};
