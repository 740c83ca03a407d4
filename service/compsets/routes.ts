import { z } from 'zod';
import {
  type CompsetListQuery,
  compsetCollectionSchema,
  compsetDocumentSchema,
  compsetListQuerySchema,
  compsetQuerySchema,
} from '#contract/compsets.ts';
import { idParameter } from '#contract/query.ts';
import type { Context } from '../context.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { findListings } from '../listings/queries.ts';
import { serializeListing } from '../listings/serializer.ts';
import { type Tenant, tenantOf } from '../oauth/principal.ts';
import { findUsers } from '../users/queries.ts';
import { serializeUser } from '../users/serializer.ts';
import { type CompsetRow, listCompsets } from './queries.ts';
import { readCompset } from './read-compset.ts';
import { serializeCompset, serializeSummary } from './serializer.ts';

const TAG = 'Comp sets';

type Sideload = Pick<CompsetListQuery, 'include' | 'fields[users]' | 'fields[listings]'>;

async function included({ db }: Context, tenant: Tenant, rows: readonly CompsetRow[], query: Sideload) {
  const { include, 'fields[users]': userFields, 'fields[listings]': fields } = query;
  if (include === undefined) return {};
  const ownerIds = include.includes('owner') ? rows.map(({ ownerId }) => ownerId) : [];
  const listingIds = include.includes('listing') ? rows.flatMap(({ listingId }) => listingId ?? []) : [];
  const owners = await findUsers(db, tenant, [...new Set(ownerIds)]);
  const listings = await findListings(db, tenant, listingIds);
  return {
    included: [
      ...owners.map((owner) => serializeUser(owner, userFields)),
      ...listings.map((listing) => serializeListing(listing, fields)),
    ],
  };
}

export const compsetEndpoints = [
  endpoint({
    method: 'get',
    path: '/api/v1/compsets/',
    operationId: 'listCompsets',
    tag: TAG,
    summary: 'List comp sets',
    description:
      'Every listing in a neighborhood that we know has a connected comp set, kept by the service; custom ones are put ' +
      'together by their owner. The comp set of a listing without an active channel listing is not there.',
    requires: ['compsets:read'],
    query: compsetListQuerySchema,
    answers: { 200: { description: 'A page of comp sets', schema: compsetCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const page = pageOf(query);
      const tenant = tenantOf(principal);
      const { rows, count } = await listCompsets(context.db, tenant, query, page);
      const pagination = paginate(count, page);
      const data = rows.map((row) => serializeSummary(row, query['fields[compsets]']));
      return {
        status: 200,
        document: {
          ...collectionDocument(data, url, context.config.publicApiUrl, pagination),
          ...(await included(context, tenant, rows, query)),
        },
      };
    },
  }),
  endpoint({
    method: 'get',
    path: '/api/v1/compsets/{id}/',
    operationId: 'getCompset',
    tag: TAG,
    summary: 'Read a comp set with its members and its performance',
    description:
      'Amounts are in the currency of `source`, converted at the rate of their night. Null means that a metric could not ' +
      'be computed and is never to be read as zero. Figures of 30 and 90 days are of the nights to come, today’s first. ' +
      'A night counts as blocked, not booked, where it belongs to 21 and more in a row that cannot be had.',
    requires: ['compsets:read'],
    limit: 'compset-detail',
    params: z.object({ id: idParameter }),
    query: compsetQuerySchema,
    answers: { 200: { description: 'The comp set', schema: compsetDocumentSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query }) {
      const tenant = tenantOf(principal);
      const detail = await readCompset(context, tenant, params.id, query);
      return {
        status: 200,
        document: {
          data: serializeCompset(detail, query['fields[compsets]']),
          ...(await included(context, tenant, [detail.compset], query)),
        },
      };
    },
  }),
];
