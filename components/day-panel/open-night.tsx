'use client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { IsoDate } from '#contract/dates.ts';
import { toEpochDay } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { monthOf } from '#lib/calendar/month.ts';
import { staysQuery } from '#lib/calendar/read-stays.ts';

const importDayPanel = async () => {
  const { DayPanel } = await import('./day-panel.tsx');
  return { default: DayPanel };
};
const DayPanel = lazy(importDayPanel);

/** Loads the panel ahead: it is needed with the first night that is opened, not with the first paint. */
export function loadDayPanel(): void {
  void importDayPanel();
}

interface OpenNightProps {
  listing: { id: string; title: string };
  today: IsoDate;
  night: IsoDate;
  onDate: (date: IsoDate) => void;
  onClose: () => void;
}

/** The day panel of the open night, with the stay that has it. */
export function OpenNight({ listing, today, night, onDate, onClose }: OpenNightProps) {
  const { data: stays = [] } = useQuery(staysQuery(readFromBrowser, listing.id, monthOf(today)));
  const day = toEpochDay(night);
  const [only, second] = stays.filter(({ checkin, checkout }) => checkin <= day && day < checkout);
  return (
    <Suspense>
      <DayPanel
        listing={listing}
        date={night}
        // Several units may be taken by several stays; none of them is the night's.
        stay={only && !second ? only : null}
        onDate={onDate}
        onClose={onClose}
      />
    </Suspense>
  );
}
