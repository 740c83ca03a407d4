import { MAXIMUM_GRID_DAYS } from '#contract/console/calendar-grid.ts';
import { type EpochDay, type IsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { InvalidRequestError } from '../../errors.ts';
import type { Span } from '../../pricing/seasons.ts';
import { EARLIEST_DAY, LATEST_DAY } from '../window.ts';

/**
 * The nights that a grid shows.
 * @throws InvalidRequestError
 */
export function gridWindow(query: { from: IsoDate; to: IsoDate }): Span {
  const from = dayOf(query.from, 'from');
  const to = dayOf(query.to, 'to');
  if (to < from) throw new InvalidRequestError({ detail: 'to must not be before from.', parameter: 'to' });
  if (to - from >= MAXIMUM_GRID_DAYS) {
    throw new InvalidRequestError({ detail: `At most ${MAXIMUM_GRID_DAYS} days at once.`, parameter: 'to' });
  }
  return { from, to };
}

function dayOf(date: IsoDate, parameter: string): EpochDay {
  const day = toEpochDay(date);
  if (day >= EARLIEST_DAY && day <= LATEST_DAY) return day;
  throw new InvalidRequestError({
    detail: `${parameter} must lie between ${toIsoDate(EARLIEST_DAY)} and ${toIsoDate(LATEST_DAY)}.`,
    parameter,
  });
}
