import type { QueryClient } from '@tanstack/react-query';
import type { Decision } from '#contract/console/recommendations.ts';
import { change } from '#lib/bff/client.ts';

/** Approves a recommendation, which sets the base price, or declines it. @throws ReadError */
export async function decideRecommendation(id: string, status: Decision): Promise<void> {
  await change('PATCH', `/recommendations/${id}`, {
    data: { type: 'recommendations', id, attributes: { status } },
  });
}

/** Everything that a decision on listings may have made old: lists, header, calendar, history. */
export async function afterDecision(queries: QueryClient, listingIds: readonly string[]): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['recommendations'] }),
    queries.invalidateQueries({ queryKey: ['listings'] }),
    ...listingIds.map((id) => queries.invalidateQueries({ queryKey: ['listing', id] })),
  ]);
}
