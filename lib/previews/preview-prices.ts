import { queryOptions } from '@tanstack/react-query';
import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { change } from '#lib/bff/client.ts';
import { ReadError } from '#lib/read.ts';

/** Changes as text, so that equal ones are asked for once; this is none at all. */
export const NO_CHANGES = '{}';

/** What the service says of changes that are not saved: the nights, or why it would refuse them. */
export interface PreviewAnswer {
  changes: object;
  nights: PricePreviewAttributes | null;
  refusal: ReadError | null;
}

/** Where the attributes of a customization stand in what is sent, with a slash at the end. */
export const previewRoot = (name: CustomizationName) => `/data/attributes/customizations/${name}/`;

/**
 * The next 365 nights before and after unsaved changes of one customization, by the engine that prices the calendar.
 * @param changes JSON of the attributes that its PATCH takes; a request whose answer nobody awaits any more is aborted
 */
export function previewQuery(listingId: string, name: CustomizationName, changes: string) {
  const isNothing = changes === NO_CHANGES;
  return queryOptions({
    queryKey: ['listing', listingId, 'price-preview', isNothing ? null : name, changes],
    queryFn: async ({ signal }): Promise<PreviewAnswer> => {
      const sent: object = JSON.parse(changes);
      const attributes = { customizations: isNothing ? {} : { [name]: sent } };
      try {
        const document = await change(
          'POST',
          `/listings/${listingId}/price-preview`,
          { data: { type: 'price-previews', attributes } },
          signal,
        );
        const nights = (document as { data: { attributes: PricePreviewAttributes } }).data.attributes;
        return { changes: sent, nights, refusal: null };
      } catch (error) {
        const isRefusal = error instanceof ReadError && (error.status === 400 || error.status === 422);
        if (!isRefusal) throw error;
        return { changes: sent, nights: null, refusal: error };
      }
    },
    // A person who waits for it tries again; the next key press does too.
    retry: false,
  });
}
