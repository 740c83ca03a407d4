import type { IsoDate } from '#contract/dates.ts';
import type { ErrorObject } from '#contract/json-api.ts';
import { type PriceName, priceNames } from './change-draft.ts';

/** Why a listing cannot, or could not, have a change: without the words, which follow in the reader's language. */
export type Because =
  | { kind: 'otherCurrency' | 'changedSince' | 'noBasePrice' | 'past' | 'noListing' | 'unexpected' }
  | { kind: 'least' | 'most'; name: PriceName; limit: number }
  | { kind: 'crossed'; date: IsoDate; floor: number; ceiling: number }
  | { kind: 'said'; text: string };

const LIMIT = /must be at (least|most) (\d+)/;
const CROSSED = /^On (\d{4}-\d{2}-\d{2}) the minimum price of (\d+) is above the maximum of (\d+)/;

/** Reads what the service says of one listing; a sentence that is not known stays as it was said. */
export function refusedBecause({ status, code, source, detail }: ErrorObject): Because {
  const place = source?.pointer?.split('/').at(-1);
  if (code === 'other_currency') return { kind: 'otherCurrency' };
  if (code === 'changed_since') return { kind: 'changedSince' };
  if (code === 'required' && place === 'enabled') return { kind: 'noBasePrice' };
  if (status === '404') return { kind: 'noListing' };
  if (status === '500') return { kind: 'unexpected' };
  if (place === 'start-date' && /must not be past/.test(detail)) return { kind: 'past' };
  const crossed = CROSSED.exec(detail);
  if (crossed?.[1])
    return { kind: 'crossed', date: crossed[1], floor: Number(crossed[2]), ceiling: Number(crossed[3]) };
  const limit = LIMIT.exec(detail);
  const name = priceNames.find((one) => one === place);
  if (limit && name) return { kind: limit[1] === 'least' ? 'least' : 'most', name, limit: Number(limit[2]) };
  return { kind: 'said', text: detail };
}
