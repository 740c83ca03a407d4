import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { MinStayRules } from '../pricing/rules.ts';
import { type Span, without } from '../pricing/seasons.ts';

type MinStaySeason = MinStayRules['seasonalMinStays'][number];

/**
 * Seasons of minimum stays with one more on a span of nights. One-off seasons make way where they meet it;
 * one that repeats stays as it is, and the list is refused if it meets the span.
 */
export function withSeason(
  seasons: readonly MinStaySeason[],
  span: Span,
  minStay: number,
): readonly MinStaySeason[] {
  if (seasons.some((season) => season.minStay === minStay && covers(season, span))) return seasons;
  const cut = seasons.flatMap((season) => (season.rollover ? [season] : outside(season, span)));
  return [...cut, { ...dates(span), rollover: false, minStay, minStayLocked: false }];
}

const spanOf = ({ startDate, endDate }: MinStaySeason): Span => ({
  from: toEpochDay(startDate),
  to: toEpochDay(endDate),
});

const dates = ({ from, to }: Span) => ({ startDate: toIsoDate(from), endDate: toIsoDate(to) });

function covers(season: MinStaySeason, { from, to }: Span): boolean {
  const own = spanOf(season);
  return !season.rollover && own.from <= from && to <= own.to;
}

const outside = (season: MinStaySeason, span: Span): MinStaySeason[] =>
  without([spanOf(season)], [span]).map((part) => ({ ...season, ...dates(part) }));
