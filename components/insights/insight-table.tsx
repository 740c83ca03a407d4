'use client';
import { useTranslations } from 'next-intl';
import { memo, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { ColumnChoice } from '#components/table/column-choice.tsx';
import { DataTable } from '#components/table/data-table.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import type { Comparison } from '#contract/comparisons.ts';
import type { EpochDay } from '#contract/dates.ts';
import type { InsightFormat } from '#lib/insights/format-insight.ts';
import {
  type InsightColumn,
  type InsightSort,
  insightColumns,
  insightSorts,
} from '#lib/insights/insights-view.ts';
import { type NightRow, sortNights } from '#lib/insights/night-row.ts';
import { useInsightColumns } from './insight-columns.tsx';

interface InsightTableProps {
  label: string;
  rows: readonly NightRow[];
  format: InsightFormat;
  night: Intl.DateTimeFormat;
  against: Comparison;
  sort: InsightSort;
  onSort: (sort: InsightSort) => void;
  visible: readonly InsightColumn[];
  onColumns: (columns: readonly InsightColumn[]) => void;
  onDownload: () => void;
  busy: boolean;
  cursor: EpochDay | null;
  onCursor: (day: EpochDay) => void;
}

/** Rows left above the one that is brought into sight. */
const ROWS_ABOVE = 2;

/** The chart's twin: the same nights as figures, with the chart's night marked. */
export function InsightTable({ cursor, onCursor, ...props }: InsightTableProps) {
  const t = useTranslations('insights');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>(`[data-row="${cursor}"]`);
    if (!row || !box.current) return;
    row.dataset.at = '';
    bringIntoSight(box.current, row);
    return () => {
      delete row.dataset.at;
    };
  });

  function pointAt({ target }: PointerEvent) {
    const row = (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row && Number(row) !== cursor) onCursor(Number(row));
  }

  return (
    <section aria-label={props.label} className="border-line-2 border-t">
      <Tools {...props} />
      <ScrollRegion
        ref={box}
        aria-label={t('tableScroll')}
        onPointerMove={pointAt}
        className="relative max-h-[21.5rem] border-line-2 border-b"
      >
        <Nights {...props} />
      </ScrollRegion>
    </section>
  );
}

type NightsProps = Omit<InsightTableProps, 'cursor' | 'onCursor'>;

function Tools({ rows, visible, onColumns, onDownload, against }: NightsProps) {
  const t = useTranslations('insights');
  const labels: Record<InsightColumn, string> = {
    listing: t('you'),
    benchmark: t(`name.${against}`),
    difference: t('column.difference'),
    percent: t('column.percent'),
    why: t('column.why'),
  };
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4 text-12 text-ink-2">
      <span className="mr-auto">{t('nights', { nights: rows.length })}</span>
      <span className="max-md:hidden">
        <ColumnChoice
          columns={insightColumns.map((id) => ({ id, label: labels[id] }))}
          visible={visible}
          onChange={onColumns}
          onReset={() => onColumns(insightColumns)}
        />
      </span>
      <button type="button" className={linkLook} onClick={onDownload} title={t('download')}>
        <Icon name="download" size={14} />
        CSV
      </button>
    </div>
  );
}

/** Up to 731 rows: they are left alone while the cursor moves. */
const Nights = memo(function Nights(props: NightsProps) {
  const { label, rows, format, night, against, sort, onSort, visible, busy } = props;
  const columns = useInsightColumns(format, against, night);
  const sorted = useMemo(() => sortNights(rows, sort), [rows, sort]);
  return (
    <DataTable<NightRow>
      label={label}
      columns={columns}
      rows={sorted}
      rowId={({ day }) => String(day)}
      visible={visible}
      sort={sort}
      onSort={(by) => onSort(insightSorts.find((known) => known === by) ?? 'night')}
      busy={busy}
      figures
    />
  );
});

/** Moves the box alone, never the page: the chart above must stay where it is pointed at. */
function bringIntoSight(box: HTMLElement, row: HTMLElement) {
  const head = box.querySelector('thead')?.getBoundingClientRect().height ?? 0;
  const top = row.offsetTop - head;
  const bottom = row.offsetTop + row.offsetHeight;
  if (top >= box.scrollTop && bottom <= box.scrollTop + box.clientHeight) return;
  box.scrollTop = top - ROWS_ABOVE * row.offsetHeight;
}
