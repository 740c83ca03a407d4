import { z } from 'zod';
import { calendarFeedDocumentSchema } from '#contract/console/calendar-feeds.ts';
import { idParameter } from '#contract/query.ts';
import { endpoint } from '../http/endpoint.ts';
import { createFeed } from './create-feed.ts';
import { findFeedOf } from './find-feed.ts';
import { rotateFeedAddress } from './rotate-feed-address.ts';
import { feedDocument } from './serializer.ts';
import { turnOffFeed } from './turn-off-feed.ts';

const TAG = 'Console';
const PATH = '/console/v1/listings/{id}/calendar-feed/';
const params = z.object({ id: idParameter });

export const calendarFeedEndpoints = [
  endpoint({
    method: 'get',
    path: PATH,
    operationId: 'readCalendarFeed',
    tag: TAG,
    summary: 'Read where calendars read a listing',
    description: 'The address itself is told to who may edit, as often as they ask.',
    requires: ['console:read'],
    params,
    answers: { 200: { description: 'The feed, or that there is none', schema: calendarFeedDocumentSchema } },
    fails: [404],
    async handle({ context, principal, params: { id } }) {
      const feed = await findFeedOf(context, principal, id);
      return { status: 200, document: feedDocument(context, principal, id, feed) };
    },
  }),
  endpoint({
    method: 'post',
    path: PATH,
    operationId: 'createCalendarFeed',
    tag: TAG,
    summary: 'Make a private address under which calendars read a listing',
    description: 'At most one for a listing: overrides, events, bookings and blocked nights as iCalendar.',
    requires: ['console:write'],
    params,
    answers: { 201: { description: 'The feed', schema: calendarFeedDocumentSchema } },
    fails: [404, 409],
    async handle({ context, principal, params: { id }, requestId }) {
      const feed = await createFeed(context, principal, id, requestId);
      return { status: 201, document: feedDocument(context, principal, id, feed) };
    },
  }),
  endpoint({
    method: 'post',
    path: `${PATH}address/`,
    operationId: 'rotateCalendarFeedAddress',
    tag: TAG,
    summary: 'Put a new address in the place of a feed’s old one',
    description: 'The old address is answered with 404 from then on.',
    requires: ['console:write'],
    params,
    answers: { 201: { description: 'The feed with its new address', schema: calendarFeedDocumentSchema } },
    fails: [404],
    async handle({ context, principal, params: { id } }) {
      const feed = await rotateFeedAddress(context, principal, id);
      return { status: 201, document: feedDocument(context, principal, id, feed) };
    },
  }),
  endpoint({
    method: 'delete',
    path: PATH,
    operationId: 'turnOffCalendarFeed',
    tag: TAG,
    summary: 'Turn a listing’s calendar feed off',
    requires: ['console:write'],
    params,
    answers: { 204: { description: 'Its address is answered with 404 from now on' } },
    fails: [404],
    async handle({ context, principal, params: { id } }) {
      await turnOffFeed(context, principal, id);
      return { status: 204 };
    },
  }),
];
