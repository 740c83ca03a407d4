import { useTranslations } from 'next-intl';
import { useBecauseWords } from '#components/form/use-because-words.ts';
import type { BulkNote } from '#contract/console/bulk-edits/outcome.ts';
import type { ErrorObject } from '#contract/json-api.ts';
import { priceNames } from '#lib/bulk-edits/change-draft.ts';

const steps = [...priceNames, 'min-stay', 'nights', 'enabled'] as const;

/** Puts into words what the service says of one listing. */
export function useReasonWords(currency: string | null) {
  const t = useTranslations('bulkEdits.reason');
  const names = useTranslations('bulkEdits.words.name');
  const words = useBecauseWords(currency, (path) => {
    const step = steps.find((one) => path.startsWith(`change.${one}`));
    return step === undefined ? null : names(step);
  });

  /** All that keeps a listing from having a change, each thing once. */
  function because(errors: readonly ErrorObject[]): string {
    return [...new Set(errors.map(words))].join(' ');
  }

  function note({ code, pointer }: BulkNote): string {
    const name = priceNames.find((one) => pointer?.endsWith(`/${one}`));
    return code === 'no_value' && name ? t('noValue', { name: names(name) }) : t('notPriced');
  }

  return { because, note };
}
