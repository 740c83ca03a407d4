import { type CalendarQuery, DEFAULT_CALENDAR_DAYS, MAXIMUM_CALENDAR_DAYS } from '#contract/calendar.ts';
import { type EpochDay, type IsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { InvalidRequestError } from '../errors.ts';

export interface CalendarWindow {
  from: EpochDay;
  /** Inclusive. */
  to: EpochDay;
}

/** Dates beyond these are nobody's calendar. */
const EARLIEST_DAY = toEpochDay('2000-01-01');
const LATEST_DAY = toEpochDay('2199-12-31');

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

/**
 * The nights between two dates that are both given, these included.
 * @throws InvalidRequestError
 */
export function nightsBetween(query: { from: IsoDate; to: IsoDate }, maximum: number): CalendarWindow {
  const from = knownDay(query.from, 'from');
  const to = knownDay(query.to, 'to');
  const refuse = (detail: string) => new InvalidRequestError({ detail, parameter: 'to' });
  if (to < from) throw refuse('to must not be before from.');
  if (to - from >= maximum) throw refuse(`At most ${maximum} nights at once.`);
  return { from, to };
}

function dayOf(query: CalendarQuery, parameter: 'filter[start-date]' | 'filter[end-date]'): EpochDay | null {
  const date = query[parameter];
  return date === undefined ? null : knownDay(date, parameter);
}

function knownDay(date: IsoDate, parameter: string): EpochDay {
  const day = toEpochDay(date);
  if (day >= EARLIEST_DAY && day <= LATEST_DAY) return day;
  throw new InvalidRequestError({
    detail: `${parameter} must lie between ${toIsoDate(EARLIEST_DAY)} and ${toIsoDate(LATEST_DAY)}.`,
    parameter,
  });
}
