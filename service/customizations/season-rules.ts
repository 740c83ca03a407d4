import { type EpochDay, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { type Problem, refusedValue } from '../errors.ts';
import type { Season } from '../pricing/rules.ts';
import { type Span, seasonSpans } from '../pricing/seasons.ts';

/**
 * What is wrong with the dates of a list of seasons: ends that are too far away, and seasons that meet an
 * earlier one of the list. A repeating season meets another where it does so in any year.
 * @param list pointer to the list
 */
export function seasonProblems(seasons: readonly Season[], list: string, today: EpochDay): Problem[] {
  const latest = lastSeasonDay(today);
  return seasons.flatMap((season, index) => {
    if (!season.rollover && toEpochDay(season.endDate) > latest) {
      const refusal = { code: 'date_too_far', figures: { latest: toIsoDate(latest) } } as const;
      const detail = `end-date must be at most 5 years from today, that is ${refusal.figures.latest}.`;
      return refusedValue(refusal, detail, `${list}/${index}/end-date`);
    }
    const met = seasons.slice(0, index).findIndex((earlier) => doMeet(earlier, season));
    const earlier = seasons[met];
    if (!earlier) return [];
    const dates = { 'start-date': earlier.startDate, 'end-date': earlier.endDate };
    return refusedValue(
      { code: 'seasons_overlap', figures: { position: met + 1, ...dates } },
      `The season meets an earlier one of the list, number ${met + 1}.`,
      `${list}/${index}/start-date`,
    );
  });
}

/** The last day on which what does not repeat may end. */
export function lastSeasonDay(today: EpochDay): EpochDay {
  return toEpochDay(Temporal.PlainDate.from(toIsoDate(today)).add({ years: 5 }).toString());
}

/** Nine years, among them two with a 29 February: whatever repeats meets in one of them or never. */
const ANY_YEARS: Span = { from: toEpochDay('2000-01-01'), to: toEpochDay('2008-12-31') };
const ANY_YEARS_DAYS = ANY_YEARS.to - ANY_YEARS.from;

function doMeet(a: Season, b: Season): boolean {
  const window = commonWindow(a, b);
  if (!window) return false;
  const spans = seasonSpans(a, window);
  return seasonSpans(b, window).some(({ from, to }) =>
    spans.some((span) => span.from <= to && from <= span.to),
  );
}

/** Where two seasons can meet at all; of a very long one its last years tell enough. */
function commonWindow(a: Season, b: Season): Span | null {
  if (a.rollover && b.rollover) return ANY_YEARS;
  const [from, to] = [a, b]
    .filter(({ rollover }) => !rollover)
    .map(({ startDate, endDate }) => [toEpochDay(startDate), toEpochDay(endDate)] as const)
    .reduce(([from, to], [start, end]) => [Math.max(from, start), Math.min(to, end)]);
  if (from > to) return null;
  return { from: a.rollover || b.rollover ? Math.max(from, to - ANY_YEARS_DAYS) : from, to };
}
