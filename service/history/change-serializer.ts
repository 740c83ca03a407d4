import type { ListedChangeEntry } from '#contract/console/changes.ts';
import { isoInstant } from '../db/instants.ts';
import type { ChangeHead, EntryRow } from './change-queries.ts';

/** What a change and each of its entries say alike. */
export const serializeHead = (head: ChangeHead) => ({
  'changed-at': isoInstant(head.changed_at),
  surface: head.surface,
  actor: { type: head.actor_type, label: head.actor_label },
  'request-id': head.request_id,
});

export const serializeEntry = (row: EntryRow): ListedChangeEntry['attributes'] => ({
  ...serializeHead(row),
  setting: row.setting,
  field: row.field,
  'old-value': row.old_value,
  'new-value': row.new_value,
  listing: {
    id: String(row.listing_id),
    title: row.title,
    currency: row.currency,
    timezone: row.timezone,
  },
});
