import { sql } from 'drizzle-orm';
import { EVENT_BODIES, type EventBody } from '#contract/event-bodies.ts';
import type { EventType } from '#contract/events.ts';
import { rowsOf } from '../db/database.ts';
import { stableJson } from '../events/stable-json.ts';
import type { TestApi } from './api.ts';
import type { TestApplication } from './fixtures.ts';
import { sendEventsOf } from './webhooks.ts';

/** Has an application told of everything, without anybody sending it. */
export const recordEventsOf = (api: TestApi, application: TestApplication) =>
  sendEventsOf(api, application, 'https://hooks.example.com/');

/**
 * What an application was told so far, oldest first; each is held against the contract, to the letter.
 * The ids of the same millisecond are in no order.
 */
export async function eventsOf(
  { context }: TestApi,
  { id }: TestApplication,
  ...types: EventType[]
): Promise<EventBody[]> {
  const rows = await rowsOf<{ id: string; type: EventType; body: string }>(
    context.db,
    sql`select e.id, e.type, e.body from events e join webhook_deliveries d on d.event_id = e.id
        where d.receiver = 'application' and d.receiver_id = ${id} order by d.id`,
  );
  return rows
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .map((row) => {
      const parsed = EVENT_BODIES[row.type].parse(JSON.parse(row.body)) as EventBody;
      if (stableJson(parsed) !== row.body) throw new Error(`Not what the contract says: ${row.body}`);
      if (parsed.data.id !== row.id) throw new Error('The event has another id than its body.');
      return parsed;
    });
}

/** Only the attributes. */
export const attributesOf = (events: readonly EventBody[]) =>
  events.map(({ data }) => data.attributes as Record<string, unknown>);
