import type { CompsetAttributes, CompsetSummaryResource } from '#contract/compsets.ts';
import { toEpochDay } from '#contract/dates.ts';
import { updateCompsets } from '../compsets/update-compsets.ts';
import { observedListings } from '../db/schema/index.ts';
import { encodeNights } from '../market/model/nights-codec.ts';
import { type PackedNights, unknownNights } from '../market/model/observed-listing.ts';
import type { TestApi } from './api.ts';
import { type PricedOptions, seedPricedListing } from './priced-listing.ts';

const HERE = { latitude: 38.7, longitude: -9.4 };
const KM = 1 / 111.2;

export type ObservedValues = Partial<typeof observedListings.$inferInsert>;
export type CompsetListing = Awaited<ReturnType<typeof seedCompsetListing>>;

/** One letter per night: `o` open, `b` booked, `?` not known. */
export type NightLetters = string;

/** A priced listing with two bedrooms, and hands to put comparable homes around it. */
export async function seedCompsetListing(api: TestApi, options: PricedOptions = {}) {
  const home = { ...HERE, bathrooms: '1', accommodates: 4, rating: 4.6 };
  const seeded = await seedPricedListing(api, { ...options, listing: { ...home, ...options.listing } });
  const { listing, place, token, dayAt } = seeded;
  const { db } = api.context;
  const update = () => updateCompsets(api.context, { accountId: listing.accountId });

  /** The nights from a day on, in days from today, at one price and one minimum stay. */
  const nights = (from: number, letters: NightLetters, price = 100, minNights = 2): Buffer => {
    const packed: PackedNights = unknownNights(toEpochDay(dayAt(from)), letters.length);
    for (const [night, letter] of [...letters].entries()) {
      if (letter === '?') continue;
      packed.available[night] = letter === 'o' ? 1 : 0;
      packed.price[night] = price;
      packed.minNights[night] = minNights;
    }
    return encodeNights(packed);
  };

  async function compsets(query = `?filter[listing]=${listing.id}`, as = token) {
    const { json } = await api.request('GET', `/api/v1/compsets/${query}`, { token: as });
    return json.data as Required<CompsetSummaryResource>[];
  }

  async function idOf(): Promise<string> {
    const [compset] = await compsets();
    if (!compset) throw new Error('The listing has no comp set.');
    return compset.id;
  }

  return {
    ...seeded,
    update,
    nights,
    calendarNights: seeded.nights,
    compsets,
    idOf,
    /** Homes like the listing, each ten metres farther away than the one before. */
    observe: async (count: number, values: ObservedValues | ((index: number) => ObservedValues) = {}) => {
      const rows = await db
        .insert(observedListings)
        .values(
          Array.from({ length: count }, (_, index) => ({
            marketId: place.marketId,
            clusterId: place.clusterId,
            externalId: crypto.randomUUID(),
            title: `Home ${index}`,
            latitude: HERE.latitude + index * 0.01 * KM,
            longitude: HERE.longitude,
            roomType: 'entire-home',
            bedrooms: 2,
            bathrooms: 1,
            accommodates: 4,
            rating: 4.6,
            reviewsCount: 12,
            price: 100,
            ...(typeof values === 'function' ? values(index) : values),
          })),
        )
        .returning();
      return rows;
    },
    read: async (query = '', as = token) =>
      api.request('GET', `/api/v1/compsets/${await idOf()}/${query}`, { token: as }),
    detail: async (query = ''): Promise<CompsetAttributes> => {
      const answer = await api.request('GET', `/api/v1/compsets/${await idOf()}/${query}`, { token });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.json));
      return answer.json.data.attributes;
    },
    /** `performance` of the nights from … to, in days from today. */
    range: (from: number, to = from) => `?start_date=${dayAt(from)}&end_date=${dayAt(to)}`,
  };
}

/**
 * A listing with its comp set of ten homes, of which seven show their nights from yesterday on: open, then twenty
 * booked, then open again.
 */
export async function seedTenHomes(
  api: TestApi,
  options: PricedOptions = {},
  letters: NightLetters = `o${'b'.repeat(20)}${'o'.repeat(200)}`,
) {
  const seeded = await seedCompsetListing(api, options);
  await seeded.observe(10, (index) => (index < 7 ? { nights: seeded.nights(-1, letters) } : {}));
  await seeded.update();
  return seeded;
}
