import { useTranslations } from 'next-intl';
import { FailureNote } from '#components/csv/failure-note.tsx';
import { useBecauseWords } from '#components/form/use-because-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { Column } from '#components/table/column.ts';
import { DataTable } from '#components/table/data-table.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Import, ListingOutcome } from '#contract/console/csv-imports.ts';
import { useMayEdit } from '#lib/person.tsx';
import type { ReadError } from '#lib/read.ts';

interface ImportOutcomeProps {
  result: Import;
  undoing?: boolean;
  failure?: ReadError;
  onUndo: () => void;
  onNext: () => void;
}

/** What became of the listings: how many were changed, which were not and why, and the way back. */
export function ImportOutcome({ result, undoing = false, failure, onUndo, onNext }: ImportOutcomeProps) {
  const t = useTranslations('csv.import.outcome');
  const mayEdit = useMayEdit();
  const { outcomes, listings = [] } = result.attributes;
  const isUndone = outcomes.undone > 0;
  const others = listings.filter(
    ({ outcome, errors }) => outcome !== 'undone' && (outcome !== 'changed' || errors.length > 0),
  );
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <h2 className="flex items-center gap-2 text-20 font-semibold tracking-[-.012em]">
          {outcomes.changed + outcomes.undone > 0 && <Icon name="check" className="text-good" />}
          {isUndone ? t('undone', { count: outcomes.undone }) : t('head', { count: outcomes.changed })}
        </h2>
        <p className="text-ink-2">
          {outcomes.skipped > 0 && t('skipped', { count: outcomes.skipped })}{' '}
          {outcomes.failed > 0 && t('failed', { count: outcomes.failed })}
        </p>
      </div>
      {failure && <FailureNote failure={failure} />}
      {others.length > 0 && <OtherListings listings={others} />}
      <p className="flex flex-wrap gap-2">
        {mayEdit && outcomes.changed > 0 && (
          <Button busy={undoing} onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
        <Button onClick={onNext}>{t('next')}</Button>
      </p>
    </div>
  );
}

function OtherListings({ listings }: { listings: readonly ListingOutcome[] }) {
  const t = useTranslations('csv.import.outcome');
  const because = useBecauseWords();
  const reason = ({ outcome, errors }: ListingOutcome) =>
    errors.map(because).join(' ') || t(outcome === 'pending' ? 'pending' : 'wasSkipped');
  const columns: Column<ListingOutcome>[] = [
    { id: 'listing', label: t('listing'), always: true, cell: ({ title }) => title },
    {
      id: 'reason',
      label: t('reason'),
      onPhone: true,
      cellClassName: 'whitespace-normal! max-md:py-2',
      cell: reason,
    },
  ];
  return <DataTable label={t('listing')} columns={columns} rows={listings} rowId={({ id }) => id} />;
}
