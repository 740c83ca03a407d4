import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { UndoDialog } from '#components/csv/undo-dialog.tsx';
import type { Column } from '#components/table/column.ts';
import { DataTable } from '#components/table/data-table.tsx';
import { Button } from '#components/ui/button.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import type { Import } from '#contract/console/csv-imports.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { importsQuery } from '#lib/csv/list-imports.ts';
import { joinFacts } from '#lib/format/facts.ts';
import { useWhen } from '#lib/format/use-when.ts';
import { useMayEdit } from '#lib/person.tsx';

/** What was imported lately, and can be undone. */
export function EarlierImports() {
  const t = useTranslations('csv.import.earlier');
  const read = useQuery(importsQuery(readFromBrowser));
  const { data, error } = read;
  const [asking, setAsking] = useState<Import>();
  const columns = useColumns(setAsking);
  if (!data && error) return <ReadFailure query={read} title={t('failed')} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="flex max-w-240 flex-col gap-1 pt-2">
      <h2 className="text-16 font-semibold">{t('head')}</h2>
      <DataTable<Import> label={t('head')} columns={columns} rows={data} rowId={({ id }) => id} />
      {asking && <UndoDialog of={asking} onClose={() => setAsking(undefined)} />}
    </section>
  );
}

function useColumns(onUndo: (of: Import) => void): Column<Import>[] {
  const t = useTranslations('csv.import');
  const csv = useTranslations('csv');
  const when = useWhen();
  const mayEdit = useMayEdit();
  const what = ({ attributes: { kind } }: Import) => csv(`kind.${kind}`);
  return [
    {
      id: 'when',
      label: t('earlier.when'),
      always: true,
      cellClassName: 'max-md:whitespace-normal! max-md:py-2',
      cell: (each) => (
        <>
          {when(each.attributes['created-at'])}
          <span className="block text-12 text-ink-2 md:hidden">
            {what(each)}: <Result of={each} />
          </span>
        </>
      ),
    },
    {
      id: 'who',
      label: t('earlier.who'),
      cellClassName: 'py-1 whitespace-normal! [overflow-wrap:anywhere]',
      cell: ({ attributes }) => attributes['created-by'],
    },
    { id: 'what', label: t('earlier.what'), cell: what },
    { id: 'result', label: t('earlier.result'), cell: (each) => <Result of={each} /> },
    {
      id: 'undo',
      label: t('earlier.undo'),
      labelHidden: true,
      onPhone: true,
      align: 'end',
      cell: (each) =>
        mayEdit && mayBeUndone(each) ? (
          <Button
            variant="quiet"
            className="text-hand!"
            aria-label={t('earlier.undoLabel', { when: when(each.attributes['created-at']) })}
            onClick={() => onUndo(each)}
          >
            {t('earlier.undo')}
          </Button>
        ) : null,
    },
  ];
}

const mayBeUndone = ({ attributes: { outcomes, 'finished-at': finished } }: Import) =>
  outcomes.changed > 0 || (finished === null && outcomes.pending > 0);

function Result({ of: { attributes } }: { of: Import }) {
  const t = useTranslations('csv.import');
  const locale = useLocale();
  const { outcomes } = attributes;
  const parts = [
    ...(outcomes.changed > 0 ? [t('outcome.head', { count: outcomes.changed })] : []),
    ...(outcomes.undone > 0 ? [t('earlier.undone', { count: outcomes.undone })] : []),
    ...(attributes['finished-at'] === null ? [t('earlier.broken')] : []),
  ];
  return <>{parts.length === 0 ? t('outcome.head', { count: 0 }) : joinFacts(parts, locale)}</>;
}
