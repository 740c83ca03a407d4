import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import type { IsoDate } from '#contract/dates.ts';
import { toEpochDay } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { Month } from '#lib/calendar/month.ts';
import { addMonths, monthOf, monthOfDay, weekStartOf } from '#lib/calendar/month.ts';
import type { Nights } from '#lib/calendar/night.ts';
import { calendarQuery } from '#lib/calendar/read-calendar.ts';
import { staysQuery } from '#lib/calendar/read-stays.ts';
import type { Stay } from '#lib/calendar/stay.ts';
import { stretchesOf } from '#lib/calendar/stretch.ts';
import { summarise } from '#lib/calendar/summary.ts';
import { WINDOW_MONTHS, yearWindows } from '#lib/calendar/year-window.ts';
import { ReadError } from '#lib/read.ts';
import type { CalendarView } from './calendar-view.ts';

/** What the calendar needs to know of its listing. */
export interface CalendarListing {
  id: string;
  title: string;
  address: string | null;
  currency: string;
  basePrice: number | null;
  inActiveMarket: boolean;
}

const NO_NIGHTS: Nights = new Map();
const NO_STAYS: Stay[] = [];

/** Nights and stays of a window, and what is drawn from them. */
export function useCalendar(listing: CalendarListing, today: IsoDate, start: Month) {
  const locale = useLocale();
  const current = monthOf(today);
  const stays = useQuery(staysQuery(readFromBrowser, listing.id, current));
  const calendar = useQuery({
    ...calendarQuery(readFromBrowser, listing.id, start),
    enabled: listing.inActiveMarket,
  });
  const refused = calendar.error instanceof ReadError && calendar.error.status === 400;
  const priced = listing.inActiveMarket && !refused;
  const nights = calendar.data ?? NO_NIGHTS;
  const booked = stays.data ?? NO_STAYS;
  const stretches = useMemo(() => stretchesOf(booked, nights), [booked, nights]);
  const { currency, basePrice } = listing;
  const loading = priced && !calendar.isError && (calendar.isPending || calendar.isPlaceholderData);
  const view = useMemo(
    (): CalendarView => ({
      locale,
      weekStart: weekStartOf(locale),
      today: toEpochDay(today),
      currency,
      basePrice,
      nights,
      stretches,
      loading,
      priced,
    }),
    [locale, today, currency, basePrice, nights, stretches, loading, priced],
  );
  const firstStay = booked[0];
  const known = stays.isPending
    ? addMonths(current, -2 * WINDOW_MONTHS)
    : firstStay
      ? monthOfDay(firstStay.checkin)
      : null;
  return {
    view,
    windows: yearWindows(current, known),
    summary: loading || !priced || calendar.isError ? null : summarise(nights.values(), view.today),
    calendar,
    stays,
  };
}
