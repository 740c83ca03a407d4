import { ulid } from 'ulid';
import type { EventAttributes } from '#contract/event-bodies.ts';
import { EVENTS, type EventType } from '#contract/events.ts';
import { stableJson } from './stable-json.ts';

/** What an event is about; only by their ids do resources appear in it. */
export interface EventSubject {
  userId: number;
  accountId?: number | undefined;
  listingId?: number | undefined;
}

export const newEventId = (occurredAt: Date) => `msg_${ulid(occurredAt.getTime())}`;

/** The text of an event as it is signed, stored and sent. */
export function eventBody<T extends EventType>(
  type: T,
  id: string,
  subject: EventSubject,
  attributes: EventAttributes<T>,
  { sentAt, publicApiUrl }: { sentAt: Date; publicApiUrl: string },
): string {
  return stableJson({
    meta: { type, 'sent-at': sentAt.toISOString() },
    data: { type: EVENTS[type].resourceType, id, attributes, relationships: related(subject, publicApiUrl) },
  });
}

function related({ userId, accountId, listingId }: EventSubject, publicApiUrl: string) {
  const to = (type: string, id: number, path: string) => ({
    data: { type, id: String(id) },
    links: { related: `${publicApiUrl}/api/v1/${path}` },
  });
  return {
    user: to('users', userId, `users/${userId}/`),
    account:
      accountId === undefined
        ? undefined
        : to('accounts', accountId, `users/${userId}/accounts/${accountId}/`),
    listing: listingId === undefined ? undefined : to('listings', listingId, `listings/${listingId}/`),
  };
}
