import type { CalendarEntryAttributes } from '#contract/calendar.ts';
import { toIsoDate } from '#contract/dates.ts';
import { customizations, listingBlocks, postedPrices, reservations, reviews } from '../db/schema/index.ts';
import type { Customizations } from '../pricing/rules.ts';
import type { TestApi } from './api.ts';
import type { ListingOptions, TestListing, TestUser, UserOptions } from './fixtures.ts';
import { type MarketOptions, seedMarket, todayIn } from './markets.ts';

const SETTINGS: Partial<Record<keyof Customizations, string>> = {
  minMaxPrices: 'min-max-prices',
  manualOverrides: 'manual-overrides',
  timeBasedAdjustments: 'time-based-adjustments',
  gapPriceAdjustments: 'gap-price-adjustments',
};

export interface PricedOptions {
  market?: MarketOptions;
  listing?: ListingOptions;
  user?: UserOptions;
}

export type PricedListing = Awaited<ReturnType<typeof seedPricedListing>>;

/** A tenant with one listing that has a price for every night, and hands to change what the price is made of. */
export async function seedPricedListing(api: TestApi, options: PricedOptions = {}) {
  const application = await api.createApplication();
  const user = await api.createUser(application, options.user ?? {});
  const place = await seedMarket(api.context, options.market ?? {});
  const listing = await api.seedListing(user, { basePrice: 120, bedrooms: 2, ...place, ...options.listing });
  const token = await api.token(application);
  const timezone = options.listing?.timezone ?? 'Europe/Lisbon';
  /** The date this many days from the listing's today. */
  const dayAt = (days: number) => toIsoDate(todayIn(api.context, timezone) + days);
  const calendar = (query = '', as = token) =>
    api.request('GET', `/api/v1/listings/${listing.id}/calendar/${query}`, { token: as });

  return {
    application,
    user,
    place,
    listing,
    token,
    dayAt,
    calendar,
    ...inputsOf(api, user, listing, dayAt),
    /** The entries of the nights `from` … `to`, in days from today. */
    async nights(from: number, to: number): Promise<CalendarEntryAttributes[]> {
      const window = `?filter[start-date]=${dayAt(from)}&filter[end-date]=${dayAt(to)}&page[size]=731`;
      const { json } = await calendar(window);
      return json.data.map((entry: { attributes: CalendarEntryAttributes }) => entry.attributes);
    },
  };
}

/** Writes what a sync, an owner or the price push would have written, and waits until it is heard. */
export function inputsOf(
  api: TestApi,
  user: TestUser,
  listing: TestListing,
  dayAt: (days: number) => string,
) {
  const { db, database } = api.context;
  const written = async (write: PromiseLike<unknown>) => {
    await write;
    await database.settle();
  };
  return {
    written,
    book: (from: number, nights: number, values: Partial<typeof reservations.$inferInsert> = {}) =>
      written(
        db.insert(reservations).values({
          ownerId: user.id,
          listingId: listing.id,
          accountId: listing.accountId,
          channel: 'sandbox',
          channelId: crypto.randomUUID(),
          status: 'accepted',
          checkinDate: dayAt(from),
          checkoutDate: dayAt(from + nights),
          currency: 'EUR',
          ...values,
        }),
      ),
    block: (from: number, to: number, kind: 'blocked' | 'unavailable' = 'blocked') =>
      written(
        db
          .insert(listingBlocks)
          .values({ listingId: listing.id, kind, firstNight: dayAt(from), lastNight: dayAt(to) }),
      ),
    review: (daysAgo: number, rating: number) =>
      written(
        db.insert(reviews).values({
          listingId: listing.id,
          channelId: crypto.randomUUID(),
          reviewedOn: dayAt(-daysAgo),
          rating,
        }),
      ),
    customize: <K extends keyof Customizations>(name: K, attributes: Partial<Customizations[K]>) => {
      const row = { attributes, ownerId: user.id };
      return written(
        db
          .insert(customizations)
          .values({ ...row, listingId: listing.id, type: SETTINGS[name] ?? name })
          .onConflictDoUpdate({ target: [customizations.listingId, customizations.type], set: row }),
      );
    },
    /** One price per night from a day on; null where none was ever posted. */
    post: (from: number, prices: (number | null)[]) => {
      const packed = Buffer.alloc(prices.length * 4);
      for (const [night, price] of prices.entries()) packed.writeInt32LE(price ?? -1, night * 4);
      const row = { firstNight: dayAt(from), prices: packed, postedAt: api.context.now() };
      return written(
        db
          .insert(postedPrices)
          .values({ ...row, listingId: listing.id, ownerId: user.id })
          .onConflictDoUpdate({ target: postedPrices.listingId, set: row }),
      );
    },
  };
}
