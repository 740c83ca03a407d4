import type { IsoDate } from '#contract/dates.ts';
import { isIsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { RESERVATION_STATUSES } from '#contract/reservation-statuses.ts';
import { checkedText, choice, count } from '#lib/url-state/codecs.ts';
import { readState, type StateOf } from '#lib/url-state/url-state.ts';

/** Which nights are asked for: the coming ones, some of them, past ones, or those between two dates. */
export const stayWindows = ['ahead', 'next30', 'next90', 'past30', 'past365', 'between'] as const;
export type StayWindow = (typeof stayWindows)[number];

/** The reservations' whole state, as it stands in the address. */
export const reservationsViewCodecs = {
  stays: choice(stayWindows, 'ahead'),
  from: checkedText(isIsoDate),
  to: checkedText(isIsoDate),
  status: choice(RESERVATION_STATUSES, null),
  page: count(1, 1),
};

export type ReservationsView = StateOf<typeof reservationsViewCodecs>;

/** The view at rest: what lies ahead, first page. */
export const noFilters = { stays: 'ahead', from: null, to: null, status: null, page: 1 } as const;

/** Reads the view from a page's search parameters. */
export function readReservationsView(
  parameters: Record<string, string | string[] | undefined>,
): ReservationsView {
  return readState<ReservationsView>(reservationsViewCodecs, (name) => [parameters[name]].flat()[0]);
}

export interface DateWindow {
  from: IsoDate;
  /** Null: without an end. */
  to: IsoDate | null;
}

/** The nights that a view is about. @param today the date it is now, in UTC as the service counts */
export function windowOf({ stays, from, to }: ReservationsView, today: IsoDate): DateWindow {
  const day = toEpochDay(today);
  if (stays === 'next30') return { from: today, to: toIsoDate(day + 30) };
  if (stays === 'next90') return { from: today, to: toIsoDate(day + 90) };
  if (stays === 'past30') return { from: toIsoDate(day - 30), to: today };
  if (stays === 'past365') return { from: toIsoDate(day - 365), to: today };
  if (stays === 'ahead') return { from: today, to: null };
  const first = from ?? today;
  return { from: first, to: to !== null && to < first ? first : to };
}
