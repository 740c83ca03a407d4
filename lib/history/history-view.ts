import type { IsoDate } from '#contract/dates.ts';
import { isIsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { checkedText, choice, count } from '#lib/url-state/codecs.ts';
import type { StateOf } from '#lib/url-state/url-state.ts';

export const historyPeriods = ['all', 'last7', 'last30', 'last365', 'between'] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

/** Which changes are shown, as the address says: `after` and `before` are dates, both included. */
export const historyViewCodecs = {
  period: choice(historyPeriods, 'all'),
  after: checkedText(isIsoDate),
  before: checkedText(isIsoDate),
  page: count(1, 1),
};

export type HistoryView = StateOf<typeof historyViewCodecs>;

const DAYS = { last7: 7, last30: 30, last365: 365 } as const;

/** The moments between which a change must lie, both exclusive; null: no such bound. */
export function momentsOf(
  { period, after, before }: HistoryView,
  now: Date,
): { after: string | null; before: string | null } {
  if (period === 'all') return { after: null, before: null };
  if (period !== 'between') {
    const today = toEpochDay(now.toISOString().slice(0, 10));
    return { after: endOfDayBefore(toIsoDate(today - DAYS[period])), before: null };
  }
  return {
    after: after && endOfDayBefore(after),
    before: before && `${toIsoDate(toEpochDay(before) + 1)}T00:00:00Z`,
  };
}

/** The last moment that does not belong to a date (UTC), as changes are kept to the millisecond. */
function endOfDayBefore(date: IsoDate): string {
  return `${toIsoDate(toEpochDay(date) - 1)}T23:59:59.999Z`;
}
