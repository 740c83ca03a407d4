import type { Restoration } from '#contract/console/restorations.ts';
import { type Restored, restoreListing } from '#lib/restorations/restore-listing.ts';

/** A listing whose settings shall go back. */
export interface RestoredListing {
  id: string;
  title: string;
}

export interface RestoreOutcome {
  listing: RestoredListing;
  /** What has another value now; null where it was refused. */
  restored: Restored | null;
  error: Error | null;
}

/** Listings that are restored at the same time: enough to be quick, few enough to leave room for others. */
const AT_ONCE = 3;

/**
 * Puts settings of many listings back, as one in the history. One listing's refusal stops no other.
 * @param told after each listing
 * @param signal listings that have not begun when it is aborted are left alone
 */
export async function restoreMany(
  listings: readonly RestoredListing[],
  restoration: Restoration,
  told: (outcome: RestoreOutcome) => void,
  signal: AbortSignal,
): Promise<void> {
  const requestId = `restore_${crypto.randomUUID().replaceAll('-', '')}`;
  const waiting = listings.values();
  const work = async () => {
    for (const listing of waiting) {
      if (signal.aborted) return;
      told(await attempt(listing, restoration, requestId));
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, listings.length) }, work));
}

async function attempt(
  listing: RestoredListing,
  restoration: Restoration,
  requestId: string,
): Promise<RestoreOutcome> {
  try {
    return { listing, restored: await restoreListing(listing.id, restoration, requestId), error: null };
  } catch (error) {
    return { listing, restored: null, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
