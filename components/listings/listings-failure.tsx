import { useTranslations } from 'next-intl';
import { ErrorState } from '#components/ui/error-state.tsx';
import { ReadError } from '#lib/read.ts';

interface ListingsFailureProps {
  error: Error;
  onRetry: () => void;
  busy: boolean;
}

/** The listings could not be read, and no earlier answer is there to show. */
export default function ListingsFailure({ error, onRetry, busy }: ListingsFailureProps) {
  const t = useTranslations('listings');
  return (
    <ErrorState
      title={t('unreadable')}
      requestId={error instanceof ReadError ? error.requestId : null}
      onRetry={onRetry}
      busy={busy}
    >
      {t('unreadableDetail')}
    </ErrorState>
  );
}
