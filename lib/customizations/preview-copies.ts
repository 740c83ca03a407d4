import { queryOptions } from '@tanstack/react-query';
import {
  MAXIMUM_PREVIEW_LISTINGS,
  type PricePreviewSummaryAttributes,
} from '#contract/console/price-preview.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { change } from '#lib/bff/client.ts';

/** What copied values would do to a listing, or why it cannot have them. */
export type CopyPreview = PricePreviewSummaryAttributes & { id: string };

/** The most listings that are copied to at once. */
export const MAXIMUM_COPIES = 500;

/** Ids in portions that one request may ask for, in order. */
export function portions(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / MAXIMUM_PREVIEW_LISTINGS);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * MAXIMUM_PREVIEW_LISTINGS, (at + 1) * MAXIMUM_PREVIEW_LISTINGS),
  );
}

/** A preview of one portion of the listings, by the engine that prices their calendars. Nothing is saved. */
export function copyPreviewQuery(name: CustomizationName, values: object, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['copy-preview', name, JSON.stringify(values), ids],
    queryFn: async ({ signal }): Promise<CopyPreview[]> => {
      const attributes = { customizations: { [name]: values }, listings: ids.map((id) => ({ id })) };
      const body = { data: { type: 'price-previews', attributes } };
      const document = await change('POST', '/price-previews', body, signal);
      const { data } = document as { data: { id: string; attributes: PricePreviewSummaryAttributes }[] };
      return data.map(({ id, attributes: preview }) => ({ id, ...preview }));
    },
    // What is previewed is what the listings hold at that moment.
    gcTime: 0,
    retry: 1,
  });
}

/** Codes of listings that have no prices to preview, and take every value nevertheless. */
const UNPRICED = new Set(['not_clustered', 'insufficient_cluster_data']);

export type CopyFate = 'priced' | 'unpriced' | 'refused';

/** Whether a listing can have the values: shown with figures, without, or not at all. */
export function fateOf({ errors, summary }: Pick<CopyPreview, 'errors' | 'summary'>): CopyFate {
  if (errors.some(({ code }) => !UNPRICED.has(code ?? ''))) return 'refused';
  return errors.length > 0 || summary === null ? 'unpriced' : 'priced';
}
