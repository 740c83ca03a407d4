import { z } from 'zod';
import { EVENT_BODIES, eventIdSchema } from '#contract/event-bodies.ts';
import { EVENT_TYPES, EVENTS, type EventType } from '#contract/events.ts';
import { JSON_API_TYPE } from '#contract/json-api.ts';
import { eventExample } from './openapi-event-examples.ts';
import type { Route } from './openapi-types.ts';

const headers = z.object({
  'webhook-id': eventIdSchema.describe(
    'Names the event, at every attempt the same; by it repetitions are told',
  ),
  'webhook-timestamp': z
    .string()
    .regex(/^\d+$/)
    .describe('When this attempt was made, in Unix seconds; refuse what is minutes away from now'),
  'webhook-signature': z
    .string()
    .regex(/^v\d+,\S+( v\d+,\S+)*$/)
    .describe(
      '`v1,` and the base64 of the HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; one that matches is enough',
    ),
});

/** `listing.base_price_changed` as the name of an operation. */
const operationIdOf = (type: EventType) =>
  type.replaceAll(/[._]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What is sent to receivers: one operation for each event, to be answered by them. */
export const eventRoutes = (publicUrl: string): Route[] =>
  EVENT_TYPES.map((type) => ({
    method: 'post',
    path: operationIdOf(type),
    operationId: operationIdOf(type),
    summary: EVENTS[type].firesWhen,
    description: `The event \`${type}\`. Verify the signature over the bytes as they came, acknowledge with any 2xx within 15 seconds, and ignore what you do not know.`,
    security: [],
    request: {
      headers,
      body: {
        required: true,
        content: {
          [JSON_API_TYPE]: { schema: EVENT_BODIES[type], example: eventExample(type, publicUrl) },
        },
      },
    },
    responses: {
      '2XX': { description: 'Delivered' },
      408: { description: 'Sent again later' },
      429: { description: 'Sent again later, as `Retry-After` says' },
      '4XX': { description: 'Refused for good: not sent again' },
      '5XX': { description: 'Sent again later, at most five times in all' },
    },
  }));
