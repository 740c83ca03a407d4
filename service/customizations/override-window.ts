import { MAXIMUM_OVERRIDE_DAYS } from '#contract/customizations/bounds.ts';
import { type EpochDay, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { InvalidRequestError } from '../errors.ts';
import type { Span } from '../pricing/seasons.ts';

const DEFAULT_DAYS = 365;

/**
 * The dates whose overrides are read: today and the 365 days after it, unless the request says otherwise.
 * @throws InvalidRequestError
 */
export function overrideWindow(query: Record<string, unknown>, today: EpochDay): Span {
  const dayOf = (parameter: string) => {
    const text = query[parameter];
    return typeof text === 'string' ? toEpochDay(text) : null;
  };
  const from = dayOf('filter[start-date]') ?? today;
  const to = dayOf('filter[end-date]') ?? Math.max(from, today) + DEFAULT_DAYS;
  if (to < from) {
    throw new InvalidRequestError({
      detail: `The end ${toIsoDate(to)} is before the start ${toIsoDate(from)}.`,
      parameter: 'filter[end-date]',
    });
  }
  if (to - from >= MAXIMUM_OVERRIDE_DAYS) {
    throw new InvalidRequestError({
      detail: `At most ${MAXIMUM_OVERRIDE_DAYS} days can be asked for at once.`,
      parameter: 'filter[end-date]',
    });
  }
  return { from, to };
}
