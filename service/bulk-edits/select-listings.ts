import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import { type BulkSelection, MAXIMUM_BULK_LISTINGS } from '#contract/console/bulk-edits/selection.ts';
import type { Executor } from '../db/database.ts';
import { UnprocessableError } from '../errors.ts';
import type { Tenant } from '../oauth/principal.ts';
import { namesMoney } from './judge-listing.ts';
import { findSelected, type SelectedListing } from './selection-queries.ts';

export interface Selected {
  listings: SelectedListing[];
  /** Ordered. */
  currencies: string[];
  /** The change as it was asked for, with the currency of its amounts. */
  change: BulkChange;
}

/**
 * Whose settings a change is about.
 * @throws UnprocessableError where there is none, there are too many, or an amount could be of several currencies
 */
export async function selectListings(
  db: Executor,
  tenant: Tenant,
  selection: BulkSelection,
  change: BulkChange,
): Promise<Selected> {
  const listings = await findSelected(db, tenant, selection);
  const pointer = '/data/attributes/listings';
  if (listings.length === 0) {
    throw new UnprocessableError({ detail: 'The filter finds no listing.', code: 'no_listings', pointer });
  }
  if (listings.length > MAXIMUM_BULK_LISTINGS) {
    const detail = `The filter finds more than ${MAXIMUM_BULK_LISTINGS} listings: narrow it.`;
    throw new UnprocessableError({ detail, code: 'too_many', pointer });
  }
  const currencies = [...new Set(listings.flatMap(({ currency }) => currency ?? []))].sort();
  if (change.currency !== undefined || !namesMoney(change)) return { listings, currencies, change };
  if (currencies.length > 1) {
    throw new UnprocessableError({
      detail: `The listings are priced in ${currencies.join(', ')}: name the currency of the amounts.`,
      code: 'currency_required',
      pointer: '/data/attributes/change/currency',
      meta: { currencies },
    });
  }
  const [currency] = currencies;
  return { listings, currencies, change: { ...change, ...(currency === undefined ? {} : { currency }) } };
}
