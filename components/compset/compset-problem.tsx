import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { WaitState } from '#components/ui/wait-state.tsx';
import { ReadError } from '#lib/read.ts';

interface CompsetProblemProps {
  error: Error;
  /** Back to the listing's own comp set; left out where it is that one. */
  onOwn: (() => void) | undefined;
  onRetry: () => void;
  busy: boolean;
}

/** Why the comp set is not there, and what to do. */
export function CompsetProblem({ error, onOwn, onRetry, busy }: CompsetProblemProps) {
  const t = useTranslations('compset');
  const known = error instanceof ReadError ? error : undefined;
  const back = onOwn && (
    <Button variant="first" onClick={onOwn}>
      {t('toOwn')}
    </Button>
  );
  if (known?.status === 429) {
    return (
      <WaitState
        key={known.requestId}
        title={t('tooMany')}
        seconds={known.retryAfterSeconds ?? 60}
        onRetry={onRetry}
        busy={busy}
      >
        {t('tooManyDetail')}
      </WaitState>
    );
  }
  if (known?.status === 403) {
    return (
      <EmptyState title={t('forbidden')} action={back}>
        {t('forbiddenDetail')}
      </EmptyState>
    );
  }
  if (known?.status === 404) {
    return (
      <EmptyState title={t('gone')} action={back}>
        {t('goneDetail')}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={t('failed')} requestId={known?.requestId ?? null} onRetry={onRetry} busy={busy}>
      {t('failedDetail')}
    </ErrorState>
  );
}
