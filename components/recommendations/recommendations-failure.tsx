import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ReadFailure } from '#components/ui/read-failure.tsx';

/** The recommendations could not be read, and no earlier answer is there to show. */
export function RecommendationsFailure({ query }: { query: UseQueryResult }) {
  const t = useTranslations('recommendations');
  return (
    <ReadFailure query={query} title={t('unreadable')}>
      {t('unreadableDetail')}
    </ReadFailure>
  );
}
