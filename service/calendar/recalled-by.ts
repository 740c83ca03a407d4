import type { Context } from '../context.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';

/**
 * How an endpoint below a listing recalls what it answered.
 * @param questionOf the question that its answers are remembered by; two endpoints never share one
 */
export function recalledBy(questionOf: (search: string) => string): NonNullable<Endpoint['recall']> {
  return ({ calendars }: Context, principal, { id = '' }, search) => {
    const listingId = Number(id);
    const isId = String(listingId) === id; // 012 and 1e1 name no listing
    return isId ? calendars.recall(tenantOf(principal), listingId, questionOf(search)) : null;
  };
}
