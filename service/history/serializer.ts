import type { ChangeHistoryResource } from '#contract/history.ts';
import { sparse } from '../http/documents.ts';
import type { ChangeRow } from './queries.ts';

export function serializeChange(row: ChangeRow, fields?: readonly string[]): ChangeHistoryResource {
  const listing = { data: { type: 'listings' as const, id: String(row.listingId) } };
  const attributes = {
    'changed-at': row.changedAt.toISOString(),
    surface: row.surface,
    actor: { type: row.actorType, label: row.actorLabel },
    setting: row.setting,
    field: row.field,
    'old-value': row.oldValue,
    'new-value': row.newValue,
    'request-id': row.requestId,
  };
  return {
    type: 'change-history-entries',
    id: String(row.id),
    attributes: sparse(attributes, fields),
    ...(fields && !fields.includes('listing') ? {} : { relationships: { listing } }),
  };
}
