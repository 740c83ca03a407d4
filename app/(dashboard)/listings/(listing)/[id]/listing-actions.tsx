'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#components/ui/icon-button.tsx';
import { MenuButton } from '#components/ui/menu-button.tsx';
import { activationCall } from '#lib/api-call/api-call.ts';
import type { Listing } from '#lib/listings/list-listings.ts';

const FeedDialog = lazy(() => import('#components/feeds/feed-dialog.tsx'));
const ApiCallDialog = lazy(() => import('#components/api-call/api-call-dialog.tsx'));

/** What else can be done with a listing, whichever of its screens is open. */
export function ListingActions({ listing, mayEdit }: { listing: Listing; mayEdit: boolean }) {
  const t = useTranslations('feeds');
  const api = useTranslations('apiCall');
  const [shown, setShown] = useState<'feed' | 'switch' | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const toggled = activationCall(listing.id, { enabled: !listing.enabled });

  function close() {
    flushSync(() => setShown(null));
    place.current?.querySelector('button')?.focus();
  }

  const entries = [
    { id: 'feed', label: t('open'), onSelect: () => setShown('feed') },
    ...(mayEdit ? [{ id: 'switch', label: api('switchTitle'), onSelect: () => setShown('switch') }] : []),
  ];
  return (
    <>
      <span ref={place}>
        <MenuButton label={t('actions')} align="end" entries={entries}>
          {(trigger) => <IconButton icon="more" label={t('actions')} {...trigger} />}
        </MenuButton>
      </span>
      <Suspense>
        {shown === 'feed' && <FeedDialog listingId={listing.id} onClose={close} />}
        {shown === 'switch' && (
          <ApiCallDialog
            title={api('switchTitle')}
            calls={{ calls: [toggled], isUnchanged: false }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
