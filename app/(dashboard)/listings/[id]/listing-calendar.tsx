'use client';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Calendar } from '#components/calendar/calendar.tsx';
import { ListingHeader } from '#components/listing-header/listing-header.tsx';
import { RefreshButton } from '#components/listing-header/refresh-button.tsx';
import { SwitchProblem } from '#components/listings/switch-problem.tsx';
import { useListingSwitch } from '#components/listings/use-listing-switch.ts';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { todayIn } from '#lib/calendar/today.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { useMayEdit } from '#lib/person.tsx';
import { loadDayPanel, OpenNight } from './open-night.tsx';
import { useListingUrl } from './use-listing-url.ts';

const BasePriceDialog = lazy(() => import('#components/listings/base-price-dialog.tsx'));

/** Header, calendar and the open night of one listing. */
export function ListingCalendar({ listing }: { listing: Listing }) {
  const queries = useQueryClient();
  const mayEdit = useMayEdit();
  const today = todayIn(listing.timezone, new Date());
  const { night, start, showFrom, openNight, closeNight } = useListingUrl(today);
  const { toggle, asking, stopAsking, problem, dismissProblem } = useListingSwitch();
  useEffect(loadDayPanel, []);

  function close() {
    if (!night) return;
    closeNight();
    document.querySelector<HTMLElement>(`[data-day="${toEpochDay(night)}"]`)?.focus();
  }

  return (
    <div
      className={
        night
          ? 'relative grid h-full grid-rows-[minmax(0,1fr)] min-[1100px]:grid-cols-[minmax(0,1fr)_var(--panel)]'
          : 'relative grid h-full grid-rows-[minmax(0,1fr)]'
      }
    >
      <div className="min-w-0 overflow-y-auto">
        <div className="px-4 pt-4 md:px-8">
          <ListingHeader listing={listing} mayEdit={mayEdit} onToggle={() => toggle(listing)} />
          {problem && <SwitchProblem {...problem} onDismiss={dismissProblem} />}
          <Calendar
            listing={{
              id: listing.id,
              title: listing.title,
              address: listing.address,
              currency: listing.currency,
              basePrice: listing['base-price'],
              inActiveMarket: listing['in-active-market'],
            }}
            today={today}
            start={start}
            openDay={night === null ? null : toEpochDay(night)}
            onOpen={(day) => openNight(toIsoDate(day))}
            onClose={close}
            onStart={showFrom}
            wayOut={mayEdit && <RefreshButton listing={listing} />}
          />
        </div>
      </div>
      {night && (
        <OpenNight listing={listing} today={today} night={night} onDate={openNight} onClose={close} />
      )}
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
    </div>
  );
}
