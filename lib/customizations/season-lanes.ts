import type { IsoDate } from '#contract/dates.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '#lib/calendar/month.ts';
import { isWhole, type Season, type Span, seasonSpans } from '#lib/customizations/season-overlap.ts';

/** A season as it is drawn: in which lane, and on which days of the window. */
export interface SeasonBar {
  /** In the list. */
  index: number;
  lane: number;
  /** Its days in each year; they may reach out of the window. */
  spans: readonly [Span, ...Span[]];
}

export interface SeasonLanes {
  bars: SeasonBar[];
  /** One at least. */
  count: number;
  /** Seasons with dates of which nothing lies in the window. */
  unseen: number;
}

const MONTHS_AHEAD = 12;
const MOST_MONTHS_AHEAD = 18;

/** From the first of this month on a year ahead, or half a year more where a season reaches there. */
export function stripWindow(seasons: readonly Season[], today: IsoDate): Span {
  const month = monthOf(today);
  const usual = { from: firstDayOf(month), to: lastDayOf(addMonths(month, MONTHS_AHEAD)) };
  const longest = { from: usual.to + 1, to: lastDayOf(addMonths(month, MOST_MONTHS_AHEAD)) };
  const reachesOut = seasons.some(
    (season) => isWhole(season) && !season.rollover && seasonSpans(season, longest).length > 0,
  );
  return reachesOut ? { from: usual.from, to: longest.to } : usual;
}

/**
 * Puts seasons into lanes, each into the first in which it has room, in the order of the list.
 * @param leastDays what a bar takes up at the least, so that it can be taken hold of
 */
export function layLanes(seasons: readonly Season[], window: Span, leastDays: number): SeasonLanes {
  const lanes: Span[][] = [];
  const bars: SeasonBar[] = [];
  let unseen = 0;
  for (const [index, season] of seasons.entries()) {
    if (!isWhole(season)) continue;
    const [first, ...more] = seasonSpans(season, window);
    if (!first) {
      unseen += 1;
      continue;
    }
    const room = [first, ...more].map((span) => heldDays(span, window, leastDays));
    const free = lanes.findIndex((taken) => !taken.some((span) => room.some((own) => doTouch(span, own))));
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), ...room];
    bars.push({ index, lane, spans: [first, ...more] });
  }
  return { bars, count: Math.max(1, lanes.length), unseen };
}

/** The part of the window that a bar takes up, in days and parts of them; `to` is exclusive less one. */
export function heldDays(span: Span, window: Span, leastDays: number): Span {
  const [first, last] = [Math.max(span.from, window.from), Math.min(span.to, window.to)];
  const days = Math.min(Math.max(last - first + 1, leastDays), window.to - window.from + 1);
  const middle = (first + last + 1) / 2;
  const from = Math.min(Math.max(middle - days / 2, window.from), window.to + 1 - days);
  return { from, to: from + days - 1 };
}

/** A hair's breadth for what was divided. */
const doTouch = (a: Span, b: Span) => a.from < b.to + 1 - 1e-6 && b.from < a.to + 1 - 1e-6;

/** The day under a place of the strip, 0 at its left and 1 at its right; outside of it the nearest one. */
export function dayAt(share: number, window: Span): number {
  const day = window.from + Math.floor(share * (window.to - window.from + 1));
  return Math.min(Math.max(day, window.from), window.to);
}
