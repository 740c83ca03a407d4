'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { useWhen } from '#lib/format/use-when.ts';
import { isSyncing } from '#lib/listings/get-listing.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { Fact } from './fact.tsx';
import { useRefresh } from './use-refresh.ts';

/** Wide enough for each of its states, so that a refresh moves nothing. */
const WIDTH = 'min-w-36';

interface SyncFactProps {
  listing: Listing;
  mayEdit: boolean;
}

/** When the channel was last read, how a running read goes, and the way to start one. */
export function SyncFact({ listing, mayEdit }: SyncFactProps) {
  const t = useTranslations('listing.sync');
  const when = useWhen();
  const refresh = useRefresh(listing.id);
  useReloadAfterSync(listing);
  const status = listing['sync-status'];
  const last = status?.['last-successful-sync-at'];
  if (refresh.isPending || isSyncing(listing)) {
    const reading = status?.state === 'in_progress';
    return (
      <Fact name={t('refreshing', { step: reading ? 2 : 1, steps: 2 })} className={WIDTH}>
        <Icon name="refresh" size={14} className="text-ink-2" />
        <span role="status" className="font-medium">
          {t(reading ? 'reading' : 'queued')}
        </span>
        <span aria-hidden="true" className="absolute inset-x-4 -bottom-1 h-0.5 bg-line-2">
          <span className={`block h-full bg-ink ${reading ? 'w-3/4' : 'w-1/4'}`} />
        </span>
      </Fact>
    );
  }
  const failed = status?.state === 'unknown';
  const name = failed ? t('unknown') : last && mayEdit ? t('syncedAt', { time: when(last) }) : t('synced');
  return (
    <Fact name={name} className={WIDTH}>
      {failed && <Icon name="warning" size={14} className="text-warn" />}
      {mayEdit ? (
        <button
          type="button"
          onClick={() => refresh.mutate()}
          className="-my-3 inline-flex h-11 items-center gap-1 font-medium text-hand underline-offset-2 hover:underline md:my-0 md:h-5"
        >
          <Icon name="refresh" size={14} />
          {t(refresh.isError ? 'again' : 'now')}
        </button>
      ) : (
        <span className="font-medium">{last ? when(last) : '–'}</span>
      )}
    </Fact>
  );
}

/** What a finished read may have changed is asked for again: nights, stays, explanations. */
function useReloadAfterSync(listing: Listing): void {
  const queries = useQueryClient();
  const wasSyncing = useRef(false);
  const syncing = isSyncing(listing);
  useEffect(() => {
    if (wasSyncing.current && !syncing) queries.invalidateQueries({ queryKey: ['listing', listing.id] });
    wasSyncing.current = syncing;
  }, [queries, listing.id, syncing]);
}
