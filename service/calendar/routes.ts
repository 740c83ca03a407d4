import { z } from 'zod';
import { calendarCollectionSchema, calendarQuerySchema } from '#contract/calendar.ts';
import { idParameter } from '#contract/query.ts';
import { endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';
import { readCalendar } from './read-calendar.ts';
import { recalledBy } from './recalled-by.ts';

export const calendarEndpoints = [
  endpoint({
    method: 'get',
    path: '/api/v1/listings/{id}/calendar/',
    operationId: 'readCalendar',
    tag: 'Calendar',
    summary: 'Read the prices of a listing, night by night, with the factors behind them',
    description: 'One entry per date. Filters that are not listed here are ignored.',
    requires: ['reservations:read'],
    params: z.object({ id: idParameter }),
    query: calendarQuerySchema.strict(),
    ignoresUnknownFilters: true,
    answers: { 200: { description: 'The entries of the window', schema: calendarCollectionSchema } },
    fails: [400, 404],
    recall: recalledBy((search) => search),
    async handle({ context, principal, params, query, url }) {
      return { status: 200, bytes: await readCalendar(context, tenantOf(principal), params.id, query, url) };
    },
  }),
];
