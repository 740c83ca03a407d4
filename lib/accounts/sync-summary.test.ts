import { describe, expect, it } from 'vitest';
import { worstOf } from '#lib/accounts/sync-summary.ts';

const summary = {
  accounts: 5,
  'accounts-synced': 5,
  'accounts-failing': 0,
  'accounts-syncing': 0,
  'last-successful-sync-at': '2026-11-21T06:09:00Z',
  'listings-in-progress': 0,
};

describe('the sync of all accounts', () => {
  it('says nothing without accounts', () => {
    expect(worstOf({ ...summary, accounts: 0 })).toEqual({ kind: 'none' });
  });

  it('tells the worst: a failure before a sync under way', () => {
    const bad = { ...summary, 'accounts-synced': 3, 'accounts-failing': 1, 'accounts-syncing': 1 };
    expect(worstOf(bad)).toEqual({ kind: 'failing', synced: 3, accounts: 5 });
    expect(worstOf({ ...bad, 'accounts-failing': 0 })).toEqual({ kind: 'running', running: 1, accounts: 5 });
  });

  it('tells the oldest time when all are in', () => {
    expect(worstOf(summary)).toEqual({ kind: 'synced', lastAt: '2026-11-21T06:09:00Z' });
  });
});
