import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useReasonWords } from '#components/bulk-edits/use-reason-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { IconName } from '#components/icons/shapes.ts';
import { useWarningWords } from '#components/preview/use-warning-words.ts';
import type { BulkNote, BulkOutcome } from '#contract/console/bulk-edits/outcome.ts';
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

interface OutcomeReasonProps {
  of: Told;
  /** Also says that a listing stays as it is, where nothing else does. */
  telling?: boolean;
}

/** Why a listing would not, or did not, have the change; or what is to be known of it. Nothing where all is plain. */
export function OutcomeReason({ of, telling = false }: OutcomeReasonProps) {
  const { outcome, currency, errors, notes, warnings = [] } = of;
  const t = useTranslations('bulkEdits.reason');
  const words = useReasonWords(currency);
  const warn = useWarningWords(currency);
  const [[warning], [note]] = [warnings, notes];
  if (errors.length > 0) {
    const isFailed = outcome === 'failed';
    return (
      <Marked icon={isFailed ? 'alert' : 'info'} tone={isFailed ? 'text-bad' : 'text-ink-3'}>
        {words.because(errors)}
      </Marked>
    );
  }
  if (warning) {
    return (
      <Marked icon="warning" tone="text-warn" more={warnings.length - 1}>
        {warn(placed(warning)).text}
      </Marked>
    );
  }
  if (note) return <span className="text-ink-2">{words.note(note)}</span>;
  return telling && outcome === 'unchanged' ? <span className="text-ink-2">{t('unchanged')}</span> : null;
}

interface MarkedProps {
  icon: IconName;
  tone: string;
  /** How many further things there are to say. */
  more?: number;
  children: ReactNode;
}

function Marked({ icon, tone, more = 0, children }: MarkedProps) {
  const t = useTranslations('bulkEdits.reason');
  return (
    <span className="flex max-w-96 items-start gap-1.5 py-1 whitespace-normal md:min-w-72">
      <Icon name={icon} size={14} className={`mt-[3px] shrink-0 ${tone}`} />
      <span>
        {children}
        {more > 0 && <span className="text-ink-2"> {t('more', { count: more })}</span>}
      </span>
    </span>
  );
}
