import { cache } from 'react';
import { listingQuery } from '#lib/listings/get-listing.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { ReadError } from '#lib/read.ts';
import { orSignIn, requireSession } from '#lib/session/require-session.ts';

/** One read serves a tab's title and its page. The listing is null where it could not be read, or is not there. */
export const prefetchListing = cache(async (id: string) => {
  const here = paths.listing(id);
  const session = await requireSession(here);
  const queries = makeQueryClient();
  const reading = queries.fetchQuery({ ...listingQuery(readAs(session), id), retry: false });
  let isMissing = false;
  const listing = await orSignIn(reading, here).catch((error: unknown) => {
    if (!(error instanceof ReadError)) throw error;
    isMissing = error.status === 404;
    return null;
  });
  return { queries, listing, isMissing };
});
