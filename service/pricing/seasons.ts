import { type EpochDay, toEpochDay } from '#contract/dates.ts';
import type { Season } from './rules.ts';

/** Nights from first to last, both inclusive. */
export interface Span {
  readonly from: EpochDay;
  readonly to: EpochDay;
}

const MS_PER_DAY = 86_400_000;

/**
 * The occurrences of a season that touch a window, in order. A repeating season that starts or ends on
 * 29 February uses 1 March as its start and 28 February as its end in other years.
 */
export function seasonSpans(season: Season, window: Span): Span[] {
  const first = toEpochDay(season.startDate);
  const last = toEpochDay(season.endDate);
  if (!season.rollover) return last < window.from || first > window.to ? [] : [{ from: first, to: last }];

  const start = new Date(first * MS_PER_DAY);
  const end = new Date(last * MS_PER_DAY);
  const yearsAcross = end.getUTCFullYear() - start.getUTCFullYear();
  const spans: Span[] = [];
  for (let year = yearOf(window.from) - 1; year <= yearOf(window.to); year++) {
    const from = Date.UTC(year, start.getUTCMonth(), start.getUTCDate()) / MS_PER_DAY;
    const to = endOfSeason(year + yearsAcross, end);
    if (to >= window.from && from <= window.to) spans.push({ from, to });
  }
  return spans;
}

/** What is left of `spans` once `holes` are cut out of them. */
export function without(spans: readonly Span[], holes: readonly Span[]): readonly Span[] {
  let left = spans;
  for (const hole of holes) {
    left = left.flatMap((span) => {
      if (hole.to < span.from || hole.from > span.to) return [span];
      const parts: Span[] = [];
      if (hole.from > span.from) parts.push({ from: span.from, to: hole.from - 1 });
      if (hole.to < span.to) parts.push({ from: hole.to + 1, to: span.to });
      return parts;
    });
  }
  return left;
}

/** The parts of `spans` that lie inside `bounds`. */
export function within(spans: readonly Span[], bounds: Span): readonly Span[] {
  return spans
    .map((span) => ({ from: Math.max(span.from, bounds.from), to: Math.min(span.to, bounds.to) }))
    .filter((span) => span.from <= span.to);
}

export function covers(spans: readonly Span[], day: EpochDay): boolean {
  return spans.some((span) => span.from <= day && day <= span.to);
}

function endOfSeason(year: number, end: Date): EpochDay {
  const month = end.getUTCMonth();
  const date = end.getUTCDate();
  const isLeapDay = month === 1 && date === 29;
  return (isLeapDay ? Date.UTC(year, 2, 0) : Date.UTC(year, month, date)) / MS_PER_DAY;
}

function yearOf(day: EpochDay): number {
  return new Date(day * MS_PER_DAY).getUTCFullYear();
}
