import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import {
  type BulkEditPreviewCollection,
  MAXIMUM_BULK_PREVIEW_LISTINGS,
} from '#contract/console/bulk-edits/preview.ts';
import type { BulkSelection } from '#contract/console/bulk-edits/selection.ts';
import { change } from '#lib/bff/client.ts';
import { queryString } from '#lib/read.ts';
import { concerning } from './concerning.ts';
import type { PreviewedListing } from './preview-totals.ts';

/** What is asked for: a change, and the listings that are to have it. */
export interface AskedEdit {
  change: BulkChange;
  listings: BulkSelection;
}

export interface ReadPreview {
  /** Those that are read so far. */
  listings: PreviewedListing[];
  /** Of all listings. */
  counts: BulkEditPreviewCollection['meta']['counts'];
  isComplete: boolean;
}

/** What an edit would come to, read a hundred listings at a time; what is read is told meanwhile. Null asks nothing. */
export function bulkPreviewQuery(asked: AskedEdit | null) {
  return queryOptions({
    queryKey: ['bulk-edit-preview', asked],
    enabled: asked !== null,
    queryFn: async ({ client, queryKey, signal }): Promise<ReadPreview> => {
      const listings: PreviewedListing[] = [];
      for (let number = 1; ; number += 1) {
        const { data, meta } = await readPage(asked, number, signal);
        listings.push(
          ...data.map(({ id, attributes }) => ({
            id,
            ...attributes,
            warnings: asked ? concerning(asked.change, attributes.warnings) : [],
          })),
        );
        const isComplete = number >= meta.pagination.pages;
        const read = { listings: [...listings], counts: meta.counts, isComplete };
        if (isComplete) return read;
        client.setQueryData(queryKey, read);
      }
    },
    placeholderData: keepPreviousData,
    // Prices move meanwhile; what was asked a while ago is asked again.
    staleTime: 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

async function readPage(
  asked: AskedEdit | null,
  number: number,
  signal: AbortSignal,
): Promise<BulkEditPreviewCollection> {
  const query = { 'page[number]': number, 'page[size]': MAXIMUM_BULK_PREVIEW_LISTINGS };
  const body = { data: { type: 'bulk-edit-previews', attributes: asked } };
  return (await change(
    'POST',
    `/bulk-edit-previews${queryString(query)}`,
    body,
    signal,
  )) as BulkEditPreviewCollection;
}
