import { queryOptions } from '@tanstack/react-query';
import { MAXIMUM_RESTORE_POINTS } from '#contract/console/restoration-bounds.ts';
import type { RestorePointAttributes } from '#contract/console/restorations.ts';
import { change } from '#lib/bff/client.ts';
import type { Read } from '#lib/read.ts';

export type RestorePoint = RestorePointAttributes & { id: string };

/** The names under which settings of a listing, or of any (null), are kept, newest first. */
export function restorePointsQuery(read: Read, listingId: string | null) {
  return queryOptions({
    queryKey: ['restore-points', listingId],
    queryFn: async ({ signal }): Promise<RestorePoint[]> => {
      const query = { 'filter[listing]': listingId ?? undefined, 'page[size]': MAXIMUM_RESTORE_POINTS };
      const document = await read('/restore-points', query, signal);
      const { data } = document as { data: { id: string; attributes: RestorePointAttributes }[] };
      return data.map(({ id, attributes }) => ({ id, ...attributes }));
    },
  });
}

/** Keeps all settings of some listings, or of every one (null), under a name. @throws ReadError */
export async function createRestorePoint(name: string, listings: readonly string[] | null): Promise<void> {
  await change('POST', '/restore-points', {
    data: { type: 'restore-points', attributes: listings ? { name, listings } : { name } },
  });
}

/** @throws ReadError */
export async function deleteRestorePoint(id: string): Promise<void> {
  await change('DELETE', `/restore-points/${id}`);
}
