import { useTranslations } from 'next-intl';
import type { ReadError } from '#lib/read.ts';

const KNOWN = ['no_listings', 'too_many', 'currency_required', 'under_way', 'nothing_to_undo'] as const;
type Known = (typeof KNOWN)[number];

/** Why a request about bulk edits was not taken. */
export function useRefusalWords(): (error: ReadError) => string {
  const t = useTranslations('bulkEdits.refusal');
  return ({ status, code, message }) => {
    if (status === 0 || status >= 500) return t('unreachable');
    if (status === 403) return t('forbidden');
    if (status === 429) return t('busy');
    if (status === 409 && code === 'too_many') return t('too_many_edits');
    const known = KNOWN.find((one): one is Known => one === code);
    return known ? t(known) : message;
  };
}
