import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { MinStayRules } from '../pricing/rules.ts';
import { type Span, seasonSpans, without } from '../pricing/seasons.ts';

type MinStaySeason = MinStayRules['seasonalMinStays'][number];

/**
 * Seasons of minimum stays with one more on a span of nights. One-off seasons make way where they meet it.
 * @returns null where a season that repeats every year is in the way: it cannot be cut for one year
 */
export function withSeason(
  seasons: readonly MinStaySeason[],
  span: Span,
  minStay: number,
): readonly MinStaySeason[] | null {
  if (seasons.some((season) => season.minStay === minStay && covers(season, span))) return seasons;
  if (seasons.some((season) => season.rollover && seasonSpans(season, span).length > 0)) return null;
  const cut = seasons.flatMap((season) => (season.rollover ? [season] : outside(season, span)));
  return [...cut, { ...dates(span), rollover: false, minStay, minStayLocked: false }];
}

const covers = (season: MinStaySeason, span: Span): boolean =>
  seasonSpans(season, span).some(({ from, to }) => from <= span.from && span.to <= to);

const outside = (season: MinStaySeason, span: Span): MinStaySeason[] =>
  without([{ from: toEpochDay(season.startDate), to: toEpochDay(season.endDate) }], [span]).map((part) => ({
    ...season,
    ...dates(part),
  }));

const dates = ({ from, to }: Span) => ({ startDate: toIsoDate(from), endDate: toIsoDate(to) });
