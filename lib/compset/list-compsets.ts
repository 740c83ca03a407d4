import { queryOptions } from '@tanstack/react-query';
import type { CompsetSummaryAttributes } from '#contract/compsets.ts';
import type { Query, Read } from '#lib/read.ts';

export interface CompsetSummary {
  id: string;
  attributes: CompsetSummaryAttributes;
  relationships: { owner: { data: { id: string } } };
}

export interface Compsets {
  /** The listing's own, kept by the service; null where it has none. */
  connected: CompsetSummary | null;
  /** Those that the listing's owner put together, by title. */
  custom: CompsetSummary[];
}

interface Asker {
  /** Staff see every owner's; those of others than the listing's are not asked for. */
  isStaff: boolean;
}

/** The comp sets that a listing can be seen beside. */
export function compsetsQuery(read: Read, listingId: string, { isStaff }: Asker) {
  return queryOptions({
    queryKey: ['listing', listingId, 'compsets', isStaff],
    queryFn: async ({ signal }): Promise<Compsets> => {
      const [connected = null] = await list(read, { 'filter[listing]': listingId }, signal);
      const owner = connected?.relationships.owner.data.id;
      if (isStaff && owner === undefined) return { connected, custom: [] };
      const mine = { 'filter[kind]': 'custom', 'filter[owner]': isStaff ? owner : undefined };
      return { connected, custom: await list(read, { ...mine, sort: 'title', 'page[size]': 100 }, signal) };
    },
    staleTime: 5 * 60_000,
  });
}

async function list(read: Read, query: Query, signal: AbortSignal): Promise<CompsetSummary[]> {
  return ((await read('/compsets', query, signal)) as { data: CompsetSummary[] }).data;
}
