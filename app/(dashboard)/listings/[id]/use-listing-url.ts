'use client';
import { createParser, useQueryStates } from 'nuqs';
import type { IsoDate } from '#contract/dates.ts';
import { isIsoDate } from '#contract/dates.ts';
import type { Month } from '#lib/calendar/month.ts';
import { monthOf } from '#lib/calendar/month.ts';
import { windowHolding } from '#lib/calendar/year-window.ts';

const parseAsDate = createParser<IsoDate>({
  parse: (text) => (isIsoDate(text) ? text : null),
  serialize: (date) => date,
});

const parseAsMonth = createParser<Month>({
  parse: (text) => (isIsoDate(`${text}-01`) ? text : null),
  serialize: (month) => month,
});

/** Which twelve months are in sight and which night is open, as the address says. */
export function useListingUrl(today: IsoDate) {
  const [{ night, from }, setUrl] = useQueryStates(
    { night: parseAsDate, from: parseAsMonth },
    { history: 'replace' },
  );
  const current = monthOf(today);
  const start = from ?? (night ? windowHolding(monthOf(night), current) : current);

  function showFrom(month: Month) {
    return setUrl({ from: month });
  }

  /** Opens a night, and brings it into sight. Back closes it again, however many nights were looked at. */
  function openNight(date: IsoDate) {
    const holding = windowHolding(monthOf(date), start);
    return setUrl(
      { night: date, ...(holding === start ? {} : { from: holding }) },
      { history: night ? 'replace' : 'push' },
    );
  }

  function closeNight() {
    return setUrl({ night: null, from: start === current ? null : start });
  }

  return { night, start, showFrom, openNight, closeNight };
}
