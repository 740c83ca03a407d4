'use client';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Calendar } from '#components/calendar/calendar.tsx';
import { loadDayPanel, OpenNight } from '#components/day-panel/open-night.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { RefreshButton } from '#components/listing-header/refresh-button.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { SidePanel } from '#components/ui/side-panel.tsx';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { todayIn } from '#lib/calendar/today.ts';
import { useCurrentListing } from '#lib/listings/current-listing.tsx';
import { paths } from '#lib/paths.ts';
import { useMayEdit } from '#lib/person.tsx';
import { useListingUrl } from './use-listing-url.ts';

/** Calendar and open night of the listing. */
export function ListingCalendar() {
  const listing = useCurrentListing();
  const mayEdit = useMayEdit();
  const today = todayIn(listing.timezone, new Date());
  const { night, start, showFrom, openNight, closeNight } = useListingUrl(today);
  useEffect(loadDayPanel, []);

  function close() {
    if (!night) return;
    closeNight();
    document.querySelector<HTMLElement>(`[data-day="${toEpochDay(night)}"]`)?.focus();
  }

  return (
    <>
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
        tools={<ExportLink id={listing.id} />}
      />
      {night && (
        <SidePanel>
          <OpenNight listing={listing} today={today} night={night} onDate={openNight} onClose={close} />
        </SidePanel>
      )}
    </>
  );
}

/** The calendar and the rules of this listing as files. */
function ExportLink({ id }: { id: string }) {
  const t = useTranslations('csv.menu');
  return (
    <Link href={paths.export(`?listings=${id}`)} prefetch={false} title={t('export')} className={linkLook}>
      <Icon name="download" size={14} />
      CSV
    </Link>
  );
}
