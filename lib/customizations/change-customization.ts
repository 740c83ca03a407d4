import type { QueryClient } from '@tanstack/react-query';
import { CUSTOMIZATIONS, type CustomizationName } from '#contract/customizations/names.ts';
import { change } from '#lib/bff/client.ts';
import type { Attributes, Customizations } from '#lib/customizations/attributes.ts';
import { customizationsKey } from '#lib/customizations/read-customizations.ts';

/**
 * Changes the attributes sent and leaves the others alone.
 * @returns all attributes as they are now
 * @throws ReadError, whose problems name the attributes that are refused
 */
export async function changeCustomization<Name extends CustomizationName>(
  id: string,
  name: Name,
  attributes: object,
): Promise<Attributes[Name]> {
  const document = await change('PATCH', `/listings/${id}/customizations/${name}`, {
    data: { type: CUSTOMIZATIONS[name], id, attributes },
  });
  return (document as { data: { attributes: Attributes[Name] } }).data.attributes;
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
  for (const queryKey of [['listing', id], ['listings'], ['history'], ['recommendations']]) {
    void queries.invalidateQueries({ queryKey });
  }
}
