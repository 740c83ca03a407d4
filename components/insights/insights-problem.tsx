import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { WaitState } from '#components/ui/wait-state.tsx';
import type { Comparison } from '#contract/comparisons.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { ReadError } from '#lib/read.ts';

interface InsightsProblemProps {
  error: Error;
  listing: Pick<Listing, 'market' | 'address'>;
  against: Comparison;
  onMarket: () => void;
  onRetry: () => void;
  busy: boolean;
}

/** Why there is no comparison, and the way out of it. */
export function InsightsProblem({ error, listing, against, onMarket, onRetry, busy }: InsightsProblemProps) {
  const t = useTranslations('insights');
  const known = error instanceof ReadError ? error : undefined;
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
  if (known?.code === 'listing_not_analysable') {
    if (against === 'cluster' && listing.market !== null) {
      return (
        <EmptyState
          title={t('noCluster')}
          action={
            <Button variant="first" onClick={onMarket}>
              {t('toMarket')}
            </Button>
          }
        >
          {t('noClusterDetail', { market: listing.market })}
        </EmptyState>
      );
    }
    return (
      <EmptyState title={t('noMarket')}>
        {listing.address ? t('noMarketDetail', { address: listing.address }) : t('noAddressDetail')}
      </EmptyState>
    );
  }
  const isPassing = known?.code === 'market_insights_unavailable';
  return (
    <ErrorState
      title={isPassing ? t('unavailable') : t('failed')}
      requestId={known?.requestId ?? null}
      onRetry={onRetry}
      busy={busy}
    >
      {isPassing ? t('unavailableDetail') : t('failedDetail')}
    </ErrorState>
  );
}
