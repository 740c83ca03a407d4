import type { IsoDate } from '#contract/dates.ts';

/** A part of town that the market model treats as one cluster. */
export interface DemoNeighbourhood {
  name: string;
  latitude: number;
  longitude: number;
  /** Listings lie within about this distance of the centroid. */
  radiusKm: number;
  /** Typical price as a ratio of the market's. */
  priceLevel: number;
  /** Share of the market's listings; a market's shares sum to 1. */
  share: number;
}

/** Nights on which a demo market is dearer than its season and weekday say. */
export interface LocalEvent {
  /** First night. */
  from: IsoDate;
  /** Last night, inclusive. */
  to: IsoDate;
  /** 0.3 = 30 % dearer. */
  uplift: number;
  /** By language. */
  names: Record<string, string>;
}

/** Lower quartile, median and upper quartile of the posted nightly price of entire homes. */
export type PriceQuartiles = readonly [number, number, number];

/** What the generator needs to know of a market; all prices in whole units of `currency`. */
export interface DemoMarket {
  slug: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Region code as `date-holidays` spells it, where the country's holidays differ by region. */
  region: string | null;
  currency: string;
  timezone: string;
  listingCount: number;
  neighbourhoods: readonly DemoNeighbourhood[];
  /** Quartiles for one, two, three and four or more bedrooms. */
  prices: readonly [PriceQuartiles, PriceQuartiles, PriceQuartiles, PriceQuartiles];
  /** Shares of studios, 1, 2, 3 and 4 bedrooms; sum to 1. */
  bedroomShares: readonly [number, number, number, number, number];
  /** Price index by month, January first, mean about 1. */
  monthIndex: readonly number[];
  /** Price index by weekday, Monday first, mean about 1. */
  weekdayIndex: readonly number[];
  /** Final occupancy by month, January first. */
  monthOccupancy: readonly number[];
  meanStayNights: number;
  propertyTypes: readonly string[];
  /** Title fragments in the way hosts there write them. */
  titles: readonly string[];
  /** The events that begin in `year`. */
  events(year: number): LocalEvent[];
}
