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
 * For each season of a list the positions of the others with which it shares a day in any year, in order. Seasons
 * without two dates in order meet nothing.
 */
export function overlapsOf(seasons: readonly Season[]): number[][] {
  const met: number[][] = seasons.map(() => []);
  const known = seasons.map(reckon);
  for (const [later, season] of known.entries()) {
    for (const [earlier, other] of known.slice(0, later).entries()) {
      if (!doMeet(other, season)) continue;
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

/** A season with its days reckoned once, for many comparisons; null where it has none. */
type Reckoned = { season: Season; own: Span; anyYears: readonly Span[] } | null;

function reckon(season: Season): Reckoned {
  if (!isWhole(season)) return null;
  const own = { from: toEpochDay(season['start-date']), to: toEpochDay(season['end-date']) };
  return { season, own, anyYears: season.rollover ? seasonSpans(season, ANY_YEARS) : [] };
}

function doMeet(a: Reckoned, b: Reckoned): boolean {
  if (!a || !b) return false;
  if (a.season.rollover && b.season.rollover) return doShare(a.anyYears, b.anyYears);
  if (!a.season.rollover && !b.season.rollover) return doShare([a.own], [b.own]);
  const [fixed, yearly] = a.season.rollover ? [b, a] : [a, b];
  // Of a very long one its last years tell enough.
  const from = Math.max(fixed.own.from, fixed.own.to - (ANY_YEARS.to - ANY_YEARS.from));
  return seasonSpans(yearly.season, { from, to: fixed.own.to }).length > 0;
}

const doShare = (some: readonly Span[], others: readonly Span[]) =>
  some.some((one) => others.some((other) => one.from <= other.to && other.from <= one.to));

const yearOf = (day: EpochDay) => new Date(day * 86_400_000).getUTCFullYear();

function dayIn(year: number, date: IsoDate, insteadOfLeapDay: string): EpochDay {
  const inYear = `${String(year).padStart(4, '0')}${date.slice(4)}`;
  const exists: boolean = isIsoDate(inYear);
  return toEpochDay(exists ? inYear : `${inYear.slice(0, 5)}${insteadOfLeapDay}`);
}
