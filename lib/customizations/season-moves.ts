import { type EpochDay, type IsoDate, isIsoDate, toIsoDate } from '#contract/dates.ts';
import { addMonths, firstDayOf, lastDayOf, monthOfDay } from '#lib/calendar/month.ts';
import type { Season, Span } from '#lib/customizations/season-overlap.ts';

export type SeasonDates = Pick<Season, 'start-date' | 'end-date'>;

/** What of a season is moved: all of it, its first day or its last. */
export type SeasonPart = 'whole' | 'start' | 'end';

/** Of a season that repeats: a year on it begins again. */
const LONGEST_REPEATING_DAYS = 365;

/**
 * A season after its days, as they are shown in some year, were moved. One that does not repeat stays where it
 * can be seen: it ends on or after `seen.from` and begins on or before `seen.to`. What turns around is held.
 * @param shown the days of that season in the year in which it was taken hold of
 */
export function moveSeason(
  season: Season,
  shown: Span,
  part: SeasonPart,
  days: number,
  seen: Span,
): SeasonDates {
  const kept = season.rollover ? { from: -Infinity, to: Infinity } : seen;
  const least = season.rollover ? shown.to - LONGEST_REPEATING_DAYS + 1 : -Infinity;
  const most = season.rollover ? shown.from + LONGEST_REPEATING_DAYS - 1 : Infinity;
  switch (part) {
    case 'whole': {
      const by = within(days, kept.from - shown.to, kept.to - shown.from);
      return datesOf(season, shown, { from: shown.from + by, to: shown.to + by });
    }
    case 'start': {
      const from = within(shown.from + days, least, Math.min(shown.to, kept.to));
      return datesOf(season, shown, { ...shown, from });
    }
    case 'end': {
      const to = within(shown.to + days, Math.max(shown.from, kept.from), most);
      return datesOf(season, shown, { ...shown, to });
    }
  }
}

/** How many days it is from a day to the same day of another month, or to that month's last. */
export function daysToMonth(day: EpochDay, months: number): number {
  const here = monthOfDay(day);
  const there = addMonths(here, months);
  return Math.min(firstDayOf(there) + day - firstDayOf(here), lastDayOf(there)) - day;
}

/** The dates of what was drawn from one day to another, in either direction. */
export function drawnDates(anchor: EpochDay, day: EpochDay): SeasonDates {
  return {
    'start-date': toIsoDate(Math.min(anchor, day)),
    'end-date': toIsoDate(Math.max(anchor, day)),
  };
}

/** In the season's own year, so that its row does not jump; in the year shown where a date is not in the other. */
function datesOf(season: Season, shown: Span, moved: Span): SeasonDates {
  const years = yearOf(toIsoDate(shown.from)) - yearOf(season['start-date']);
  const own = (day: EpochDay, was: EpochDay, date: IsoDate) =>
    day === was ? date : yearsEarlier(toIsoDate(day), years);
  const start = own(moved.from, shown.from, season['start-date']);
  const end = own(moved.to, shown.to, season['end-date']);
  return start !== null && end !== null
    ? { 'start-date': start, 'end-date': end }
    : { 'start-date': toIsoDate(moved.from), 'end-date': toIsoDate(moved.to) };
}

function yearsEarlier(date: IsoDate, years: number): IsoDate | null {
  const earlier = `${String(yearOf(date) - years).padStart(4, '0')}${date.slice(4)}`;
  return isIsoDate(earlier) ? earlier : null;
}

const yearOf = (date: IsoDate) => Number(date.slice(0, 4));

/** Where the bounds cross, the value is not moved beyond the upper one. */
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
