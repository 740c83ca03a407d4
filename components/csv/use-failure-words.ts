import { useLocale, useTranslations } from 'next-intl';
import { FILE_PROBLEMS } from '#contract/console/csv-problems.ts';
import { formatNumber } from '#lib/format/number.ts';
import type { ReadError } from '#lib/read.ts';

const OTHERS = ['too_large', 'nothing_to_change', 'nothing_to_undo', 'rate_limited'] as const;
const known = [...FILE_PROBLEMS, ...OTHERS] as const;

/** Why a file was not read or not applied, in the reader's words. */
export function useFailureWords(): (error: ReadError) => string {
  const t = useTranslations('csv.import.failure');
  const locale = useLocale();
  return ({ status, code, problems }) => {
    const meta = (problems[0]?.meta ?? {}) as { limit?: number; columns?: string; column?: string };
    const { limit = 0, columns = '', column = '' } = meta;
    const name = status === 413 ? 'too_large' : status === 429 ? 'rate_limited' : code;
    const found = known.find((each) => each === name);
    if (found) return t(found, { limit: formatNumber(limit, locale), columns, column });
    return t(status === 0 || status === 503 ? 'unreachable' : 'failed');
  };
}
