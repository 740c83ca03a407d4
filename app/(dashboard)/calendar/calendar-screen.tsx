'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { loadDayPanel } from '#components/day-panel/open-night.tsx';
import { MultiCalendar } from '#components/multi-calendar/multi-calendar.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { SidePanel, SidePanelPlace } from '#components/ui/side-panel.tsx';
import { type EpochDay, type IsoDate, toIsoDate } from '#contract/dates.ts';
import { type MultiCalendarView, multiCalendarCodecs } from '#lib/multi-calendar/multi-calendar-view.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';
import { OpenListedNight } from './open-listed-night.tsx';

/** The multi-calendar, and beside it the night that is open. */
export function CalendarScreen({ today }: { today: IsoDate }) {
  const t = useTranslations('multiCalendar');
  const [view, setView] = useUrlState<MultiCalendarView>(multiCalendarCodecs);
  const [dates, setDates] = useState<{ from: EpochDay; to: EpochDay } | null>(null);
  const [optionsOpen, setOptionsOpen] = useState(false);
  const takeDates = useCallback(
    (from: EpochDay, to: EpochDay) =>
      setDates((known) => (known?.from === from && known.to === to ? known : { from, to })),
    [],
  );
  useEffect(loadDayPanel, []);

  return (
    <Screen
      crumbs={[{ label: t('title') }]}
      note={dates && <Dates {...dates} />}
      action={
        <IconButton
          icon="settings"
          label={t('options')}
          className="md:hidden"
          aria-expanded={optionsOpen}
          onClick={() => setOptionsOpen((was) => !was)}
        />
      }
    >
      <SidePanelPlace>
        <MultiCalendar
          today={today}
          view={view}
          onView={setView}
          onDates={takeDates}
          optionsOpen={optionsOpen}
        />
        {view.night && view.listing && (
          <SidePanel>
            <OpenListedNight
              listingId={view.listing}
              night={view.night}
              today={today}
              onDate={(night) => setView({ night })}
              onClose={() => {
                setView({ night: null, listing: null });
                document.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
              }}
            />
          </SidePanel>
        )}
      </SidePanelPlace>
    </Screen>
  );
}

function Dates({ from, to }: { from: EpochDay; to: EpochDay }) {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    weekday: to - from > 366 ? undefined : 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(toIsoDate(from)), Date.parse(toIsoDate(to)));
}
