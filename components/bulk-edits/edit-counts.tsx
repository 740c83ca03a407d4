import { useLocale, useTranslations } from 'next-intl';
import { BULK_OUTCOMES, type BulkOutcome } from '#contract/console/bulk-edits.ts';
import type { BulkEdit } from '#lib/bulk-edits/bulk-edit.ts';
import { isUnderWay } from '#lib/bulk-edits/bulk-edit.ts';
import { formatNumber } from '#lib/format/number.ts';

/** The outcomes that an edit has; how many are changed always. */
export function outcomesOf({ counts }: Pick<BulkEdit, 'counts'>): BulkOutcome[] {
  return BULK_OUTCOMES.filter((outcome) => outcome === 'changed' || counts[outcome] > 0);
}

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
