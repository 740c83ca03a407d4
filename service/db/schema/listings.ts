import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant, reference } from './columns.ts';
import { users } from './identity.ts';
import { clusters, markets } from './market.ts';

export const SYNC_STATES = ['queued', 'in_progress', 'completed', 'unknown'] as const;
export type SyncState = (typeof SYNC_STATES)[number];

/** A channel or property management system connected for a user. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text().notNull(),
    channelId: text().notNull(),
    channelDisplayId: text(),
    label: text().notNull(),
    email: text(),
    credentialsEncrypted: bytes().notNull(),
    valid: boolean().notNull().default(true),
    isPms: boolean().notNull(),
    syncState: text({ enum: SYNC_STATES }).notNull(),
    syncError: text(),
    /** Listings read so far and listings to read in the running sync. */
    syncDone: integer().notNull().default(0),
    syncTotal: integer(),
    lastSuccessfulSyncAt: instant(),
    createdAt: createdAt(),
    deletedAt: instant(),
  },
  (t) => [uniqueIndex('accounts_channel_side_key').on(t.userId, t.channel, t.channelId)],
);

export const listings = pgTable(
  'listings',
  {
    id: id(),
    ownerId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The multi-unit parent this unit belongs to. */
    parentId: reference(),
    title: text().notNull(),
    image: text(),
    address: text(),
    neighborhood: text(),
    city: text(),
    state: text(),
    country: text(),
    marketId: reference().references(() => markets.id, { onDelete: 'set null' }),
    clusterId: reference().references(() => clusters.id, { onDelete: 'set null' }),
    roomType: text(),
    bedrooms: integer(),
    bathrooms: numeric({ precision: 5, scale: 2 }),
    accommodates: integer(),
    rating: doublePrecision(),
    basePrice: integer(),
    basePriceUpdatedAt: instant(),
    minPrice: integer(),
    minPriceUpdatedAt: instant(),
    maxPrice: integer(),
    minStay: integer().notNull().default(1),
    extraGuestFee: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
    extraGuestThreshold: integer().notNull().default(1),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    timezone: text().notNull(),
    currency: text().notNull(),
    enabled: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('listings_owner_newest').on(t.ownerId, t.createdAt, t.id),
    index().on(t.parentId),
    index().on(t.clusterId),
    index().on(t.marketId),
  ],
);

/** A place a listing is syndicated to: the system it was imported from, or a channel behind that system. */
export const channelListings = pgTable(
  'channel_listings',
  {
    id: id(),
    ownerId: reference().notNull(),
    listingId: reference()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    channel: text().notNull(),
    channelId: text().notNull(),
    /** The link that the account imports, prices and reservations through. */
    primary: boolean().notNull(),
    active: boolean().notNull().default(true),
    syncState: text({ enum: SYNC_STATES }).notNull().default('completed'),
    lastSuccessfulSyncAt: instant(),
  },
  (t) => [
    uniqueIndex('channel_listings_account_key').on(t.accountId, t.channel, t.channelId),
    index().on(t.listingId),
  ],
);

export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    ownerId: reference().notNull(),
    listingId: reference()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    channel: text().notNull(),
    channelId: text().notNull(),
    /** Where the guest booked, as the property management system names it. */
    bookedThrough: text(),
    reference: text(),
    status: text({ enum: ['accepted', 'canceled', 'unconfirmed'] }).notNull(),
    isOwnerStay: boolean(),
    bookedAt: instant(),
    canceledAt: instant(),
    checkinDate: date({ mode: 'string' }).notNull(),
    checkoutDate: date({ mode: 'string' }).notNull(),
    guests: integer(),
    currency: text().notNull(),
    rentalAmount: numeric({ precision: 14, scale: 2 }),
    totalAmount: numeric({ precision: 14, scale: 2 }),
    adr: numeric({ precision: 14, scale: 2 }),
  },
  (t) => [
    uniqueIndex('reservations_account_key').on(t.accountId, t.channelId),
    index('reservations_listing_stay').on(t.listingId, t.checkoutDate),
    index('reservations_owner_stay').on(t.ownerId, t.checkinDate, t.id),
  ],
);

/** Nights the channel holds off without a reservation; replaced whole by every sync. */
export const listingBlocks = pgTable(
  'listing_blocks',
  {
    id: id(),
    listingId: reference()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['blocked', 'unavailable'] }).notNull(),
    firstNight: date({ mode: 'string' }).notNull(),
    lastNight: date({ mode: 'string' }).notNull(),
  },
  (t) => [index().on(t.listingId)],
);

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    listingId: reference()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    channelId: text().notNull(),
    reviewedOn: date({ mode: 'string' }).notNull(),
    /** 1…5 */
    rating: doublePrecision().notNull(),
  },
  (t) => [uniqueIndex('reviews_listing_key').on(t.listingId, t.channelId)],
);

/** One row per listing and customization type, in the engine's own form. */
export const customizations = pgTable(
  'customizations',
  {
    listingId: reference()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    ownerId: reference().notNull(),
    attributes: jsonb().notNull(),
    version: integer().notNull().default(1),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.type] })],
);

/** What the channel last accepted: one packed row per listing. */
export const postedPrices = pgTable('posted_prices', {
  listingId: reference()
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  ownerId: reference().notNull(),
  firstNight: date({ mode: 'string' }).notNull(),
  /** Little-endian int32 per night in whole currency units; -1 where none was posted. */
  prices: bytes().notNull(),
  postedAt: instant().notNull(),
});

export const changeHistory = pgTable(
  'change_history',
  {
    id: id(),
    ownerId: reference().notNull(),
    listingId: reference()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    changedAt: createdAt(),
    surface: text({ enum: ['api', 'dashboard', 'agent', 'service'] }).notNull(),
    actorType: text({ enum: ['user', 'application', 'support', 'service'] }).notNull(),
    actorLabel: text().notNull(),
    setting: text().notNull(),
    field: text().notNull(),
    oldValue: jsonb(),
    newValue: jsonb(),
    requestId: text(),
  },
  (t) => [
    index('change_history_listing_newest').on(t.listingId, t.changedAt, t.id),
    // Holds whatever a change is filtered and counted by, so that both are answered from the index alone.
    index('change_history_owner_newest').on(
      t.ownerId,
      t.changedAt,
      t.id,
      t.listingId,
      t.surface,
      t.setting,
      t.actorType,
      t.actorLabel,
      t.requestId,
    ),
    index('change_history_request').on(t.ownerId, t.requestId, t.changedAt, t.id),
  ],
);
