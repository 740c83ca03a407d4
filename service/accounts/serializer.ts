import type { AccountAttributes } from '#contract/accounts.ts';
import { sparse } from '../http/documents.ts';
import type { AccountRow } from './queries.ts';

export function serializeAccount(account: AccountRow, fields?: readonly string[]) {
  const attributes: AccountAttributes = {
    'user-id': account.userId,
    channel: account.channel,
    'channel-id': account.channelId,
    'channel-display-id': account.channelDisplayId,
    label: account.label,
    email: account.email,
    valid: account.valid,
    'nb-listings': account.listingCount,
    'nb-enabled-listings': account.enabledListingCount,
    'is-pms': account.isPms,
    'sync-status': {
      state: account.syncState,
      'last-successful-sync-at': account.lastSuccessfulSyncAt?.toISOString() ?? null,
    },
  };
  return { type: 'accounts' as const, id: String(account.id), attributes: sparse(attributes, fields) };
}
