import { type EpochDay, type IsoDate, isIsoDate, toEpochDay } from '#contract/dates.ts';

/** First and last day, both inclusive; `rollover` repeats it every year. */
export interface Season {
  'start-date': IsoDate;
  'end-date': IsoDate;
  rollover: boolean;
}

/** A run of days, both inclusive. */
export interface Span {
  from: EpochDay;
  to: EpochDay;
}

/** Nine years, among them two with a 29 February: seasons that repeat meet in one of them or never. */
const ANY_YEARS: Span = { from: toEpochDay('2000-01-01'), to: toEpochDay('2008-12-31') };

/**
 * The position of the first earlier season of a list that shares a day with the one at `index`, in any year;
 * -1 where none does. Seasons without two dates in order meet nothing.
 */
export function earlierOverlap(seasons: readonly Season[], index: number): number {
  const season = seasons[index];
  if (!season || !isWhole(season)) return -1;
  return seasons.slice(0, index).findIndex((earlier) => isWhole(earlier) && doMeet(earlier, season));
}

/** For each season of a list the positions of the others with which it shares a day, in any year. */
export function overlapsOf(seasons: readonly Season[]): number[][] {
  const met: number[][] = seasons.map(() => []);
  for (const [later, season] of seasons.entries()) {
    if (!isWhole(season)) continue;
    for (const [earlier, other] of seasons.slice(0, later).entries()) {
      if (!isWhole(other) || !doMeet(other, season)) continue;
      met[earlier]?.push(later);
      met[later]?.push(earlier);
    }
  }
  return met;
}

/** The days that lie in runs of both lists. */
export function sharedSpans(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
      return from <= to ? [{ from, to }] : [];
    }),
  );
}

/** The days of a season that touch a window, in order. One that repeats and begins or ends on 29 February does so a day inwards in other years. */
export function seasonSpans(season: Season, window: Span): Span[] {
  const [from, to] = [toEpochDay(season['start-date']), toEpochDay(season['end-date'])];
  if (!season.rollover) return to < window.from || from > window.to ? [] : [{ from, to }];
  const yearsAcross = Number(season['end-date'].slice(0, 4)) - Number(season['start-date'].slice(0, 4));
  const spans: Span[] = [];
  for (let year = yearOf(window.from) - 1; year <= yearOf(window.to); year += 1) {
    const span = {
      from: dayIn(year, season['start-date'], '03-01'),
      to: dayIn(year + yearsAcross, season['end-date'], '02-28'),
    };
    if (span.to >= window.from && span.from <= window.to) spans.push(span);
  }
  return spans;
}

/** Whether both dates are there and in order. */
export const isWhole = (season: Season) =>
  isIsoDate(season['start-date'] ?? '') &&
  isIsoDate(season['end-date'] ?? '') &&
  season['start-date'] <= season['end-date'];

function doMeet(a: Season, b: Season): boolean {
  const window = commonWindow(a, b);
  if (window.from > window.to) return false;
  const spans = seasonSpans(a, window);
  return seasonSpans(b, window).some(({ from, to }) =>
    spans.some((span) => span.from <= to && from <= span.to),
  );
}

/** Where two seasons can meet at all; of a very long one its last years tell enough. */
function commonWindow(a: Season, b: Season): Span {
  const fixed = [a, b].filter(({ rollover }) => !rollover);
  if (fixed.length === 0) return ANY_YEARS;
  const from = Math.max(...fixed.map((season) => toEpochDay(season['start-date'])));
  const to = Math.min(...fixed.map((season) => toEpochDay(season['end-date'])));
  const years = ANY_YEARS.to - ANY_YEARS.from;
  return { from: fixed.length === 1 ? Math.max(from, to - years) : from, to };
}

const yearOf = (day: EpochDay) => new Date(day * 86_400_000).getUTCFullYear();

function dayIn(year: number, date: IsoDate, insteadOfLeapDay: string): EpochDay {
  const inYear = `${String(year).padStart(4, '0')}${date.slice(4)}`;
  const exists: boolean = isIsoDate(inYear);
  return toEpochDay(exists ? inYear : `${inYear.slice(0, 5)}${insteadOfLeapDay}`);
}
