import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '#components/table/column.ts';
import { classNames } from '#components/ui/class-names.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import { alikenessOf } from '#lib/compset/alikeness.ts';
import type { MemberColumn } from '#lib/compset/compset-view.ts';
import type { MeasureFormat } from '#lib/compset/format-measure.ts';
import { type Horizon, kindOf, MEASURES, type Measure, measureOfMember } from '#lib/compset/measure.ts';
import type { RankedMember } from '#lib/compset/sort-members.ts';
import { extremesOf } from '#lib/compset/statistics.ts';
import styles from './compset.module.css';

/** A row of the table: the listing itself, the middle of its set, or a member. */
export type CompsetRow =
  | { kind: 'own'; key: string; figures: Record<Measure, number | null> }
  | { kind: 'median'; key: string; figures: Record<Measure, number | null> }
  | { kind: 'member'; key: string; member: RankedMember };

type RowColumn = Column<CompsetRow> & { id: MemberColumn | 'rank' | 'title' };

interface Columns {
  members: readonly RankedMember[];
  horizon: Horizon;
  format: MeasureFormat;
  currencySign: string;
  /** Points the map at a member, for who uses the keys. */
  onPoint: (key: string) => void;
}

/** The table's columns, in the reader's words and notation. */
export function useMemberColumns({ members, horizon, format, currencySign, onPoint }: Columns): RowColumn[] {
  const t = useTranslations('compset');
  return useMemo(() => {
    const figureColumn = (measure: Measure): RowColumn => {
      const extremes = extremesOf(members.map((member) => measureOfMember(member, measure, horizon)));
      const way = (index: number) =>
        index === extremes.highest ? 'highest' : index === extremes.lowest ? 'lowest' : null;
      return {
        id: measure,
        label: columnLabel(t(`column.${measure}`), measure, currencySign),
        align: 'end',
        sort: measure,
        onPhone: true,
        cell: (row) =>
          row.kind === 'member' ? (
            <Extreme way={marked(measure) ? way(row.member.rank - 1) : null} words={t}>
              {format.bare(measure, measureOfMember(row.member, measure, horizon))}
            </Extreme>
          ) : (
            <PercentText>{format.bare(measure, row.figures[measure])}</PercentText>
          ),
      };
    };
    const words = (id: 'room-type' | 'channel'): RowColumn => ({
      id,
      label: t(`column.${id}`),
      onPhone: true,
      cellClassName: 'text-ink-2',
      cell: (row) => (row.kind === 'member' ? (row.member[id]?.replaceAll(/[-_]/g, ' ') ?? '–') : ''),
    });
    return [
      {
        id: 'rank',
        label: t('column.rank'),
        labelHidden: true,
        always: true,
        className: 'w-7',
        cell: (row) => {
          if (row.kind === 'own')
            return <i className="ml-[3px] inline-block size-3 bg-own align-[-2px] forced-colors:border-6" />;
          if (row.kind === 'median') return null;
          const { key, rank, title, similarity } = row.member;
          return (
            <button
              type="button"
              aria-label={t('show', { rank, title: title ?? t('untitled') })}
              onFocus={() => onPoint(key)}
              onClick={() => onPoint(key)}
              className={classNames(styles.dot, 'touch:before:absolute touch:before:size-9')}
              data-alike={alikenessOf(similarity)}
            >
              {rank}
            </button>
          );
        },
      },
      {
        id: 'title',
        label: t('column.title'),
        always: true,
        sort: 'title',
        onPhone: true,
        className: 'w-full min-w-36 max-w-0 max-md:min-w-32',
        cell: (row) => {
          if (row.kind !== 'member') return t(row.kind === 'own' ? 'you' : 'medianOfSet');
          const { title, url } = row.member;
          const name = title ?? t('untitled');
          return url ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              title={name}
              className="block truncate hover:underline"
            >
              {name}
            </a>
          ) : (
            <span title={name} className="block truncate">
              {name}
            </span>
          );
        },
      },
      ...MEASURES.map(figureColumn),
      words('room-type'),
      words('channel'),
    ];
  }, [t, members, horizon, format, currencySign, onPoint]);
}

/** "Booked €": the head says the unit, the cells are bare. */
export function columnLabel(name: string, measure: Measure, currencySign: string): string {
  return kindOf(measure) === 'amount' ? `${name} ${currencySign}` : name;
}

/** Being nearest or most alike is what put a member here: nothing to mark. */
function marked(measure: Measure): boolean {
  return measure !== 'similarity' && measure !== 'distance';
}

interface ExtremeProps {
  way: 'highest' | 'lowest' | null;
  words: (key: 'highest' | 'lowest') => string;
  children: string;
}

function Extreme({ way, words, children }: ExtremeProps) {
  return (
    <>
      {way && (
        <i className={styles.extreme} data-way={way} title={words(way)}>
          <span className="sr-only">{words(way)}</span>
        </i>
      )}
      <PercentText>{children}</PercentText>
    </>
  );
}
