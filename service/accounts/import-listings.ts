import type { Context } from '../context.ts';
import { AccountGoneError } from '../listings/import/account-gone-error.ts';
import {
  deactivateVanished,
  findListingIds,
  findSyncedSince,
  linkUnits,
  markUnreadable,
} from '../listings/import/queries.ts';
import { writeListing } from '../listings/import/write-listing.ts';
import type { OpenAccount } from './open-account.ts';
import { markSyncProgress } from './sync-queries.ts';

export interface ImportedListings {
  /** Listing ids by the account's own ids, of those that were read now. */
  read: Map<string, number>;
  /** New to us, or back after they were gone. */
  appeared: number;
  /** The account's own ids. */
  failed: Set<string>;
  /** All that the account has. */
  total: number;
}

/**
 * Reads the account's listings page by page and writes each in a transaction of its own, so that one that cannot
 * be read or written does not keep the others out. What the account no longer has is no longer shown.
 * @param freshSince listings synced since then are left as they are
 * @throws ChannelError, AccountGoneError, and the signal's reason
 */
export async function importListings(
  context: Context,
  account: OpenAccount,
  freshSince: Date,
  signal: AbortSignal,
): Promise<ImportedListings> {
  const fresh = await findSyncedSince(context.db, account.id, freshSince);
  const present = new Set<string>();
  const parents = new Map<number, string | null>();
  const imported: ImportedListings = { read: new Map(), appeared: 0, failed: new Set(), total: 0 };

  for await (const page of account.channel.listListings(account.credentials, signal)) {
    for (const record of page.records) {
      signal.throwIfAborted();
      const channelId = record.channelListingId;
      present.add(channelId);
      if (fresh.has(channelId)) continue;
      try {
        const { id, appeared } = await writeListing(context, account, record);
        imported.read.set(channelId, id);
        parents.set(id, record.parentChannelListingId);
        if (appeared) imported.appeared += 1;
      } catch (error) {
        if (error instanceof AccountGoneError) throw error;
        context.log.error({ err: error, accountId: account.id, channelId }, 'listing not written');
        imported.failed.add(channelId);
      }
    }
    for (const { channelId } of page.failures) imported.failed.add(channelId);
    const done = new Set([...present, ...imported.failed]).size;
    await markSyncProgress(context.db, account.id, done, page.total);
  }

  const all = new Set([...present, ...imported.failed]);
  const ids = await findListingIds(context.db, account.id);
  await linkUnits(
    context.db,
    [...parents].map(([listingId, parent]) => ({
      listingId,
      parentId: parent === null ? null : (ids.get(parent) ?? null),
    })),
  );
  await deactivateVanished(context.db, account.id, all);
  await markUnreadable(context.db, account.id, [...imported.failed]);
  return { ...imported, total: all.size };
}
