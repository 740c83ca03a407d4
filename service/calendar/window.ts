import { type CalendarQuery, DEFAULT_CALENDAR_DAYS, MAXIMUM_CALENDAR_DAYS } from '#contract/calendar.ts';
import { type EpochDay, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { InvalidRequestError } from '../errors.ts';

export interface CalendarWindow {
  from: EpochDay;
  /** Inclusive. */
  to: EpochDay;
}

/** Dates beyond these are nobody's calendar. */
export const EARLIEST_DAY = toEpochDay('2000-01-01');
export const LATEST_DAY = toEpochDay('2199-12-31');

/**
 * The days a calendar request asks for: today and the 365 days after it, unless it says otherwise.
 * @throws InvalidRequestError
 */
export function calendarWindow(query: CalendarQuery, today: EpochDay): CalendarWindow {
  const from = dayOf(query, 'filter[start-date]') ?? today;
  const defaultEnd =
    from > today + DEFAULT_CALENDAR_DAYS ? from + DEFAULT_CALENDAR_DAYS : today + DEFAULT_CALENDAR_DAYS;
  const to = dayOf(query, 'filter[end-date]') ?? defaultEnd;
  if (to < from) {
    throw new InvalidRequestError({
      detail: `The end ${toIsoDate(to)} is before the start ${toIsoDate(from)}.`,
      parameter: 'filter[end-date]',
    });
  }
  if (to - from + 1 > MAXIMUM_CALENDAR_DAYS) {
    throw new InvalidRequestError({
      detail: `At most ${MAXIMUM_CALENDAR_DAYS} days can be asked for at once.`,
      parameter: 'filter[end-date]',
    });
  }
  return { from, to };
}

function dayOf(query: CalendarQuery, parameter: 'filter[start-date]' | 'filter[end-date]'): EpochDay | null {
  const text = query[parameter];
  if (text === undefined) return null;
  const day = toEpochDay(text);
  if (day < EARLIEST_DAY || day > LATEST_DAY) {
    throw new InvalidRequestError({
      detail: `${parameter} must lie between ${toIsoDate(EARLIEST_DAY)} and ${toIsoDate(LATEST_DAY)}.`,
      parameter,
    });
  }
  return day;
}
