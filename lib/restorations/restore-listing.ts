import type { Restoration, RestorationDocument } from '#contract/console/restorations.ts';
import { change } from '#lib/bff/client.ts';

export interface Restored {
  /** What has another value now; empty where everything was as it should be already. */
  fields: readonly { setting: string; field: string }[];
  /** A restoration of this request takes what was put back away again. */
  requestId: string;
}

/**
 * Puts settings of a listing back: as they were before a change, or as they were kept under a name.
 * @throws ReadError `not_restorable` where a value cannot be any more
 */
export async function restoreListing(listingId: string, restoration: Restoration): Promise<Restored> {
  const document = await change('POST', `/listings/${listingId}/restorations`, {
    data: { type: 'restorations', attributes: restoration },
  });
  const { attributes } = (document as RestorationDocument).data;
  return { fields: attributes.restored, requestId: attributes['request-id'] };
}
