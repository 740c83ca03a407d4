import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { useWarningWords } from '#components/preview/use-warning-words.ts';
import type { BulkNote, BulkOutcome } from '#contract/console/bulk-edits.ts';
import type { RuleWarning } from '#contract/console/price-preview.ts';
import type { ErrorObject } from '#contract/json-api.ts';
import { placed } from '#lib/previews/warnings.ts';

interface Told {
  outcome: BulkOutcome;
  currency: string | null;
  errors: readonly ErrorObject[];
  notes: readonly BulkNote[];
  warnings?: readonly RuleWarning[];
}

/** Why a listing would not, or did not, have the change; or what is to be known of it. Nothing where all is plain. */
export function OutcomeReason({ of: { outcome, currency, errors, notes, warnings = [] } }: { of: Told }) {
  const t = useTranslations('bulkEdits.reason');
  const names = useTranslations('bulkEdits.words.name');
  const warn = useWarningWords(currency ?? 'EUR');
  const [error, furtherError] = errors;
  const [warning, furtherWarning] = warnings;
  const [note] = notes;

  function reasonOf({ code, source, detail }: ErrorObject): string {
    if (code === 'other_currency' && currency) return t('otherCurrency', { currency });
    if (code === 'changed_since') return t('changedSince');
    if (code === 'required' && source?.pointer?.endsWith('/enabled')) return t('noBasePrice');
    return detail;
  }
  function noteWords({ code, pointer }: BulkNote): string {
    const name = pointer?.split('/').at(-1);
    if (code === 'no_value' && (name === 'base-price' || name === 'min-price' || name === 'max-price'))
      return t('noValue', { name: names(name) });
    return t('notPriced');
  }

  if (error) {
    const isFailed = outcome === 'failed';
    return (
      <span className="flex max-w-96 items-start gap-1.5 whitespace-normal">
        <Icon
          name={isFailed ? 'alert' : 'info'}
          size={14}
          className={`mt-[3px] ${isFailed ? 'text-bad' : 'text-ink-3'}`}
        />
        <span>
          {reasonOf(error)}
          {furtherError && <span className="text-ink-2"> {t('more', { count: errors.length - 1 })}</span>}
        </span>
      </span>
    );
  }
  if (outcome === 'unchanged') return <span className="text-ink-2">{t('unchanged')}</span>;
  if (warning) {
    return (
      <span className="flex max-w-96 items-start gap-1.5 whitespace-normal">
        <Icon name="warning" size={14} className="mt-[3px] text-warn" />
        <span>
          {warn(placed(warning)).text}
          {furtherWarning && <span className="text-ink-2"> {t('more', { count: warnings.length - 1 })}</span>}
        </span>
      </span>
    );
  }
  return note ? <span className="text-ink-2">{noteWords(note)}</span> : null;
}
