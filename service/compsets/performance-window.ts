import { type CompsetQuery, MAXIMUM_PERFORMANCE_DAYS } from '#contract/compsets.ts';
import { type EpochDay, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { InvalidRequestError } from '../errors.ts';
import type { Window } from '../insights/window.ts';

const DEFAULT_DAYS = 90;
/** Dates beyond these are nobody's stay. */
const EARLIEST = toEpochDay('2000-01-01');
const LATEST = toEpochDay('2199-12-31');

type Dates = Pick<CompsetQuery, 'start_date' | 'end_date'>;

/**
 * The nights whose performance is asked for, both ends inclusive; from today on, where the request does not say
 * otherwise.
 * @throws InvalidRequestError
 */
export function performanceWindow(query: Dates, today: EpochDay): Window {
  const from = dayOf(query, 'start_date') ?? today;
  const to = dayOf(query, 'end_date') ?? from + DEFAULT_DAYS;
  const given = query.end_date === undefined ? 'start_date' : 'end_date';
  if (to < from) throw refusal(`The end ${toIsoDate(to)} is before the start ${toIsoDate(from)}.`, given);
  if (to - from > MAXIMUM_PERFORMANCE_DAYS) {
    const asked = `${toIsoDate(from)} to ${toIsoDate(to)} are ${to - from}`;
    throw refusal(
      `The end may be at most ${MAXIMUM_PERFORMANCE_DAYS} days after the start; ${asked}.`,
      given,
    );
  }
  return { from, to };
}

function dayOf(query: Dates, parameter: keyof Dates): EpochDay | null {
  const date = query[parameter];
  if (date === undefined) return null;
  const day = toEpochDay(date);
  if (day >= EARLIEST && day <= LATEST) return day;
  throw refusal(`${parameter} must lie between ${toIsoDate(EARLIEST)} and ${toIsoDate(LATEST)}.`, parameter);
}

const refusal = (detail: string, parameter: keyof Dates) => new InvalidRequestError({ detail, parameter });
