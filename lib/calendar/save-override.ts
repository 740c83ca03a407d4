import { CUSTOMIZATIONS } from '#contract/customizations/names.ts';
import { changeTraced } from '#lib/bff/client.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';

/**
 * Sets or clears the price of some nights by hand.
 * @returns the id of the request, by which it can be undone; null where all was as it should be already
 * @throws ReadError
 */
export async function saveOverride(listingId: string, row: OverrideRow): Promise<string | null> {
  const { document, requestId } = await changeTraced(
    'PATCH',
    `/listings/${listingId}/customizations/manual-overrides`,
    { data: { type: CUSTOMIZATIONS['manual-overrides'], id: listingId, attributes: { overrides: [row] } } },
  );
  return document === undefined ? null : requestId;
}
