import type { Context } from '../context.ts';
import { observedListings } from '../db/schema/index.ts';
import { type MarketOptions, seedMarket, type TestPlace } from './markets.ts';

export interface ObservedMarketOptions extends MarketOptions {
  latitude: number;
  longitude: number;
  /** What every observed listing asks for a night. */
  price?: number;
}

const STEPS = [-0.015, -0.005, 0.005, 0.015];

/** A market with sixteen observed two-bedroom homes on a grid around its centre. */
export async function seedObservedMarket(
  context: Context,
  options: ObservedMarketOptions,
): Promise<TestPlace> {
  const { latitude, longitude, price = 120 } = options;
  const place = await seedMarket(context, options);
  const home = { roomType: 'entire-home', bedrooms: 2, bathrooms: 1, accommodates: 4, rating: 4.6, price };
  await context.db.insert(observedListings).values(
    STEPS.flatMap((north) =>
      STEPS.map((east) => ({
        ...place,
        ...home,
        externalId: `${north}/${east}`,
        latitude: latitude + north,
        longitude: longitude + east,
      })),
    ),
  );
  return place;
}
