import { calendarGridQuerySchema, calendarGridSchema } from '#contract/console/calendar-grid.ts';
import { endpoint } from '../../http/endpoint.ts';
import { localeOf, tenantOf } from '../../oauth/principal.ts';
import { readGrid } from './read-grid.ts';

export const calendarGridEndpoints = [
  endpoint({
    method: 'get',
    path: '/console/v1/calendar-grid/',
    operationId: 'readCalendarGrid',
    tag: 'Console',
    summary: 'The calendars of many listings in columns, a page of listings at a time',
    description:
      'Made for drawing: every row holds one list per attribute instead of an object per night. The factors behind a price stand in the explanation of its night.',
    requires: ['console:read'],
    query: calendarGridQuerySchema,
    answers: { 200: { description: 'A page of rows', schema: calendarGridSchema } },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const bytes = await readGrid(context, tenantOf(principal), query, url, localeOf(principal));
      return { status: 200, bytes };
    },
  }),
];
