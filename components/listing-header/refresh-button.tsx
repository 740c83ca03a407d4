'use client';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { isSyncing } from '#lib/listings/get-listing.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { useRefresh } from './use-refresh.ts';

/** Reads the listing again where that is the way out: the screen's one primary action. */
export function RefreshButton({ listing }: { listing: Listing }) {
  const t = useTranslations('listing.sync');
  const refresh = useRefresh(listing.id);
  return (
    <Button variant="first" busy={refresh.isPending || isSyncing(listing)} onClick={() => refresh.mutate()}>
      {t('now')}
    </Button>
  );
}
