import type { QueryClient } from '@tanstack/react-query';
import type { Restoration, RestorationDocument } from '#contract/console/restorations.ts';
import { changeTraced } from '#lib/bff/client.ts';

export interface Restored {
  /** What has another value now; empty where everything was as it should be already. */
  fields: readonly { setting: string; field: string }[];
  /** A restoration of this request takes what was put back away again. */
  requestId: string;
}

/**
 * Puts settings of a listing back: as they were before a change, or as they were kept under a name.
 * @param requestId shared by restorations that the history shall tell as one
 * @throws ReadError `not_restorable` where a value cannot be any more
 */
export async function restoreListing(
  listingId: string,
  restoration: Restoration,
  requestId?: string,
): Promise<Restored> {
  const body = { data: { type: 'restorations', attributes: restoration } };
  const path = `/listings/${listingId}/restorations`;
  const { document } = await changeTraced('POST', path, body, undefined, requestId);
  const { attributes } = (document as RestorationDocument).data;
  return { fields: attributes.restored, requestId: attributes['request-id'] };
}

/** Lets everything be read again that follows from the settings of listings. */
export function takeUpRestoration(queries: QueryClient, listingIds: readonly string[]): void {
  const common = [['listings'], ['calendar-grid'], ['history'], ['recommendations'], ['restore-points']];
  const stale = [...listingIds.map((id) => ['listing', id]), ...common];
  for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
}
