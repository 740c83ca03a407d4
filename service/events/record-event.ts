import type { EventAttributes } from '#contract/event-bodies.ts';
import type { EventType } from '#contract/events.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { type EventSubject, eventBody, newEventId } from './event-body.ts';
import { findReceivers, insertEvent } from './queries.ts';

export const MAXIMUM_ATTEMPTS = 5;

/** Who records events: also a command that has no server. */
export type Recorder = Pick<Context, 'config' | 'now'>;

/**
 * Writes down what happened, for everybody who is to be told of it, in the transaction in which it happens: so
 * there is no event without its cause and no cause without its event. Where there is nobody to tell, there is
 * nothing to write.
 */
export async function recordEvent<T extends EventType>(
  tx: Executor,
  { config, now }: Recorder,
  type: T,
  userId: number,
  describe: (
    occurredAt: Date,
  ) => Promise<{ attributes: EventAttributes<T>; subject?: Omit<EventSubject, 'userId'> }>,
): Promise<void> {
  const createdAt = now();
  const receivers = await findReceivers(tx, userId, type, createdAt);
  if (receivers.length === 0) return;
  const id = newEventId(createdAt);
  const { attributes, subject } = await describe(createdAt);
  const body = eventBody(type, id, { userId, ...subject }, attributes, {
    sentAt: createdAt,
    publicApiUrl: config.publicApiUrl,
  });
  await insertEvent(tx, { id, type, userId, body, createdAt }, receivers, MAXIMUM_ATTEMPTS);
}
