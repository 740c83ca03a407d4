import { type EpochDay, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { MAXIMUM_INSIGHT_DAYS, type MarketInsightQuery } from '#contract/insights.ts';
import { InvalidRequestError } from '../errors.ts';

export interface Window {
  from: EpochDay;
  /** Inclusive. */
  to: EpochDay;
}

/** Dates beyond these are nobody's stay. */
const EARLIEST = toEpochDay('2000-01-01');
const LATEST = toEpochDay('2199-12-31');

type DateFilter = 'filter[start-date]' | 'filter[end-date]';

/**
 * The days that insights are asked for: the current year, where the request does not say otherwise.
 * @throws InvalidRequestError
 */
export function insightWindow(query: MarketInsightQuery, today: EpochDay): Window {
  const year = toIsoDate(today).slice(0, 4);
  const from = dayOf(query, 'filter[start-date]', `${year}-01-01`);
  const to = dayOf(query, 'filter[end-date]', `${year}-12-31`);
  const given = query['filter[end-date]'] === undefined ? 'filter[start-date]' : 'filter[end-date]';
  const days = to - from + 1;
  if (days < 1) throw refusal(`The end ${toIsoDate(to)} is before the start ${toIsoDate(from)}.`, given);
  if (days > MAXIMUM_INSIGHT_DAYS) {
    const asked = `${toIsoDate(from)} to ${toIsoDate(to)} are ${days}`;
    throw refusal(`At most ${MAXIMUM_INSIGHT_DAYS} days can be asked for at once; ${asked}.`, given);
  }
  return { from, to };
}

function dayOf(query: MarketInsightQuery, parameter: DateFilter, fallback: string): EpochDay {
  const day = toEpochDay(query[parameter] ?? fallback);
  if (day >= EARLIEST && day <= LATEST) return day;
  throw refusal(`${parameter} must lie between ${toIsoDate(EARLIEST)} and ${toIsoDate(LATEST)}.`, parameter);
}

const refusal = (detail: string, parameter: DateFilter) => new InvalidRequestError({ detail, parameter });
