import { z } from 'zod';
import {
  type ChangeListQuery,
  changeCollectionSchema,
  changeEntriesCollectionSchema,
  changeEntriesQuerySchema,
  changeFacetsDocumentSchema,
  changeFacetsQuerySchema,
  changeListQuerySchema,
} from '#contract/console/changes.ts';
import { idParameter } from '#contract/query.ts';
import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { isVisible } from '../listings/queries.ts';
import { type Principal, tenantOf } from '../oauth/principal.ts';
import { facetsOf } from './change-facets.ts';
import { type ChangeFilter, countCombinations, findEntry, listEntries } from './change-queries.ts';
import { serializeEntry } from './change-serializer.ts';
import { listChangesByRequest } from './list-changes.ts';

const TAG = 'Console';

export const historyConsoleEndpoints = [
  endpoint({
    method: 'get',
    path: '/console/v1/changes/',
    operationId: 'listChanges',
    tag: TAG,
    summary: 'What was changed of a listing or of all listings of a user, request by request, newest first',
    description:
      'A change is what came with one request: of one listing or of a thousand. Filters choose entries; a change is told with those that pass.',
    requires: ['console:read'],
    query: changeListQuerySchema,
    answers: { 200: { description: 'Changes', schema: changeCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const filter = await filterOf(context, principal, query);
      const { data, next } = await listChangesByRequest(context, filter, query);
      const to = new URLSearchParams(url.searchParams);
      if (next) to.set('page[after]', next);
      const address = `${context.config.publicApiUrl}/console/v1/changes/?${to}`;
      return { status: 200, document: { data, links: { next: next && address } } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/changes/{id}/entries/',
    operationId: 'listChangeEntries',
    tag: TAG,
    summary: 'The entries of one change, in the order in which they came',
    requires: ['console:read'],
    params: z.object({ id: idParameter }),
    query: changeEntriesQuerySchema,
    answers: { 200: { description: 'A page of entries', schema: changeEntriesCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query, url }) {
      const filter = await filterOf(context, principal, query);
      const head = await findEntry(context.db, filter, params.id);
      if (!head) throw new NotFoundError('There is no such change.');
      const page = pageOf(query);
      const { rows, count } = await listEntries(context.db, filter, head, page);
      const data = rows.map((row) => ({
        type: 'change-history-entries' as const,
        id: String(row.id),
        attributes: serializeEntry(row),
      }));
      const pagination = paginate(count, page);
      return {
        status: 200,
        document: collectionDocument(data, url, context.config.publicApiUrl, pagination),
      };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/change-facets/',
    operationId: 'countChanges',
    tag: TAG,
    summary: 'How many entries the history has, by surface, setting and actor',
    requires: ['console:read'],
    query: changeFacetsQuerySchema,
    answers: { 200: { description: 'The counts', schema: changeFacetsDocumentSchema } },
    fails: [400, 404],
    async handle({ context, principal, query }) {
      const filter = await filterOf(context, principal, query);
      const attributes = facetsOf(await countCombinations(context.db, filter), filter);
      const id = String('listingId' in filter.of ? filter.of.listingId : filter.of.ownerId);
      return { status: 200, document: { data: { type: 'change-facets' as const, id, attributes } } };
    },
  }),
];

/** @throws NotFoundError for a listing that the token does not see, or a token that speaks for no user */
async function filterOf(
  context: Context,
  principal: Principal,
  query: Omit<ChangeListQuery, 'page[after]' | 'page[size]'>,
): Promise<ChangeFilter> {
  const tenant = tenantOf(principal);
  const listingId = query['filter[listing]'];
  if (listingId !== undefined && !(await isVisible(context.db, tenant, listingId))) {
    throw new NotFoundError({ detail: 'There is no such listing.', parameter: 'filter[listing]' });
  }
  if (listingId === undefined && tenant.userId === null) {
    throw new NotFoundError('This token speaks for no user.');
  }
  return {
    tenant,
    of: listingId === undefined ? { ownerId: tenant.userId ?? 0 } : { listingId },
    surfaces: query['filter[surface]'],
    settings: query['filter[setting]'],
    actor: query['filter[actor]'],
    after: query['filter[changed-after]'],
    before: query['filter[changed-before]'],
  };
}
