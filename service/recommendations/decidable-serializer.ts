import type {
  DecidableRecommendation,
  DecidableRecommendationAttributes,
} from '#contract/console/recommendations.ts';
import { NIGHTS_COMPARED } from './base-price-reason.ts';
import type { DecidableRow } from './decision-queries.ts';
import { isOpen } from './next-status.ts';
import { attributesOf } from './serializer.ts';
import { expiryOf } from './validity.ts';

/** Shares are kept to a thousandth: more would only look exact. */
const rounded = (share: number | null) => (share === null ? null : Math.round(share * 1000) / 1000);

export function serializeDecidable(row: DecidableRow): DecidableRecommendation {
  const attributes: DecidableRecommendationAttributes = {
    ...attributesOf(row),
    currency: row.currency,
    city: row.city,
    'status-since': row.statusSince.toISOString(),
    'decided-by': row.decidedBy,
    'expires-at': isOpen(row.status) ? expiryOf(row.createdAt).toISOString() : null,
    'own-occupancy': rounded(row.ownOccupancy),
    'market-occupancy': rounded(row.marketOccupancy),
    'nights-compared': NIGHTS_COMPARED,
  };
  return { type: 'recommendations', id: String(row.id), attributes };
}
