'use client';
import { useTranslations } from 'next-intl';
import { ErrorState } from '#components/ui/error-state.tsx';

export default function DashboardError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const t = useTranslations('error');
  return (
    <main id="main" className="row-span-2 px-4 md:px-8">
      <ErrorState title={t('page')} requestId={error.digest ?? null} onRetry={reset}>
        {t('pageDetail')}
      </ErrorState>
    </main>
  );
}
