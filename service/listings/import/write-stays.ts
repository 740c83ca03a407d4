import type { OpenAccount } from '../../accounts/open-account.ts';
import type { ChannelBlock, ChannelReservation, ChannelReview } from '../../channels/records.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { AccountGoneError } from './account-gone-error.ts';
import { averageDailyRate, nightsBetween } from './average-daily-rate.ts';
import { lockLiveAccount } from './queries.ts';
import { type ReservationValues, replaceBlocks, upsertReservations, upsertReviews } from './stay-queries.ts';

/** Listing ids by the account's own ids for them. What belongs to other listings is left out. */
export type ListingIds = ReadonlyMap<string, number>;

/** @throws AccountGoneError */
export async function inAccount(
  context: Context,
  accountId: number,
  write: (tx: Executor) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await lockLiveAccount(tx, accountId))) throw new AccountGoneError();
    await write(tx);
  });
}

export async function writeReservations(
  context: Context,
  account: OpenAccount,
  listingIds: ListingIds,
  stays: readonly ChannelReservation[],
): Promise<void> {
  const rows = new Map<string, ReservationValues>();
  for (const stay of stays) {
    const listingId = listingIds.get(stay.channelListingId);
    if (listingId === undefined || nightsBetween(stay.checkinDate, stay.checkoutDate) < 1) continue;
    rows.set(stay.channelReservationId, reservationValues(account, listingId, stay));
  }
  if (rows.size === 0) return;
  await inAccount(context, account.id, (tx) => upsertReservations(tx, [...rows.values()]));
}

const decimal = (amount: number | null) => amount?.toFixed(2) ?? null;
const instant = (text: string | null) => (text === null ? null : new Date(text));

function reservationValues(
  account: OpenAccount,
  listingId: number,
  stay: ChannelReservation,
): ReservationValues {
  return {
    ownerId: account.ownerId,
    listingId,
    accountId: account.id,
    channel: account.channel.id,
    channelId: stay.channelReservationId,
    bookedThrough: stay.bookedThrough,
    reference: stay.reference,
    status: stay.status,
    isOwnerStay: stay.isOwnerStay,
    bookedAt: instant(stay.bookedAt),
    canceledAt: instant(stay.canceledAt),
    checkinDate: stay.checkinDate,
    checkoutDate: stay.checkoutDate,
    guests: stay.guests,
    currency: stay.currency,
    rentalAmount: decimal(stay.rentalAmountMajor),
    totalAmount: decimal(stay.totalAmountMajor),
    adr: decimal(averageDailyRate(stay)),
  };
}

/** @param blocks all that these listings have */
export async function writeBlocks(
  context: Context,
  account: OpenAccount,
  listingIds: ListingIds,
  blocks: readonly ChannelBlock[],
): Promise<void> {
  const rows = blocks.flatMap(({ channelListingId, firstNight, lastNight }) => {
    const listingId = listingIds.get(channelListingId);
    return listingId === undefined ? [] : [{ listingId, kind: 'blocked' as const, firstNight, lastNight }];
  });
  await inAccount(context, account.id, (tx) => replaceBlocks(tx, [...listingIds.values()], rows));
}

export async function writeReviews(
  context: Context,
  account: OpenAccount,
  listingIds: ListingIds,
  reviews: readonly ChannelReview[],
): Promise<void> {
  const rows = new Map(
    reviews.flatMap(({ channelListingId, channelReviewId: channelId, reviewedOn, rating }) => {
      const listingId = listingIds.get(channelListingId);
      if (listingId === undefined) return [];
      return [[`${listingId} ${channelId}`, { listingId, channelId, reviewedOn, rating }] as const];
    }),
  );
  if (rows.size === 0) return;
  await inAccount(context, account.id, (tx) => upsertReviews(tx, [...rows.values()]));
}
