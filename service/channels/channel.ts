import type { z } from 'zod';
import type { IsoDate, Weekday } from '#contract/dates.ts';
import type {
  ChannelBlock,
  ChannelListing,
  ChannelPriceOutcome,
  ChannelPriceUpdate,
  ChannelReservation,
  ChannelReview,
  UtcInstant,
} from './records.ts';

/** Parsed by the channel's own schema; keys are snake_case as in the API. */
export type ChannelCredentials = Readonly<Record<string, string>>;

export type CredentialSchema = z.ZodObject<Record<string, z.ZodString>>;

/** The account that credentials open on the channel's side. */
export interface ChannelAccount {
  /** Stable id on the channel's side: the same credentials always lead to the same one. */
  channelId: string;
  displayId: string | null;
  /** The channel's own name as shown to people. */
  label: string;
  email: string | null;
}

/** A record that is there but could not be read or made no sense. */
export interface ChannelFailure {
  channelId: string;
  /** Short sentence for people. */
  reason: string;
}

export interface ChannelPage<T> {
  records: readonly T[];
  failures: readonly ChannelFailure[];
  /** Records in all pages together, null when the channel does not say. */
  total: number | null;
}

export interface ChannelSupport {
  reservations: boolean;
  blocks: boolean;
  reviews: boolean;
  pricePush: boolean;
  minStayPush: boolean;
  checkinDays: boolean;
  checkoutDays: boolean;
  seasonalCheckinCheckoutDays: boolean;
  /** Weekdays on which the channel accepts no check-in or check-out rule. */
  restrictedWeekdays: readonly Weekday[];
}

export interface ReservationQuery {
  /** Only what changed at or after this moment; left out: everything the channel keeps. */
  updatedSince?: UtcInstant;
  channelListingId?: string;
}

export interface BlockQuery {
  from: IsoDate;
  /** Inclusive. */
  to: IsoDate;
  channelListingId?: string;
}

export interface ReviewQuery {
  since?: IsoDate;
  channelListingId?: string;
}

/**
 * What a booking channel or property management system can do for us.
 *
 * Every method throws `ChannelCredentialError`, `ChannelUnavailableError` or `ChannelDataError`,
 * and the signal's own reason when that aborts. A record that cannot be read is a failure of its page;
 * only what concerns the whole read throws.
 */
export interface Channel {
  readonly id: string;
  readonly label: string;
  readonly isPms: boolean;
  readonly credentialSchema: CredentialSchema;
  readonly supports: ChannelSupport;

  validate(credentials: ChannelCredentials, signal: AbortSignal): Promise<ChannelAccount>;
  listListings(
    credentials: ChannelCredentials,
    signal: AbortSignal,
  ): AsyncIterable<ChannelPage<ChannelListing>>;
  /** Null when the channel no longer has the listing. */
  readListing(
    credentials: ChannelCredentials,
    channelListingId: string,
    signal: AbortSignal,
  ): Promise<ChannelListing | null>;
  listReservations(
    credentials: ChannelCredentials,
    query: ReservationQuery,
    signal: AbortSignal,
  ): AsyncIterable<ChannelPage<ChannelReservation>>;
  readBlocks(
    credentials: ChannelCredentials,
    query: BlockQuery,
    signal: AbortSignal,
  ): AsyncIterable<ChannelPage<ChannelBlock>>;
  readReviews(
    credentials: ChannelCredentials,
    query: ReviewQuery,
    signal: AbortSignal,
  ): AsyncIterable<ChannelPage<ChannelReview>>;
  /** Writes the nights given and leaves others alone; the same update twice has the effect of once. */
  pushPrices(
    credentials: ChannelCredentials,
    update: ChannelPriceUpdate,
    signal: AbortSignal,
  ): Promise<ChannelPriceOutcome>;
}
