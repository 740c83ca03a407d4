import type { MarketListingResource } from '#contract/console/market-listings.ts';
import { sparse } from '../http/documents.ts';
import type { MarketListingRow } from './market-listing-queries.ts';
import { rounded } from './night-sums.ts';
import { observedFacts } from './observed-facts.ts';

export function serializeMarketListing(
  row: MarketListingRow,
  fields: readonly string[] | undefined,
): MarketListingResource {
  const { id, market, currency, price } = row;
  const attributes = {
    market,
    ...observedFacts(row),
    price: price === null ? null : rounded(price),
    currency,
  };
  return { type: 'market-listings', id: String(id), attributes: sparse(attributes, fields) };
}
