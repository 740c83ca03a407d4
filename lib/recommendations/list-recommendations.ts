import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DecidableRecommendationAttributes } from '#contract/console/recommendations.ts';
import type { Pagination } from '#contract/json-api.ts';
import type { Read } from '#lib/read.ts';

export interface Recommendation extends DecidableRecommendationAttributes {
  id: string;
}

export interface RecommendationsPage {
  recommendations: Recommendation[];
  pagination: Pagination;
}

interface RecommendationCollection {
  data: { id: string; attributes: DecidableRecommendationAttributes }[];
  meta: { pagination: Pagination };
}

export const decidedPageSize = 25;

/** So many are decided on one screen; who has more starts with those that expire first. */
const WAITING_SHOWN = 100;
const DECIDED = 'approved,rejected,expired,canceled,outdated';

export type WaitingOrder = 'expiry' | 'newest';

/** What waits for a decision: of a listing, or of all. */
export function waitingQuery(read: Read, listingId: string | null, order: WaitingOrder = 'expiry') {
  return recommendationsQuery(read, listingId, {
    'filter[status]': 'suggested,suggestion_completed',
    sort: order === 'expiry' ? 'created-at' : '-created-at',
    'page[size]': WAITING_SHOWN,
  });
}

/** What became of the earlier ones, the latest first. */
export function decidedQuery(read: Read, listingId: string | null, page: number, size = decidedPageSize) {
  return recommendationsQuery(read, listingId, {
    'filter[status]': DECIDED,
    sort: '-status-since',
    'page[number]': page,
    'page[size]': size,
  });
}

function recommendationsQuery(read: Read, listingId: string | null, filter: Record<string, string | number>) {
  const query = listingId === null ? filter : { 'filter[listing]': listingId, ...filter };
  return queryOptions({
    queryKey:
      listingId === null ? ['recommendations', query] : ['listing', listingId, 'recommendations', query],
    queryFn: async ({ signal }): Promise<RecommendationsPage> => {
      const { data, meta } = (await read('/recommendations', query, signal)) as RecommendationCollection;
      return {
        recommendations: data.map(({ id, attributes }) => ({ id, ...attributes })),
        pagination: meta.pagination,
      };
    },
    placeholderData: keepPreviousData,
  });
}
