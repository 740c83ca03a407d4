import { MAXIMUM_SEASONS } from '#contract/customizations/bounds.ts';
import { moveSeason } from '#lib/customizations/season-moves.ts';
import { isWhole, type Season, type Span, seasonSpans } from '#lib/customizations/season-overlap.ts';

const ANYWHERE: Span = { from: -Infinity, to: Infinity };

/**
 * A list in which one season gives way to another that lies within or across it: its days before and after that
 * one become seasons of their own, with all that it sets.
 * @param window where the days are looked at
 * @returns null where they share no day there, where nothing would be left, or where the list is full
 */
export function splitAround<S extends Season>(
  seasons: readonly S[],
  index: number,
  around: number,
  window: Span,
): S[] | null {
  const [season, other] = [seasons[index], seasons[around]];
  if (!season || !other || !isWhole(season) || !isWhole(other)) return null;
  const [met] = seasonSpans(season, window).flatMap((own) =>
    seasonSpans(other, window)
      .filter(({ from, to }) => own.from <= to && from <= own.to)
      .map((cut) => ({ own, cut })),
  );
  if (!met) return null;
  const { own, cut } = met;
  const parts: S[] = [];
  if (cut.from > own.from) {
    parts.push({ ...season, ...moveSeason(season, own, 'end', cut.from - 1 - own.to, ANYWHERE) });
  }
  if (cut.to < own.to) {
    const rest = moveSeason(season, own, 'start', cut.to + 1 - own.from, ANYWHERE);
    parts.push({ ...structuredClone(season), ...rest });
  }
  if (parts.length === 0 || seasons.length - 1 + parts.length > MAXIMUM_SEASONS) return null;
  return seasons.toSpliced(index, 1, ...parts);
}
