import { WEEKDAYS, type Weekday } from '#contract/dates.ts';
import type { Refusal } from '#contract/refusals.ts';
import { type Problem, refusedValue } from '../errors.ts';
import { attributePointer } from './attribute-pointer.ts';
import type { Change } from './customization-type.ts';

type DayChange = Change<'checkinCheckoutDays'>;

const KINDS = ['checkinDays', 'checkoutDays'] as const;
type Kind = (typeof KINDS)[number];

interface Said {
  detail: string;
  refusal: Refusal;
}

const NO_CHECKIN_DAYS: Said = {
  detail: 'The channel of this listing takes no rule for check-in days.',
  refusal: { code: 'checkin_days_unsupported', figures: {} },
};
const NO_CHECKOUT_DAYS: Said = {
  detail: 'The channel of this listing takes no rule for check-out days.',
  refusal: { code: 'checkout_days_unsupported', figures: {} },
};
const NO_SEASONAL_DAYS: Said = {
  detail: 'The channel of this listing takes no check-in or check-out days by season.',
  refusal: { code: 'seasonal_days_unsupported', figures: {} },
};
const SEASONS = 'seasonalCheckinCheckoutDays';

/** A season that allows no arrival or no departure is set in the dashboard only. */
export function emptySeasonProblems({ after, changed, situation }: DayChange): Problem[] {
  if (situation.inDashboard || !changed.has(SEASONS)) return [];
  return after[SEASONS].flatMap((season, index) =>
    KINDS.filter((kind) => season[kind]?.length === 0).map((kind) =>
      refusedValue(
        { code: 'too_few_entries', figures: { limit: 1 } },
        'Name at least one weekday, or send null to keep the year-round days.',
        attributePointer(SEASONS, index, kind),
      ),
    ),
  );
}

/** Days that the listing's channel would not take. */
export function channelDayProblems({ after, changed, situation }: DayChange): Problem[] {
  const { supports } = situation;
  const refusal = (kind: Kind, days: readonly Weekday[] | null): Said | null => {
    const closed = WEEKDAYS.filter((day) => days !== null && !days.includes(day));
    if (closed.length === 0) return null;
    if (!supports?.[kind]) {
      return kind === 'checkinDays' ? NO_CHECKIN_DAYS : NO_CHECKOUT_DAYS;
    }
    const kept = closed.filter((day) => supports.restrictedWeekdays.includes(day));
    if (kept.length === 0) return null;
    const detail = `The channel of this listing cannot close ${kept.join(', ')}.`;
    return { detail, refusal: { code: 'weekdays_stay_open', figures: { weekdays: kept } } };
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
          ? NO_SEASONAL_DAYS
          : refusal(kind, days);
      return problemAt(refused, SEASONS, index, kind);
    }),
  );
  return [...yearRound, ...seasonal].flat();
}

const problemAt = (said: Said | null, ...path: (string | number)[]): Problem[] =>
  said === null ? [] : [refusedValue(said.refusal, said.detail, attributePointer(...path))];
