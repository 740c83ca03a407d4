import type {
  RecommendationAttributes,
  RecommendationResource,
  RecommendationStatus,
} from '#contract/recommendations.ts';
import { sparse } from '../http/documents.ts';
import type { RecommendationRow } from './queries.ts';

export function serializeRecommendation(
  row: RecommendationRow,
  fields?: readonly string[],
): RecommendationResource {
  return { type: 'recommendations', id: String(row.id), attributes: sparse(attributesOf(row), fields) };
}

export function attributesOf(row: RecommendationRow): RecommendationAttributes {
  const reachedAt = (status: RecommendationStatus) =>
    row.status === status ? row.statusSince.toISOString() : null;
  return {
    'listing-id': String(row.listingId),
    'listing-title': row.listingTitle,
    status: row.status,
    'approved-at': reachedAt('approved'),
    'rejected-at': reachedAt('rejected'),
    'expired-at': reachedAt('expired'),
    'suggested-base-price': row.suggestedBasePrice,
    'suggested-min-price': null,
    'suggested-seasonal-min-price-pct': null,
    'initial-base-price': row.initialBasePrice,
    'initial-min-price': row.initialMinPrice,
    recommendations: row.explanation,
    category: 'base_price',
    'created-at': row.createdAt.toISOString(),
  };
}
