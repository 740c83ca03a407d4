import { describe, expect, it } from 'vitest';
import { summariseSync } from '#lib/accounts/sync-summary.ts';

const account = (state: 'queued' | 'in_progress' | 'completed', lastAt: string | null, valid = true) => ({
  valid,
  'sync-status': { state, 'last-successful-sync-at': lastAt },
});

describe('the sync of all accounts', () => {
  it('says nothing without accounts', () => {
    expect(summariseSync([])).toEqual({ kind: 'none' });
  });

  it('tells the worst: refused credentials before a sync under way', () => {
    const accounts = [account('completed', null, false), account('queued', null), account('completed', null)];
    expect(summariseSync(accounts)).toEqual({ kind: 'failing', synced: 2, accounts: 3 });
    expect(summariseSync(accounts.slice(1))).toEqual({ kind: 'running', running: 1, accounts: 2 });
  });

  it('tells the oldest time when all are in', () => {
    const accounts = [
      account('completed', '2026-11-21T06:12:00Z'),
      account('completed', '2026-11-21T06:09:00Z'),
    ];
    expect(summariseSync(accounts)).toEqual({ kind: 'synced', lastAt: '2026-11-21T06:09:00Z' });
  });
});
