import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import type { ErrorObject } from '#contract/json-api.ts';
import { type DomainError, refusedValue } from '../errors.ts';
import { errorObject, statusOf } from '../http/error-mapper.ts';

const CHANGE = '/data/attributes/change';

/** Where a field of a customization stands in a bulk change. */
const PLACES: Record<string, string> = {
  'base-price': 'base-price',
  'min-price': 'min-price',
  'max-price': 'max-price',
  'min-stay': 'min-stay',
  overrides: 'nights',
  'seasonal-min-stays': 'nights/min-stay',
};
const IN_OVERRIDES: Record<string, string> = {
  'start-date': 'start-date',
  'end-date': 'end-date',
  price: 'override/price',
  'percentage-adjustment': 'override/percent',
};

/** What a customization refuses, as errors of the change that was asked for. */
export const errorsOf = (error: DomainError): ErrorObject[] =>
  error.problems.map(({ pointer, ...problem }) =>
    errorObject(statusOf(error), pointer === undefined ? problem : { ...problem, pointer: placed(pointer) }),
  );

function placed(pointer: string): string {
  const [, , , field = '', , member = ''] = pointer.split('/');
  const place = PLACES[field];
  if (place === undefined) return CHANGE;
  const inside = field === 'overrides' ? IN_OVERRIDES[member] : undefined;
  return [CHANGE, place, ...(inside === undefined ? [] : [inside])].join('/');
}

export const otherCurrency = (asked: string, own: string): ErrorObject =>
  errorObject(422, {
    detail: `The amounts are in ${asked}, and the currency of this listing is ${own}.`,
    code: 'other_currency',
    meta: { asked, currency: own },
    pointer: `${CHANGE}/currency`,
  });

export const basePriceNeeded = (): ErrorObject =>
  errorObject(422, {
    detail: 'The listing has no base price yet: set one to switch it on.',
    code: 'required',
    pointer: `${CHANGE}/enabled`,
  });

export const yearlySeason = (): ErrorObject =>
  errorObject(422, {
    detail:
      'A season that repeats every year sets the minimum stay of these nights, and is not cut for one year.',
    code: 'yearly_season',
    pointer: `${CHANGE}/nights/min-stay`,
  });

export const pastNights = (today: EpochDay): ErrorObject =>
  errorObject(
    422,
    refusedValue(
      { code: 'date_past', figures: { today: toIsoDate(today) } },
      `The nights must not all be past: today is ${toIsoDate(today)}.`,
      `${CHANGE}/nights/start-date`,
    ),
  );

export const changedSince = (): ErrorObject =>
  errorObject(409, { detail: 'What was set here has been changed since then.', code: 'changed_since' });

export const noSuchListing = (): ErrorObject => errorObject(404, { detail: 'There is no such listing.' });

export const unexpected = (): ErrorObject =>
  errorObject(500, { detail: 'Something unexpected went wrong here. The listing was left as it was.' });
