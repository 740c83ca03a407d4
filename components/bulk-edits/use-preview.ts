import { useQuery } from '@tanstack/react-query';
import { useSettledChanges } from '#components/preview/use-settled-changes.ts';
import { type AskedEdit, bulkPreviewQuery, type ReadPreview } from '#lib/bulk-edits/preview-bulk-edit.ts';
import type { PreviewedListing } from '#lib/bulk-edits/preview-totals.ts';
import { ReadError } from '#lib/read.ts';

const NOTHING = 'null';
const NONE: readonly PreviewedListing[] = [];

export interface BulkPreview {
  /** Of all listings; null until the first answer. */
  counts: ReadPreview['counts'] | null;
  /** Those that are read so far. */
  listings: readonly PreviewedListing[];
  /** Other values are being asked for, or could be no more: what is shown is of earlier ones. */
  isOld: boolean;
  isComplete: boolean;
  /** What was previewed last is what would be sent. */
  isCurrent: boolean;
  refused: ReadError | null;
  failed: ReadError | null;
  isBusy: boolean;
  retry: () => void;
}

/** What an edit would do, asked for while it is typed and read page after page. */
export function usePreview(asked: AskedEdit | null): BulkPreview {
  const text = asked && JSON.stringify(asked);
  const settled = useSettledChanges(text, NOTHING);
  const query = useQuery(bulkPreviewQuery(JSON.parse(settled) as AskedEdit | null));
  const { data, error, isFetching, isPlaceholderData } = query;
  const isSettled = text === settled;
  const problem = error instanceof ReadError && isSettled ? error : null;
  const isRefusal = problem !== null && problem.status >= 400 && problem.status < 500;
  return {
    counts: data?.counts ?? null,
    listings: data?.listings ?? NONE,
    isOld: !isSettled || isPlaceholderData || problem !== null,
    isComplete: data?.isComplete ?? false,
    isCurrent: isSettled && data !== undefined && !isPlaceholderData && problem === null,
    refused: isRefusal ? problem : null,
    failed: isRefusal ? null : problem,
    isBusy: isFetching,
    retry: () => void query.refetch(),
  };
}
