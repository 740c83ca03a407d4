import { useLocale, useTranslations } from 'next-intl';
import { type BulkEdit, isUnderWay } from '#lib/bulk-edits/bulk-edit.ts';
import { outcomesOf } from '#lib/bulk-edits/outcomes-of.ts';
import { formatNumber } from '#lib/format/number.ts';

/** How many listings came to what. */
export function EditCounts({ edit }: { edit: BulkEdit }) {
  const t = useTranslations('bulkEdits.outcome');
  const locale = useLocale();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {outcomesOf(edit).map((outcome) => (
        <div key={outcome}>
          <dt className="text-12 text-ink-2">
            {outcome === 'left' && !isUnderWay(edit) ? t('notReached') : t(outcome)}
          </dt>
          <dd className={`text-20 ${outcome === 'failed' ? 'text-bad' : ''}`}>
            {formatNumber(edit.counts[outcome], locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
