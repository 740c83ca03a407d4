import { queryOptions } from '@tanstack/react-query';
import type { SyncSummaryAttributes } from '#contract/console/sync-status.ts';
import type { Read } from '#lib/read.ts';

/** How the sync of all accounts goes, read again every minute. */
export function syncSummaryQuery(read: Read) {
  return queryOptions({
    queryKey: ['sync-status'],
    queryFn: async ({ signal }): Promise<SyncSummaryAttributes> => {
      const document = (await read('/sync-status', {}, signal)) as {
        data: { attributes: SyncSummaryAttributes };
      };
      return document.data.attributes;
    },
    refetchInterval: 60_000,
  });
}

export type SyncState =
  | { kind: 'none' }
  | { kind: 'failing'; synced: number; accounts: number }
  | { kind: 'running'; running: number; accounts: number }
  | { kind: 'synced'; lastAt: string | null };

/** The worst that can be said: any account failing, else any still syncing, else when the oldest sync was. */
export function worstOf(summary: SyncSummaryAttributes): SyncState {
  const { accounts } = summary;
  if (accounts === 0) return { kind: 'none' };
  if (summary['accounts-failing'] > 0)
    return { kind: 'failing', synced: summary['accounts-synced'], accounts };
  if (summary['accounts-syncing'] > 0)
    return { kind: 'running', running: summary['accounts-syncing'], accounts };
  return { kind: 'synced', lastAt: summary['last-successful-sync-at'] };
}
