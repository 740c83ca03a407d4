import { choice, choices, count, optionalText, text } from '#lib/url-state/codecs.ts';
import { readState, type StateOf } from '#lib/url-state/url-state.ts';

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

/** The listings table's whole state, as it stands in the address. */
export const listingsViewCodecs = {
  name: text(),
  market: optionalText(),
  bedrooms: count(null, 0),
  pricing: choice(['on', 'off'], null),
  active: choice(['yes', 'no'], null),
  sort: choice(listingSorts, 'title'),
  page: count(1, 1),
  columns: choices(listingColumns, defaultColumns),
};

export type ListingsView = StateOf<typeof listingsViewCodecs>;

/** The view at rest: no filter, first page. */
export const noFilters = { name: '', market: null, bedrooms: null, pricing: null, active: null, page: 1 };

/** Reads the view from a page's search parameters. */
export function readListingsView(parameters: Record<string, string | string[] | undefined>): ListingsView {
  return readState<ListingsView>(listingsViewCodecs, (name) => [parameters[name]].flat()[0]);
}

/** Whether any filter narrows the view. */
export function isFiltered({ name, market, bedrooms, pricing, active }: ListingsView): boolean {
  return Boolean(name || market || bedrooms !== null || pricing || active);
}
