import { z } from 'zod';
import {
  type ListingListQuery,
  listingActivationBodySchema,
  listingActivationDocumentSchema,
  listingCollectionSchema,
  listingDocumentSchema,
  listingListQuerySchema,
  listingQuerySchema,
  refreshAnswerSchema,
  refreshQuerySchema,
} from '#contract/listings.ts';
import { idParameter } from '#contract/query.ts';
import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { type Tenant, tenantOf } from '../oauth/principal.ts';
import { findUsers } from '../users/queries.ts';
import { serializeUser } from '../users/serializer.ts';
import { activateListing } from './activate-listing.ts';
import { findListing, type ListingRow, listListings } from './queries.ts';
import { requestListingRefresh } from './request-listing-refresh.ts';
import { serializeListing } from './serializer.ts';

const params = z.object({ id: idParameter });

type Sideload = Pick<ListingListQuery, 'include' | 'fields[users]'>;

async function included(context: Context, tenant: Tenant, rows: ListingRow[], query: Sideload) {
  if (!query.include?.includes('owner')) return {};
  const owners = await findUsers(context.db, tenant, [...new Set(rows.map((row) => Number(row.owner_id)))]);
  return { included: owners.map((owner) => serializeUser(owner, query['fields[users]'])) };
}

export const listingEndpoints = [
  endpoint({
    method: 'get',
    path: '/api/v1/listings/',
    operationId: 'listListings',
    tag: 'Listings',
    summary: 'List listings',
    requires: ['listings:read'],
    query: listingListQuerySchema,
    answers: { 200: { description: 'A page of listings', schema: listingCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const page = pageOf(query);
      const tenant = tenantOf(principal);
      const { rows, count } = await listListings(context.db, tenant, query, page);
      const pagination = paginate(count, page);
      return {
        status: 200,
        document: {
          ...collectionDocument(
            rows.map((row) => serializeListing(row, query['fields[listings]'])),
            url,
            context.config.publicApiUrl,
            pagination,
          ),
          ...(await included(context, tenant, rows, query)),
        },
      };
    },
  }),
  endpoint({
    method: 'get',
    path: '/api/v1/listings/{id}/',
    operationId: 'getListing',
    tag: 'Listings',
    summary: 'Read a listing',
    requires: ['listings:read'],
    params,
    query: listingQuerySchema,
    answers: { 200: { description: 'The listing with its sync status', schema: listingDocumentSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query }) {
      const tenant = tenantOf(principal);
      const row = await findListing(context.db, tenant, params.id);
      if (!row) throw new NotFoundError('There is no such listing.');
      return {
        status: 200,
        document: {
          data: serializeListing(row, query['fields[listings]']),
          ...(await included(context, tenant, [row], query)),
        },
      };
    },
  }),
  endpoint({
    method: 'patch',
    path: '/api/v1/listings/{id}/activation/',
    operationId: 'activateListing',
    tag: 'Listings',
    summary: 'Switch the price syncing of a listing',
    requires: ['listings:write'],
    params,
    body: listingActivationBodySchema,
    answers: {
      200: { description: 'The new state', schema: listingActivationDocumentSchema },
      304: { description: 'The listing already is in this state' },
    },
    fails: [400, 403, 404, 409, 413, 415, 422],
    async handle({ context, principal, params, body, requestId }) {
      const outcome = await activateListing(context, principal, params.id, body.data.attributes, requestId);
      return {
        status: 200,
        document: {
          data: {
            type: 'listing-activations',
            id: String(params.id),
            attributes: {
              enabled: outcome.enabled,
              'base-price': outcome.basePrice,
              'min-price': outcome.minPrice,
            },
          },
        },
      };
    },
  }),
  endpoint({
    method: 'post',
    path: '/api/v1/listings/{id}/refresh/',
    operationId: 'refreshListing',
    tag: 'Listings',
    summary: 'Queue a refresh of a listing',
    requires: ['listings:write'],
    params,
    query: refreshQuerySchema,
    answers: { 202: { description: 'The refresh is queued', schema: refreshAnswerSchema } },
    fails: [400, 403, 404],
    async handle({ context, principal, params, query }) {
      await requestListingRefresh(context, principal, params.id, query['sync-priority']);
      return {
        status: 202,
        document: {
          meta: { status: 'queued', message: 'The refresh of the listing is queued.' },
          links: { related: `${context.config.publicApiUrl}/api/v1/listings/${params.id}/` },
        },
      };
    },
  }),
];
