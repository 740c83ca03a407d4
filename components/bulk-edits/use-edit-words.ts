import { useLocale, useTranslations } from 'next-intl';
import { useChangeWords } from '#components/bulk-edits/use-change-words.ts';
import type { BulkEdit } from '#lib/bulk-edits/bulk-edit.ts';
import { joinWords } from '#lib/bulk-edits/change-words.ts';

/** What an edit does, in words: its change, or what it puts back. */
export function useEditWords(): (edit: Pick<BulkEdit, 'kind' | 'change'>) => string {
  const t = useTranslations('bulkEdits');
  const words = useChangeWords();
  const locale = useLocale();
  return ({ kind, change }) => {
    const what = joinWords(words(change), locale);
    return kind === 'undo' ? t('undoOf', { what }) : what;
  };
}
