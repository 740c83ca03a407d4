import type { EpochDay } from '#contract/dates.ts';
import type { ObservedListing } from '#service/market/model/observed-listing.ts';
import type { DemoMarket, DemoNeighbourhood } from './demo-market.ts';
import { generateNights } from './generate-nights.ts';
import type { MarketSeason } from './market-season.ts';
import { marketSeason } from './market-season.ts';
import type { Random } from './random.ts';
import { createRandom, seedOf } from './random.ts';

export const DAYS_BACK = 365;
export const DAYS_AHEAD = 365;

const KM_PER_DEGREE = 111.2;
const PRIVATE_ROOM_SHARE = 0.09;
const PRIVATE_ROOM_PRICE = 0.5;
const STUDIO_PRICE = 0.85;
const MIN_STAYS = [1, 2, 3, 7, 28];
const MIN_STAY_SHARES = [0.28, 0.42, 0.14, 0.04, 0.12];
/** Upper to lower quartile of a normal distribution, in standard deviations. */
const INTERQUARTILE = 1.349;
const HIGH_DENOMINATION = 2000;

/**
 * Listings of a demo market as a feed would show them on `today`: a year of nights behind, a year ahead.
 * The same arguments give the same listings.
 */
export function generateDemoMarket(market: DemoMarket, today: EpochDay, seed = 1): ObservedListing[] {
  const random = createRandom(seedOf(`${market.slug}/${seed}`));
  const season = marketSeason(market, today - DAYS_BACK, DAYS_BACK + DAYS_AHEAD + 1);
  return Array.from({ length: market.listingCount }, (_, number) =>
    generateListing(market, season, today, number, createRandom(random.integer(0, 2 ** 32 - 1))),
  );
}

function generateListing(
  market: DemoMarket,
  season: MarketSeason,
  today: EpochDay,
  number: number,
  random: Random,
): ObservedListing {
  const neighbourhood =
    market.neighbourhoods[random.weighted(market.neighbourhoods.map(({ share }) => share))] ??
    random.pick(market.neighbourhoods);
  const bedrooms = random.weighted(market.bedroomShares);
  const privateRoom = bedrooms === 1 && random.chance(PRIVATE_ROOM_SHARE * 2.5);
  const quality = random.normal();
  const priceStep = market.prices[0][1] > HIGH_DENOMINATION ? 100 : 1;
  const basePrice =
    drawPrice(market, bedrooms, quality, random) *
    neighbourhood.priceLevel *
    (privateRoom ? PRIVATE_ROOM_PRICE : 1);
  const minNights = MIN_STAYS[random.weighted(MIN_STAY_SHARES)] ?? 2;
  const propertyType = random.pick(market.propertyTypes);
  return {
    id: `${market.slug}-${String(number + 1).padStart(4, '0')}`,
    name: `${random.pick(market.titles)} · ${neighbourhood.name}`,
    url: null,
    image: null,
    hostId: `${market.slug}-host-${random.integer(1, Math.ceil(market.listingCount / 2))}`,
    ...placeWithin(neighbourhood, random),
    neighbourhood: neighbourhood.name,
    roomType: privateRoom ? 'private-room' : 'entire-home',
    propertyType: privateRoom ? propertyType.replace('Entire', 'Private room in') : propertyType,
    accommodates: Math.max(2, bedrooms * 2 + random.integer(0, 2)),
    bedrooms,
    bathrooms: Math.max(1, Math.round((bedrooms * 0.7 + random.between(0, 0.6)) * 2) / 2),
    price: Math.max(priceStep, Math.round(basePrice / priceStep) * priceStep),
    minNights,
    rating: Math.round(Math.max(3.6, Math.min(5, 4.74 + 0.14 * quality + 0.1 * random.normal())) * 100) / 100,
    reviewsCount: Math.floor(random.uniform() ** 2 * 320),
    amenitiesCount: Math.max(8, Math.round(34 + 7 * quality + 6 * random.normal())),
    observedOn: today,
    nights: generateNights(
      {
        season,
        today,
        basePrice,
        priceStep,
        minNights,
        meanStayNights: market.meanStayNights,
        appeal: Math.max(0.6, Math.min(1.25, 1 + 0.07 * quality + 0.09 * random.normal())),
      },
      random,
    ),
  };
}

/** Log-normal through the market's quartiles; part of the spread is the listing's quality. */
function drawPrice(market: DemoMarket, bedrooms: number, quality: number, random: Random): number {
  const [low, middle, high] = market.prices[Math.max(0, Math.min(3, bedrooms - 1))] ?? market.prices[0];
  const spread = Math.log(high / low) / INTERQUARTILE;
  const place = 0.6 * quality + 0.8 * random.normal();
  return middle * Math.exp(spread * place) * (bedrooms === 0 ? STUDIO_PRICE : 1);
}

function placeWithin(
  { latitude, longitude, radiusKm }: DemoNeighbourhood,
  random: Random,
): { latitude: number; longitude: number } {
  const distance = radiusKm * Math.sqrt(random.uniform());
  const direction = random.between(0, 2 * Math.PI);
  const north = (distance * Math.cos(direction)) / KM_PER_DEGREE;
  const east = (distance * Math.sin(direction)) / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  return { latitude: round5(latitude + north), longitude: round5(longitude + east) };
}

function round5(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
