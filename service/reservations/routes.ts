import { reservationCollectionSchema, reservationListQuerySchema } from '#contract/reservations.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';
import { filterOf } from './filter.ts';
import { listReservations } from './queries.ts';
import { serializeReservation } from './serializer.ts';

export const reservationEndpoints = [
  endpoint({
    method: 'get',
    path: '/api/v1/reservations/',
    operationId: 'listReservations',
    tag: 'Reservations',
    summary: 'List reservations',
    description:
      'Ordered by arrival, then id. Both dates together give every stay that overlaps the window. ' +
      'The id of a multi-unit listing stands for its units too; each stay names the unit’s own listing.',
    requires: ['reservations:read'],
    query: reservationListQuerySchema,
    answers: { 200: { description: 'A page of reservations', schema: reservationCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const page = pageOf(query);
      const filter = filterOf(query, context.now());
      const { rows, count } = await listReservations(context.db, tenantOf(principal), filter, page);
      const pagination = paginate(count, page);
      return {
        status: 200,
        document: collectionDocument(
          rows.map((row) => serializeReservation(row, query['fields[reservations]'])),
          url,
          context.config.publicApiUrl,
          pagination,
        ),
      };
    },
  }),
];
