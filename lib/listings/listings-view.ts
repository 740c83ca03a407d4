import {
  createLoader,
  type inferParserType,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';

export const listingSorts = ['title', '-title', 'city', '-city', 'created-at', '-created-at'] as const;

export const listingColumns = [
  'market',
  'city',
  'bedrooms',
  'room-type',
  'pricing',
  'base-price',
  'min-price',
  'max-price',
  'min-stay',
  'created-at',
] as const;

export type ListingColumn = (typeof listingColumns)[number];

export const defaultColumns: readonly ListingColumn[] = [
  'market',
  'bedrooms',
  'pricing',
  'base-price',
  'min-price',
  'max-price',
  'min-stay',
  'created-at',
];

/** The listings table's whole state, as it stands in the URL. */
export const listingsViewParsers = {
  name: parseAsString.withDefault(''),
  market: parseAsString,
  bedrooms: parseAsInteger,
  pricing: parseAsStringLiteral(['on', 'off']),
  active: parseAsStringLiteral(['yes', 'no']),
  sort: parseAsStringLiteral(listingSorts).withDefault('title'),
  page: parseAsInteger.withDefault(1),
  columns: parseAsArrayOf(parseAsStringLiteral(listingColumns)).withDefault([...defaultColumns]),
};

export type ListingsView = inferParserType<typeof listingsViewParsers>;

/** Reads the view from a page's search parameters, on the server. */
export const loadListingsView = createLoader(listingsViewParsers);

/** Whether any filter narrows the view. */
export function isFiltered({ name, market, bedrooms, pricing, active }: ListingsView): boolean {
  return Boolean(name || market || bedrooms !== null || pricing || active);
}
