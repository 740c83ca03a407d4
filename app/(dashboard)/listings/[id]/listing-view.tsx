'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '#components/ui/error-state.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { listingQuery } from '#lib/listings/get-listing.ts';
import { ReadError } from '#lib/read.ts';
import { ListingCalendar } from './listing-calendar.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';

/** A listing's screen, once the listing is known. */
export function ListingView({ id }: { id: string }) {
  const t = useTranslations('listing');
  const listing = useQuery(listingQuery(readFromBrowser, id));
  if (listing.data) return <ListingCalendar listing={listing.data} />;
  if (listing.isPending) return <ListingSkeleton />;
  return (
    <div className="px-4 md:px-8">
      <ErrorState
        title={t('failed')}
        requestId={listing.error instanceof ReadError ? listing.error.requestId : null}
        onRetry={() => listing.refetch()}
        busy={listing.isFetching}
      >
        {t('failedDetail')}
      </ErrorState>
    </div>
  );
}
