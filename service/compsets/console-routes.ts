import { z } from 'zod';
import { compsetCreationBodySchema, compsetCreationDocumentSchema } from '#contract/console/compsets.ts';
import {
  marketListingCollectionSchema,
  marketListingQuerySchema,
} from '#contract/console/market-listings.ts';
import { idParameter } from '#contract/query.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { createCompset } from './create-compset.ts';
import { deleteCompset } from './delete-compset.ts';
import { listMarketListings } from './market-listing-queries.ts';
import { serializeMarketListing } from './market-listing-serializer.ts';
import { serializeSummary } from './serializer.ts';

const TAG = 'Console';

export const compsetConsoleEndpoints = [
  endpoint({
    method: 'get',
    path: '/console/v1/market-listings/',
    operationId: 'listMarketListings',
    tag: TAG,
    summary: 'Search the observed listings of a market',
    requires: ['console:read'],
    query: marketListingQuerySchema,
    answers: { 200: { description: 'A page of observed listings', schema: marketListingCollectionSchema } },
    fails: [400, 404],
    async handle({ context, query, url }) {
      const page = pageOf(query);
      const { rows, count } = await listMarketListings(context.db, query, page);
      const data = rows.map((row) => serializeMarketListing(row, query['fields[market-listings]']));
      return {
        status: 200,
        document: collectionDocument(data, url, context.config.publicApiUrl, paginate(count, page)),
      };
    },
  }),
  endpoint({
    method: 'post',
    path: '/console/v1/compsets/',
    operationId: 'createCompset',
    tag: TAG,
    summary: 'Put together a custom comp set from observed listings of a market',
    requires: ['console:write'],
    body: compsetCreationBodySchema,
    answers: { 201: { description: 'The comp set', schema: compsetCreationDocumentSchema } },
    fails: [400, 409, 413, 415],
    async handle({ context, principal, body }) {
      const compset = await createCompset(context, principal, body.data.attributes);
      return { status: 201, document: { data: serializeSummary(compset, undefined) } };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/console/v1/compsets/{id}/',
    operationId: 'deleteCompset',
    tag: TAG,
    summary: 'Delete a custom comp set',
    requires: ['console:write'],
    params: z.object({ id: idParameter }),
    answers: { 204: { description: 'The comp set is deleted' } },
    fails: [404, 409],
    async handle({ context, principal, params }) {
      await deleteCompset(context, principal, params.id);
      return { status: 204 };
    },
  }),
];
