import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  type BulkChange,
  type BulkEditPreviewCollection,
  type BulkSelection,
  MAXIMUM_BULK_PREVIEW_LISTINGS,
} from '#contract/console/bulk-edits.ts';
import { change } from '#lib/bff/client.ts';
import { queryString } from '#lib/read.ts';
import { concerning } from './concerning.ts';
import type { PreviewedListing } from './preview-totals.ts';

/** What is asked for: a change, and the listings that are to have it. */
export interface AskedEdit {
  change: BulkChange;
  listings: BulkSelection;
}

export interface PreviewPage {
  listings: PreviewedListing[];
  counts: BulkEditPreviewCollection['meta']['counts'];
  page: number;
  pages: number;
}

/** What an edit would come to, a hundred listings a page; the counts of every page are of all. Null asks nothing. */
export function bulkPreviewQuery(asked: AskedEdit | null) {
  return infiniteQueryOptions({
    queryKey: ['bulk-edit-preview', asked],
    enabled: asked !== null,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<PreviewPage> => {
      const query = { 'page[number]': pageParam, 'page[size]': MAXIMUM_BULK_PREVIEW_LISTINGS };
      const body = { data: { type: 'bulk-edit-previews', attributes: asked } };
      const document = await change('POST', `/bulk-edit-previews${queryString(query)}`, body, signal);
      const { data, meta } = document as BulkEditPreviewCollection;
      return {
        listings: data.map(({ id, attributes }) => ({
          id,
          ...attributes,
          warnings: asked ? concerning(asked.change, attributes.warnings) : [],
        })),
        counts: meta.counts,
        page: meta.pagination.page,
        pages: meta.pagination.pages,
      };
    },
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    // Prices move meanwhile; what was asked a while ago is asked again.
    staleTime: 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  });
}
