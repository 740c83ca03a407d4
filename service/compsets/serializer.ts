import type {
  CompsetPerformance,
  CompsetPerformanceMetrics,
  CompsetResource,
  CompsetSource,
  CompsetSourceMetrics,
  CompsetSummaryAttributes,
  CompsetSummaryResource,
} from '#contract/compsets.ts';
import { toIsoDate } from '#contract/dates.ts';
import { sparse } from '../http/documents.ts';
import { centreOf } from '../market/model/geography.ts';
import { healthScore } from './health-score.ts';
import type { Side } from './horizons.ts';
import { horizonOf, memberOf, ninetyOf } from './member-serializer.ts';
import { type Figures, figuresOf, noSums, rounded } from './night-sums.ts';
import type { CompsetRow } from './queries.ts';
import type { CompsetDetail } from './read-compset.ts';

type Fields = readonly string[] | undefined;

export function serializeSummary(row: CompsetRow, fields: Fields): CompsetSummaryResource {
  return {
    type: 'compsets',
    id: String(row.id),
    attributes: sparse(summaryOf(row), fields),
    ...relationshipsOf(row, fields),
  };
}

export function serializeCompset(detail: CompsetDetail, fields: Fields): CompsetResource {
  const { compset, members } = detail;
  const attributes = {
    ...summaryOf({ ...compset, memberCount: members.length }),
    'matched-airbnb-id': detail.matchedId,
    source: sourceOf(detail),
    members: members.map((member) => memberOf(member, members, detail.currency)),
    performance: performanceOf(detail),
  };
  return {
    type: 'compsets',
    id: String(compset.id),
    attributes: sparse(attributes, fields),
    ...relationshipsOf(compset, fields),
  };
}

const summaryOf = (row: CompsetRow): CompsetSummaryAttributes => ({
  'listing-id': row.listingId,
  kind: row.listingId === null ? 'custom' : 'connected',
  title: row.title,
  'member-count': row.memberCount,
  'created-at': row.createdAt.toISOString(),
  'updated-at': row.updatedAt.toISOString(),
});

function relationshipsOf({ ownerId, listingId }: CompsetRow, fields: Fields) {
  const listing = listingId === null ? null : { type: 'listings' as const, id: String(listingId) };
  const all = {
    owner: { data: { type: 'users' as const, id: String(ownerId) } },
    listing: { data: listing },
  };
  const relationships = sparse(all, fields);
  return Object.keys(relationships).length === 0 ? {} : { relationships };
}

const NOTHING = figuresOf(noSums());
const NO_SIDE: Side = { thirty: NOTHING, ninety: NOTHING, performance: NOTHING };

function sourceOf(detail: CompsetDetail): CompsetSource {
  const { listing, base, members, market, currency } = detail;
  const middle = members.length === 0 ? null : centreOf(members.map(({ row }) => row));
  return {
    bedrooms: listing?.bedrooms ?? null,
    bathrooms: listing?.bathrooms == null ? null : Number(listing.bathrooms),
    latitude: listing ? listing.latitude : middle && toMetre(middle.latitude),
    longitude: listing ? listing.longitude : middle && toMetre(middle.longitude),
    address: listing?.address ?? null,
    city: listing?.city ?? null,
    state: listing?.state ?? null,
    country: listing?.country ?? null,
    market,
    currency,
    'base-price': listing?.basePrice ?? null,
    'health-score': base && healthScore(base.ninety, ninetyOf(members)),
    'min-stay': listing?.minStay ?? null,
    metrics: sourceMetricsOf(base ?? NO_SIDE, listing?.rating ?? null, detail.reviewsCount),
  };
}

const sourceMetricsOf = (
  side: Side,
  rating: number | null,
  reviewsCount: number | null,
): CompsetSourceMetrics => ({
  ...horizonOf(side),
  rating: rating && rounded(rating),
  'reviews-count': reviewsCount,
  'average-service-fee': null,
});

function performanceOf({
  window,
  currency,
  base,
  together,
  contributing,
}: CompsetDetail): CompsetPerformance {
  return {
    'start-date': toIsoDate(window.from),
    'end-date': toIsoDate(window.to),
    currency,
    'main-listing-metrics': base && performanceMetricsOf(base.performance),
    'aggregated-metrics': { ...performanceMetricsOf(together), 'number-of-nearby-listings': contributing },
  };
}

function performanceMetricsOf({ availability: _, ...metrics }: Figures): CompsetPerformanceMetrics {
  return metrics;
}

const toMetre = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
