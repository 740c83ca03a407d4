import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { OpenAccount } from '../../accounts/open-account.ts';
import type { ChannelFailure } from '../../channels/channel.ts';
import type { ChannelBlock } from '../../channels/records.ts';
import type { Context } from '../../context.ts';
import { type ListingIds, writeBlocks, writeReservations, writeReviews } from './write-stays.ts';

/** Blocks are kept as far ahead as a calendar is served. */
const BLOCK_DAYS_AHEAD = 1_096;

/**
 * Reads reservations, blocks and reviews of the listings and writes them page by page.
 * @param onlyListing the account's id of a listing, where not all of them are meant
 * @throws ChannelError, AccountGoneError, and the signal's reason
 */
export async function importStays(
  context: Context,
  account: OpenAccount,
  listingIds: ListingIds,
  signal: AbortSignal,
  onlyListing?: string,
): Promise<void> {
  if (listingIds.size === 0) return;
  const { channel, credentials } = account;
  const only = onlyListing === undefined ? {} : { channelListingId: onlyListing };
  const warn = (kind: string, failures: readonly ChannelFailure[]) => {
    if (failures.length > 0)
      context.log.warn({ accountId: account.id, kind, failures }, 'records not readable');
  };
  if (channel.supports.reservations) {
    for await (const page of channel.listReservations(credentials, only, signal)) {
      signal.throwIfAborted();
      await writeReservations(context, account, listingIds, page.records);
      warn('reservations', page.failures);
    }
  }
  if (channel.supports.blocks) {
    const blocks: ChannelBlock[] = [];
    for await (const page of channel.readBlocks(
      credentials,
      { ...blockWindow(context.now()), ...only },
      signal,
    )) {
      blocks.push(...page.records);
      warn('blocks', page.failures);
    }
    signal.throwIfAborted();
    await writeBlocks(context, account, listingIds, blocks);
  }
  if (channel.supports.reviews) {
    for await (const page of channel.readReviews(credentials, only, signal)) {
      signal.throwIfAborted();
      await writeReviews(context, account, listingIds, page.records);
      warn('reviews', page.failures);
    }
  }
}

/** From yesterday, as it is still yesterday somewhere. */
function blockWindow(now: Date) {
  const today = toEpochDay(now.toISOString().slice(0, 10));
  return { from: toIsoDate(today - 1), to: toIsoDate(today + BLOCK_DAYS_AHEAD) };
}
