import { useTranslations } from 'next-intl';
import { MoreButton, useShown } from '#components/csv/more-button.tsx';
import { useRowProblem } from '#components/csv/use-row-problem.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { Column } from '#components/table/column.ts';
import { DataTable } from '#components/table/data-table.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import type { ImportPreviewAttributes, RowProblem } from '#contract/console/csv-imports.ts';
import { badRowsFile } from '#lib/csv/bad-rows-file.ts';
import { saveFile } from '#lib/csv/save-file.ts';

interface Line {
  id: string;
  row: number;
  problem: RowProblem;
}

/** Every row that is left out, with all that is wrong with it. */
export function BadRows({ preview }: { preview: ImportPreviewAttributes }) {
  const t = useTranslations('csv.import');
  const words = useRowProblem();
  const columns = useBadRowColumns();
  const badRows = preview['bad-rows'];
  const lines = badRows.flatMap(({ row, problems }) =>
    problems.map((problem, index): Line => ({ id: `${row}.${index}`, row, problem })),
  );
  const { shown, rest, more } = useShown(lines);
  if (badRows.length === 0) return null;
  const save = () => {
    const text = badRowsFile(preview, ({ problems }) =>
      problems.map((problem) => `${problem.column}: ${words(problem)}`).join(' '),
    );
    saveFile(`${preview.kind}-bad-rows.csv`, new Blob([text], { type: 'text/csv' }));
  };
  return (
    <section className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-1.5 text-14 font-semibold">
          <Icon name="alert" className="text-bad" />
          {t('bad.head', { count: badRows.length })}
        </h3>
        <button type="button" className={linkLook} onClick={save}>
          <Icon name="download" size={14} />
          {t('bad.download')}
        </button>
      </div>
      <DataTable<Line>
        label={t('bad.head', { count: badRows.length })}
        columns={columns}
        rows={shown}
        rowId={({ id }) => id}
      />
      <MoreButton count={rest} onMore={more} />
    </section>
  );
}

function useBadRowColumns(): Column<Line>[] {
  const t = useTranslations('csv.import.bad');
  const words = useRowProblem();
  return [
    { id: 'row', label: t('row'), align: 'end', always: true, className: 'md:w-12', cell: ({ row }) => row },
    { id: 'column', label: t('column'), cell: ({ problem }) => problem.column },
    {
      id: 'text',
      label: t('text'),
      cell: ({ problem: { text } }) =>
        text === '' ? (
          <span className="text-ink-3">{t('emptyCell')}</span>
        ) : (
          <code className="font-mono text-12">{text}</code>
        ),
    },
    {
      id: 'problem',
      label: t('problem'),
      onPhone: true,
      cellClassName: 'whitespace-normal! max-md:py-2',
      cell: ({ problem }) => (
        <>
          <span className="text-ink-2 md:hidden">
            {problem.column}: {problem.text}{' '}
          </span>
          {words(problem)}
        </>
      ),
    },
  ];
}
