'use client';
import type { IsoDate } from '#contract/dates.ts';
import { isIsoDate } from '#contract/dates.ts';
import type { Month } from '#lib/calendar/month.ts';
import { monthOf } from '#lib/calendar/month.ts';
import { windowHolding } from '#lib/calendar/year-window.ts';
import { checkedText } from '#lib/url-state/codecs.ts';
import type { StateOf } from '#lib/url-state/url-state.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

const isMonth = (given: string): given is Month => isIsoDate(`${given}-01`);

const codecs = { night: checkedText(isIsoDate), from: checkedText(isMonth) };

/** Which twelve months are in sight and which night is open, as the address says. */
export function useListingUrl(today: IsoDate) {
  const [{ night, from }, setUrl] = useUrlState<StateOf<typeof codecs>>(codecs);
  const current = monthOf(today);
  const start = from ?? (night ? windowHolding(monthOf(night), current) : current);

  function showFrom(month: Month) {
    return setUrl({ from: month === current && !night ? null : month });
  }

  /** Opens a night, and brings it into sight. Back closes it again, however many nights were looked at. */
  function openNight(date: IsoDate) {
    const holding = windowHolding(monthOf(date), start);
    return setUrl(
      { night: date, ...(holding === start ? {} : { from: holding }) },
      night ? 'replace' : 'push',
    );
  }

  function closeNight() {
    return setUrl({ night: null, from: start === current ? null : start });
  }

  return { night, start, showFrom, openNight, closeNight };
}
