import type { QueryClient } from '@tanstack/react-query';
import { changeActivation, patchCachedListing } from '#lib/listings/change-activation.ts';
import type { ListingRow } from '#lib/listings/list-listings.ts';
import { ReadError } from '#lib/read.ts';

/**
 * Switches a listing's pricing, and shows it at once in every page that is cached; a refusal takes that back.
 * @returns the refusal, null where there is none
 */
export async function switchPricing(
  queries: QueryClient,
  listing: ListingRow,
  enabled: boolean,
): Promise<ReadError | null> {
  patchCachedListing(queries, listing.id, { enabled });
  try {
    await changeActivation(listing.id, { enabled });
    await queries.invalidateQueries({ queryKey: ['listings', 'survey'] });
    return null;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    patchCachedListing(queries, listing.id, { enabled: listing.enabled });
    return error;
  }
}
