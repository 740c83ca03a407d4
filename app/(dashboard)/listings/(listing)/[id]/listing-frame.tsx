'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense } from 'react';
import { ListingHeader } from '#components/listing-header/listing-header.tsx';
import { ListingTabs } from '#components/listing-header/listing-tabs.tsx';
import { useListingSwitch } from '#components/listings/use-listing-switch.ts';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { SidePanelPlace } from '#components/ui/side-panel.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { CurrentListing } from '#lib/listings/current-listing.tsx';
import { listingQuery } from '#lib/listings/get-listing.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { useMayEdit } from '#lib/person.tsx';
import { ListingSkeleton } from '../listing-skeleton.tsx';
import { ListingActions } from './listing-actions.tsx';

const SwitchProblem = lazy(() => import('#components/listings/switch-problem.tsx'));
const BasePriceDialog = lazy(() => import('#components/listings/base-price-dialog.tsx'));

/** Header and tabs around one of a listing's screens, once the listing is known. */
export function ListingFrame({ id, children }: { id: string; children: ReactNode }) {
  const t = useTranslations('listing');
  const listing = useQuery(listingQuery(readFromBrowser, id));
  if (listing.data) return <KnownListing listing={listing.data}>{children}</KnownListing>;
  if (listing.isPending) return <ListingSkeleton />;
  return (
    <div className="px-4 md:px-8">
      <ReadFailure query={listing} title={t('failed')}>
        {t('failedDetail')}
      </ReadFailure>
    </div>
  );
}

function KnownListing({ listing, children }: { listing: Listing; children: ReactNode }) {
  const queries = useQueryClient();
  const mayEdit = useMayEdit();
  const { toggle, asking, stopAsking, problem, dismissProblem } = useListingSwitch();
  return (
    <CurrentListing listing={listing}>
      <SidePanelPlace>
        <div className="flex min-h-full flex-col px-4 pt-4 md:px-8">
          <ListingHeader
            listing={listing}
            mayEdit={mayEdit}
            onToggle={() => toggle(listing)}
            actions={<ListingActions listing={listing} mayEdit={mayEdit} />}
          />
          {problem && (
            <Suspense>
              <SwitchProblem {...problem} onDismiss={dismissProblem} />
            </Suspense>
          )}
          <ListingTabs id={listing.id} />
          {children}
        </div>
      </SidePanelPlace>
      {asking && (
        <Suspense>
          <BasePriceDialog
            listing={asking}
            onClose={() => {
              stopAsking();
              queries.invalidateQueries({ queryKey: ['listing', listing.id] });
            }}
          />
        </Suspense>
      )}
    </CurrentListing>
  );
}
