import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { StatusIcon } from '#components/bulk-edits/status-icon.tsx';
import { useEditWords } from '#components/bulk-edits/use-edit-words.ts';
import { useMoment } from '#components/bulk-edits/use-moment.ts';
import type { Column } from '#components/table/column.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import { type BulkEdit, isUnderWay, reachedCount } from '#lib/bulk-edits/bulk-edit.ts';
import { formatNumber } from '#lib/format/number.ts';
import { paths } from '#lib/paths.ts';

/** What, how it stands, how many listings came to what, who, when. */
export function useEditColumns(): Column<BulkEdit>[] {
  const t = useTranslations('bulkEdits.list.column');
  const progress = useTranslations('bulkEdits.progress');
  const words = useEditWords();
  const moment = useMoment();
  const locale = useLocale();
  const count = (value: number) => formatNumber(value, locale);
  const state = (edit: BulkEdit) => (
    <span className="inline-flex items-center gap-1.5">
      <StatusIcon edit={edit} />
      {progress(`status.${edit.status}`)}
      {isUnderWay(edit) && (
        <span className="text-ink-2">
          {progress('of', { done: count(reachedCount(edit)), all: count(edit.counts.total) })}
        </span>
      )}
    </span>
  );
  const figure = (id: 'total' | 'changed' | 'failed' | 'undone'): Column<BulkEdit> => ({
    id,
    label: t(id),
    align: 'end',
    className: 'w-24',
    cell: ({ counts }) => (
      <span className={id === 'failed' && counts.failed > 0 ? 'text-bad' : undefined}>
        {counts[id] === 0 ? <span className="text-ink-3">–</span> : count(counts[id])}
      </span>
    ),
  });
  return [
    {
      id: 'what',
      label: t('what'),
      cellClassName: 'max-md:h-auto max-md:py-2',
      cell: (edit) => (
        <>
          <Link
            href={paths.bulkEdit(edit.id)}
            prefetch={false}
            className="block font-medium whitespace-normal after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-hand"
          >
            <PercentText>{words(edit)}</PercentText>
          </Link>
          <span className="flex flex-col text-12 text-ink-2 md:hidden">
            {state(edit)}
            <span>
              {progress('changedOf', { changed: edit.counts.changed, all: edit.counts.total })},{' '}
              {moment(edit['created-at'])}
            </span>
          </span>
        </>
      ),
    },
    { id: 'state', label: t('state'), cell: state },
    figure('total'),
    figure('changed'),
    figure('failed'),
    figure('undone'),
    {
      id: 'who',
      label: t('who'),
      className: 'max-lg:hidden md:pl-6',
      cellClassName: 'text-ink-2',
      cell: (edit) => edit['created-by'],
    },
    {
      id: 'when',
      label: t('when'),
      align: 'end',
      cellClassName: 'text-ink-2',
      cell: (edit) => moment(edit['created-at']),
    },
  ];
}
