import type { RefusalCode } from '#contract/refusals.ts';

/** Each code of a refusal, with what it means and which figures stand beside it. */
const MEANINGS: Readonly<Record<RefusalCode, string>> = {
  required: 'a value is needed',
  wrong_type: 'it is not of the type `expected`',
  not_whole: 'it is no whole number',
  not_a_date: 'it is no date',
  not_allowed: 'it is none of `allowed`',
  malformed: 'it is not written as it must be',
  unknown_field: 'there is no such field',
  below_minimum: 'it is below `limit`',
  above_maximum: 'it is above `limit`',
  too_short: 'it has fewer than `limit` characters',
  too_long: 'it has more than `limit` characters',
  too_few_entries: 'it has fewer than `limit` entries',
  too_many_entries: 'it has more than `limit` entries',
  date_order: 'the end is before the start',
  year_or_longer: 'what repeats every year is a year or longer',
  date_past: 'it is before `today`, of the listing',
  date_too_far: 'it is after `latest`',
  seasons_overlap: 'the season meets number `position` of the list, from `start-date` to `end-date`',
  nights_twice: 'the row names `date`, which row `row` names',
  limits_cross: 'the minimum `floor` is above the maximum `ceiling`; of nights, `date` is the first',
  bounds_cross: 'the highest is below the lowest',
  rules_missing: 'the season neither has a rule nor excludes',
  rules_not_empty: 'the season excludes, and has rules',
  value_twice: 'a price and a percentage are given',
  mode_differs: 'it names the other value than the one that is given',
  weekday_twice: 'the weekday is given twice',
  weekdays_missing: '`weekdays` are missing',
  dynamic_adjustment_on: 'the dynamic adjustment is on',
  min_stays_unsupported: 'the channel takes no minimum stays',
  checkin_days_unsupported: 'the channel takes no check-in days',
  checkout_days_unsupported: 'the channel takes no check-out days',
  seasonal_days_unsupported: 'the channel takes no such days by season',
  weekdays_stay_open: 'the channel does not close `weekdays`',
  nothing_to_restore: 'nothing of the change can be put back',
};

/** The codes of refused values in one paragraph. */
export const describedRefusals = Object.entries(MEANINGS)
  .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
  .join(' · ');
