'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Screen } from '#components/shell/screen.tsx';

// Loaded when something fails: every screen would carry it otherwise.
const ErrorState = lazy(async () => ({
  default: (await import('#components/ui/error-state.tsx')).ErrorState,
}));

export default function DashboardError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const t = useTranslations('error');
  return (
    <Screen crumbs={[{ label: t('pageTitle') }]}>
      <div className="px-4 md:px-8">
        <Suspense>
          <ErrorState title={t('page')} requestId={error.digest ?? null} onRetry={reset}>
            {t('pageDetail')}
          </ErrorState>
        </Suspense>
      </div>
    </Screen>
  );
}
