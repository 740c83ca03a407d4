'use client';
import { useTranslations } from 'next-intl';
import { useWhen } from '#lib/format/use-when.ts';
import type { Recommendation } from '#lib/recommendations/list-recommendations.ts';

/** What became of a recommendation, by whom. */
export function useOutcome(): (of: Pick<Recommendation, 'status' | 'decided-by'>) => string {
  const t = useTranslations('recommendations.outcome');
  return ({ status, 'decided-by': who }) => {
    if (status === 'approved') return who ? t('approvedBy', { who }) : t('approvedAutomatically');
    if (status === 'rejected') return who ? t('declinedBy', { who }) : t('declined');
    return t(status);
  };
}

/** The same with its day. */
export function Outcome({ of }: { of: Pick<Recommendation, 'status' | 'decided-by' | 'status-since'> }) {
  const outcome = useOutcome();
  const when = useWhen();
  return `${outcome(of)}, ${when(of['status-since'])}`;
}
