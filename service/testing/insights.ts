import { eq } from 'drizzle-orm';
import { toEpochDay } from '#contract/dates.ts';
import type { MarketInsightAttributes } from '#contract/insights.ts';
import { marketStatistics, users } from '../db/schema/index.ts';
import { WHOLE_MARKET } from '../market/queries/statistics-queries.ts';
import { upsertRates } from '../rates/queries.ts';
import type { TestApi } from './api.ts';
import { type PricedOptions, seedPricedListing } from './priced-listing.ts';

export interface InsightOptions extends PricedOptions {
  billingCurrency?: string;
}

export type InsightListing = Awaited<ReturnType<typeof seedInsightListing>>;

/** A priced listing whose owner is billed in euros, with what its benchmark is made of. */
export async function seedInsightListing(api: TestApi, options: InsightOptions = {}) {
  const seeded = await seedPricedListing(api, options);
  const { listing, place, user, token, dayAt, written } = seeded;
  const { db } = api.context;
  const { billingCurrency = 'EUR' } = options;
  await written(db.update(users).set({ billingCurrency }).where(eq(users.id, user.id)));

  const read = (query = '', as = token) =>
    api.request('GET', `/api/v1/listings/${listing.id}/market-insights/${query}`, { token: as });
  const window = (from: number, to = from, rest = '') =>
    `?filter[start-date]=${dayAt(from)}&filter[end-date]=${dayAt(to)}${rest}`;

  return {
    ...seeded,
    read,
    window,
    /** What the days `from` … `to` show, in days from today. */
    async days(from: number, to = from, rest = ''): Promise<MarketInsightAttributes[]> {
      const { json } = await read(window(from, to, rest));
      return json.data.map(({ attributes }: { attributes: MarketInsightAttributes }) => attributes);
    },
    meta: async (from: number, to = from, rest = '') => (await read(window(from, to, rest))).json.meta,
    /** What was observed of a day, of two-bedroom homes in the cluster where nothing else is said. */
    observe: (day: number, values: Partial<typeof marketStatistics.$inferInsert> = {}) =>
      written(
        db.insert(marketStatistics).values({
          ...place,
          cohort: '2',
          stayDate: dayAt(day),
          listingCount: 40,
          availableCount: 10,
          nightCount: 50,
          occupancy: 0.75,
          p50: 150,
          ...values,
        }),
      ),
    wholeMarket: { clusterId: WHOLE_MARKET },
    /** What one euro is worth from a day on, in days from today. */
    rate: (currency: string, day: number, rate: number) =>
      written(upsertRates(db, [{ currency, day: toEpochDay(dayAt(day)), rate }])),
  };
}
