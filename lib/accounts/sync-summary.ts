import type { Account } from '#lib/accounts/list-accounts.ts';

export type SyncSummary =
  | { kind: 'none' }
  | { kind: 'failing'; synced: number; accounts: number }
  | { kind: 'running'; running: number; accounts: number }
  | { kind: 'synced'; lastAt: string | null };

/**
 * The worst that can be said of the accounts' sync: any with refused credentials, else any still running,
 * else when the one synced longest ago was.
 */
export function summariseSync(accounts: readonly Pick<Account, 'valid' | 'sync-status'>[]): SyncSummary {
  if (accounts.length === 0) return { kind: 'none' };
  const failing = accounts.filter((account) => !account.valid).length;
  if (failing > 0) return { kind: 'failing', synced: accounts.length - failing, accounts: accounts.length };
  const running = accounts.filter(
    ({ 'sync-status': { state } }) => state === 'queued' || state === 'in_progress',
  );
  if (running.length > 0) return { kind: 'running', running: running.length, accounts: accounts.length };
  const times = accounts.map((account) => account['sync-status']['last-successful-sync-at']);
  return { kind: 'synced', lastAt: times.includes(null) ? null : (times.sort()[0] ?? null) };
}
