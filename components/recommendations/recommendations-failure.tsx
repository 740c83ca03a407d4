import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '#components/ui/error-state.tsx';
import { ReadError } from '#lib/read.ts';

/** The recommendations could not be read, and no earlier answer is there to show. */
export function RecommendationsFailure({ query }: { query: UseQueryResult }) {
  const t = useTranslations('recommendations');
  return (
    <ErrorState
      title={t('unreadable')}
      requestId={query.error instanceof ReadError ? query.error.requestId : null}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    >
      {t('unreadableDetail')}
    </ErrorState>
  );
}
