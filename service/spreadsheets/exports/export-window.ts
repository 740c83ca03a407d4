import { MAXIMUM_EXPORT_NIGHTS } from '#contract/console/csv-files.ts';
import { type EpochDay, type IsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { EARLIEST_DAY, LATEST_DAY } from '../../calendar/window.ts';
import { InvalidRequestError } from '../../errors.ts';
import type { Span } from '../../pricing/seasons.ts';

/**
 * The nights of a file.
 * @throws InvalidRequestError
 */
export function exportWindow(query: { from: IsoDate; to: IsoDate }): Span {
  const from = dayOf(query.from, 'from');
  const to = dayOf(query.to, 'to');
  const refuse = (detail: string) => new InvalidRequestError({ detail, parameter: 'to' });
  if (to < from) throw refuse('to must not be before from.');
  if (to - from >= MAXIMUM_EXPORT_NIGHTS) throw refuse(`At most ${MAXIMUM_EXPORT_NIGHTS} nights at once.`);
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
