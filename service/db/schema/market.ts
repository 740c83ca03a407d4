import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant, reference } from './columns.ts';

export const markets = pgTable('markets', {
  id: id(),
  name: text().notNull().unique(),
  /** ISO 3166-1 alpha-2. */
  country: text().notNull(),
  /** Subdivision code as the holiday calendar knows it, for regional holidays. */
  region: text(),
  currency: text().notNull(),
  timezone: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** Only an active market prices its listings. */
  active: boolean().notNull().default(false),
  source: text().notNull(),
  observedAt: instant(),
  createdAt: createdAt(),
});

/** A neighbourhood whose listings are priced together. */
export const clusters = pgTable(
  'clusters',
  {
    id: id(),
    marketId: reference()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (t) => [uniqueIndex('clusters_market_name_key').on(t.marketId, t.name)],
);

/** A listing somebody else rents out, seen in a market feed or an import. */
export const observedListings = pgTable(
  'observed_listings',
  {
    id: id(),
    marketId: reference()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    clusterId: reference().references(() => clusters.id, { onDelete: 'set null' }),
    externalId: text().notNull(),
    title: text(),
    /** Where it is advertised, and its picture. */
    url: text(),
    image: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    roomType: text(),
    propertyType: text(),
    accommodates: integer(),
    bedrooms: integer(),
    bathrooms: real(),
    /** Typical nightly price, major units of the market's currency. */
    price: real(),
    minNights: integer(),
    rating: real(),
    reviewsCount: integer(),
    amenitiesCount: integer(),
    firstNight: date({ mode: 'string' }),
    /** Packed nights: availability, price, minimum stay. */
    nights: bytes(),
  },
  (t) => [
    uniqueIndex('observed_listings_market_key').on(t.marketId, t.externalId),
    index('observed_listings_place').on(t.latitude, t.longitude),
  ],
);

/** The fitted model of a cluster, or of a whole market where `clusterId` is null. */
export const clusterModels = pgTable(
  'cluster_models',
  {
    id: id(),
    marketId: reference()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    clusterId: reference().references(() => clusters.id, { onDelete: 'cascade' }),
    asOf: date({ mode: 'string' }).notNull(),
    model: jsonb().notNull(),
    fittedAt: createdAt(),
  },
  (t) => [unique('cluster_models_place_key').on(t.marketId, t.clusterId).nullsNotDistinct()],
);

/** The benchmark: one row per place, bedroom cohort and stay date. `clusterId` 0 is the whole market. */
export const marketStatistics = pgTable(
  'market_statistics',
  {
    marketId: reference()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    clusterId: reference().notNull(),
    cohort: text().notNull(),
    stayDate: date({ mode: 'string' }).notNull(),
    listingCount: integer().notNull(),
    availableCount: integer().notNull(),
    /** Homes whose night is known, blocked ones among them; null where it was not counted. */
    nightCount: integer(),
    /** 0…1, null where nothing comparable was seen. */
    occupancy: real(),
    /** Posted price quantiles, major units of the market's currency. */
    p10: real(),
    p25: real(),
    p50: real(),
    p75: real(),
    p90: real(),
  },
  (t) => [primaryKey({ columns: [t.marketId, t.clusterId, t.cohort, t.stayDate] })],
);

/** What bookings of managed listings pay, pooled over owners; the places are those of the benchmark. */
export const pooledBookedRates = pgTable(
  'pooled_booked_rates',
  {
    marketId: reference()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    clusterId: reference().notNull(),
    cohort: text().notNull(),
    stayDate: date({ mode: 'string' }).notNull(),
    /** Mean of the owners' own means, major units of the market's currency. */
    rate: doublePrecision().notNull(),
    /** Four of the owners at most: enough to tell whether three remain beside whoever asks. */
    ownerIds: bigint({ mode: 'number' }).array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.marketId, t.clusterId, t.cohort, t.stayDate] })],
);
