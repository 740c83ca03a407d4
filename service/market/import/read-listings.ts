import type { ObservedListing } from '../model/observed-listing.ts';
import { unknownNights } from '../model/observed-listing.ts';
import type { CsvFile } from './csv-rows.ts';
import { csvRows, findColumns } from './csv-rows.ts';
import type { BadRowLog } from './import-report.ts';
import { ImportError } from './import-report.ts';
import {
  countAmenities,
  parseBathrooms,
  parseBedrooms,
  parseCount,
  parseNumber,
  parsePrice,
  parseRating,
  parseRoomType,
  parseText,
  parseUrl,
} from './parse-fields.ts';

const REQUIRED = ['id', 'latitude', 'longitude', 'room_type'] as const;
const OPTIONAL = [
  'name',
  'listing_url',
  'picture_url',
  'host_id',
  'neighbourhood_cleansed',
  'property_type',
  'accommodates',
  'bathrooms',
  'bathrooms_text',
  'bedrooms',
  'amenities',
  'price',
  'minimum_nights',
  'number_of_reviews',
  'review_scores_rating',
] as const;

const MOST_GUESTS = 100;
const MOST_MIN_NIGHTS = 1125;
const MOST_REVIEWS = 100_000;

type Columns = Record<(typeof REQUIRED)[number] | (typeof OPTIONAL)[number], number>;

/** Reads the listings of a file; their nights are still empty and `observedOn` is 0. */
export async function readListings(
  file: CsvFile,
  badRows: BadRowLog,
  onProgress: (bytesRead: number, rows: number) => void,
): Promise<Map<string, ObservedListing>> {
  const listings = new Map<string, ObservedListing>();
  let columns: Columns | null = null;
  let width = 0;
  for await (const { fields, line } of csvRows(file, (bytes) => onProgress(bytes, listings.size))) {
    if (!columns) {
      columns = findColumns(file, fields, REQUIRED, OPTIONAL);
      width = fields.length;
      continue;
    }
    const listing = fields.length === width ? parseListing(fields, columns) : 'wrong number of columns';
    if (typeof listing === 'string') badRows.add(file.name, listing, line);
    else if (listings.has(listing.id)) badRows.add(file.name, 'a listing that was already read', line);
    else listings.set(listing.id, listing);
  }
  if (listings.size === 0) throw new ImportError(`${file.name} has no usable listing.`);
  return listings;
}

/** @returns the listing, or why the row is no listing */
function parseListing(fields: readonly string[], columns: Columns): ObservedListing | string {
  const field = (name: keyof Columns): string | undefined => fields[columns[name]];
  const id = parseText(field('id'));
  if (!id) return 'no id';
  const latitude = parseNumber(field('latitude'));
  const longitude = parseNumber(field('longitude'));
  if (latitude === null || longitude === null) return 'no coordinates';
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!onEarth || (latitude === 0 && longitude === 0)) return 'impossible coordinates';
  const roomType = parseRoomType(field('room_type'));
  if (!roomType) return 'unknown room type';
  const name = parseText(field('name'));
  return {
    id,
    name,
    url: parseUrl(field('listing_url')),
    image: parseUrl(field('picture_url')),
    hostId: parseText(field('host_id')),
    latitude,
    longitude,
    neighbourhood: parseText(field('neighbourhood_cleansed')),
    roomType,
    propertyType: parseText(field('property_type')),
    accommodates: parseCount(field('accommodates'), MOST_GUESTS),
    bedrooms: parseBedrooms(field('bedrooms'), name ?? undefined),
    bathrooms: parseBathrooms(field('bathrooms'), field('bathrooms_text')),
    price: parsePrice(field('price')),
    minNights: parseCount(field('minimum_nights'), MOST_MIN_NIGHTS),
    rating: parseRating(field('review_scores_rating')),
    reviewsCount: parseCount(field('number_of_reviews'), MOST_REVIEWS) ?? 0,
    amenitiesCount: countAmenities(field('amenities')),
    observedOn: 0,
    nights: unknownNights(0, 0),
  };
}
