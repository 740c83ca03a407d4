import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { paths } from '#lib/paths.ts';
import { ReadError } from '#lib/read.ts';

interface UnreadableProps {
  error: Error;
  onRetry: () => void;
  busy: boolean;
}

/** The listings could not be read, so there is no calendar of them. */
export function Unreadable({ error, onRetry, busy }: UnreadableProps) {
  const t = useTranslations('multiCalendar');
  return (
    <div className="px-4 md:px-5">
      <ErrorState
        title={t('failed')}
        requestId={error instanceof ReadError ? error.requestId : null}
        onRetry={onRetry}
        busy={busy}
      >
        {t('failedDetail')}
      </ErrorState>
    </div>
  );
}

/** Nobody has connected a listing yet. */
export function NoListings() {
  const t = useTranslations('multiCalendar');
  return (
    <div className="px-4 md:px-5">
      <EmptyState
        title={t('noListings')}
        action={
          <ButtonLink href={paths.accounts()} variant="first">
            {t('connect')}
          </ButtonLink>
        }
      >
        {t('noListingsDetail')}
      </EmptyState>
    </div>
  );
}

/** No listing is called so. */
export function NoMatch({ search, onAll }: { search: string; onAll: () => void }) {
  const t = useTranslations('multiCalendar');
  return (
    <div className="px-4 md:px-5">
      <EmptyState title={t('noMatch', { search })} action={<Button onClick={onAll}>{t('showAll')}</Button>} />
    </div>
  );
}
