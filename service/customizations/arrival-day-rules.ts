import { WEEKDAYS, type Weekday } from '#contract/dates.ts';
import type { Problem } from '../errors.ts';
import { attributePointer } from './attribute-pointer.ts';
import type { Change } from './customization-type.ts';

type DayChange = Change<'checkinCheckoutDays'>;

const KINDS = ['checkinDays', 'checkoutDays'] as const;
type Kind = (typeof KINDS)[number];
const SEASONS = 'seasonalCheckinCheckoutDays';

/** A season that allows no arrival or no departure is set in the dashboard only. */
export function emptySeasonProblems({ after, changed, situation }: DayChange): Problem[] {
  if (situation.inDashboard || !changed.has(SEASONS)) return [];
  return after[SEASONS].flatMap((season, index) =>
    KINDS.filter((kind) => season[kind]?.length === 0).map((kind) => ({
      detail: 'Name at least one weekday, or send null to keep the year-round days.',
      pointer: attributePointer(SEASONS, index, kind),
    })),
  );
}

/** Days that the listing's channel would not take. */
export function channelDayProblems({ after, changed, situation }: DayChange): Problem[] {
  const { supports } = situation;
  const refusal = (kind: Kind, days: readonly Weekday[] | null): string | null => {
    const closed = WEEKDAYS.filter((day) => days !== null && !days.includes(day));
    if (closed.length === 0) return null;
    if (!supports?.[kind]) {
      return `The channel of this listing takes no rule for ${kind === 'checkinDays' ? 'check-in' : 'check-out'} days.`;
    }
    const kept = closed.filter((day) => supports.restrictedWeekdays.includes(day));
    return kept.length > 0 ? `The channel of this listing cannot close ${kept.join(', ')}.` : null;
  };
  const yearRound = KINDS.filter((kind) => changed.has(kind)).map((kind) =>
    problemAt(refusal(kind, after[kind]), kind),
  );
  const seasons = changed.has(SEASONS) ? after[SEASONS] : [];
  const seasonal = seasons.flatMap((season, index) =>
    KINDS.map((kind) => {
      const days = season[kind];
      const refused =
        days !== null && supports?.seasonalCheckinCheckoutDays === false
          ? 'The channel of this listing takes no check-in or check-out days by season.'
          : refusal(kind, days);
      return problemAt(refused, SEASONS, index, kind);
    }),
  );
  return [...yearRound, ...seasonal].flat();
}

const problemAt = (detail: string | null, ...path: (string | number)[]): Problem[] =>
  detail === null ? [] : [{ detail, pointer: attributePointer(...path) }];
