import type { Context } from '../context.ts';
import { findAnchors, type Scope } from './anchor-queries.ts';
import { recountCustom } from './custom-queries.ts';
import { refreshCompset } from './refresh-compset.ts';

const LISTINGS_AT_A_TIME = 200;

/**
 * Looks at the connected comp sets of an account, of a market that was observed anew, or at all. One that cannot be
 * looked at does not keep the others out.
 * @throws the signal's reason
 */
export async function updateCompsets(
  context: Pick<Context, 'db' | 'now' | 'log'>,
  scope: Scope,
  signal?: AbortSignal,
): Promise<void> {
  if (scope === 'all' || 'marketId' in scope) await recountCustom(context.db, context.now());
  let after = 0;
  for (;;) {
    const found = await findAnchors(context.db, scope, after, LISTINGS_AT_A_TIME);
    for (const listing of found) {
      signal?.throwIfAborted();
      after = listing.id;
      try {
        await refreshCompset(context, listing);
      } catch (error) {
        context.log.error({ err: error, listingId: listing.id }, 'comp set not refreshed');
      }
    }
    if (found.length < LISTINGS_AT_A_TIME) return;
  }
}
