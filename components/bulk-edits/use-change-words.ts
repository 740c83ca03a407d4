import { useLocale, useTranslations } from 'next-intl';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import { changeWords } from '#lib/bulk-edits/change-words.ts';

/** Tells a change step by step in the reader's language. */
export function useChangeWords(): (change: BulkChange) => string[] {
  const t = useTranslations('bulkEdits.words');
  const locale = useLocale();
  return (change) => changeWords(change, t, locale);
}
