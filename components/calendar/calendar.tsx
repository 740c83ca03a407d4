'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import type { EpochDay, IsoDate } from '#contract/dates.ts';
import type { Month } from '#lib/calendar/month.ts';
import { monthOf } from '#lib/calendar/month.ts';
import { namedMonths } from '#lib/calendar/month-name.ts';
import { clampWindow } from '#lib/calendar/year-window.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { Legend } from './legend.tsx';
import { Toolbar } from './toolbar.tsx';
import { UnpricedNote } from './unpriced-note.tsx';
import { type CalendarListing, useCalendar } from './use-calendar.ts';
import { useGridLayout } from './use-grid-layout.ts';

interface CalendarProps {
  listing: CalendarListing;
  /** The date it is where the listing stands. */
  today: IsoDate;
  start: Month;
  openDay: EpochDay | null;
  onOpen: (day: EpochDay) => void;
  onClose: () => void;
  onStart: (start: Month) => void;
  /** What helps a listing that cannot be priced. */
  wayOut: ReactNode;
  /** What else can be done with the calendar. */
  tools?: ReactNode;
}

/** A listing's year of nights. */
export function Calendar({
  listing,
  today,
  start,
  openDay,
  onOpen,
  onClose,
  onStart,
  wayOut,
  tools,
}: CalendarProps) {
  const t = useTranslations('calendar');
  const layout = useGridLayout();
  const { view, windows, summary, calendar, stays } = useCalendar(listing, today, start);

  function showToday() {
    onStart(monthOf(today));
    const cell = document.querySelector(`[data-day="${view.today}"]`);
    cell?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  const goTo = (month: Month) => onStart(clampWindow(month, windows));
  return (
    <section aria-label={t('title')} className="@container">
      <Toolbar
        windows={windows}
        start={start}
        current={monthOf(today)}
        currency={listing.currency}
        locale={view.locale}
        summary={summary}
        priced={view.priced}
        onStart={goTo}
        onToday={showToday}
        tools={tools}
      />
      {!view.priced && <UnpricedNote title={listing.title} address={listing.address} action={wayOut} />}
      {view.priced && calendar.isError && (
        <ReadFailure query={calendar} title={t('failed')}>
          {t('failedDetail')}
        </ReadFailure>
      )}
      {stays.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
          <span className="flex items-center gap-1.5">
            <Icon name="warning" size={14} className="text-warn" />
            {t('staysFailed')}
          </span>
          <Button onClick={() => stays.refetch()} busy={stays.isFetching}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {layout === null ? (
        <CalendarSkeleton months={namedMonths(start, view.locale, 'new')} weekStart={view.weekStart} />
      ) : (
        <CalendarGrid
          view={view}
          layout={layout}
          start={start}
          windows={windows}
          openDay={openDay}
          onOpen={onOpen}
          onClose={onClose}
          onStart={goTo}
        />
      )}
      <Legend locale={view.locale} />
    </section>
  );
}
