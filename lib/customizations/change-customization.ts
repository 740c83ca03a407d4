import type { QueryClient } from '@tanstack/react-query';
import { CUSTOMIZATIONS, type CustomizationName } from '#contract/customizations/names.ts';
import { changeTraced } from '#lib/bff/client.ts';
import type { Attributes, Customizations } from '#lib/customizations/attributes.ts';
import { customizationsKey } from '#lib/customizations/read-customizations.ts';
import { rereadListing } from '#lib/listings/reread-listing.ts';

/** A customization as it is now, and the id of the request by which the change can be undone. */
export interface ChangedCustomization<Name extends CustomizationName> {
  attributes: Attributes[Name];
  requestId: string | null;
}

/**
 * Changes the attributes sent and leaves the others alone.
 * @param changeId shared by requests that the history shall tell as one change
 * @returns all attributes as they are now; null where they were so already
 * @throws ReadError, whose problems name the attributes that are refused
 */
export async function changeCustomization<Name extends CustomizationName>(
  id: string,
  name: Name,
  attributes: object,
  changeId?: string,
): Promise<ChangedCustomization<Name> | null> {
  const path = `/listings/${id}/customizations/${name}`;
  const body = { data: { type: CUSTOMIZATIONS[name], id, attributes } };
  const { document, requestId } = await changeTraced('PATCH', path, body, undefined, changeId);
  if (document === undefined) return null;
  return { attributes: (document as { data: { attributes: Attributes[Name] } }).data.attributes, requestId };
}

/** Shows a changed customization at once and lets everything that follows from it be read again. */
export function takeUpCustomization<Name extends CustomizationName>(
  queries: QueryClient,
  id: string,
  name: Name,
  attributes: Attributes[Name],
): void {
  if (name !== 'manual-overrides') {
    queries.setQueryData<Customizations>(
      customizationsKey(id),
      (known) => known && { ...known, [name]: attributes },
    );
  }
  rereadListing(queries, id);
}
