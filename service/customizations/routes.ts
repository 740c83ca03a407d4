import { z } from 'zod';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { bodySchema, documentSchema, fieldNames, resourceSchema } from '#contract/json-api.ts';
import { idParameter, namesParameter } from '#contract/query.ts';
import { sparse } from '../http/documents.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';
import { changeCustomization } from './change-customization.ts';
import { type CustomizationType, resourceTypeOf } from './customization-type.ts';
import { AGGREGATED_TYPES, CUSTOMIZATION_TYPES } from './customization-types.ts';
import { readCustomizations } from './read-customizations.ts';

const TAG = 'Listing customizations';
const params = z.object({ id: idParameter });
const FIELDS = 'fields[listing-customizations]';
const [firstName = 'base-price', ...otherNames] = AGGREGATED_TYPES.map(({ name }) => name);

const aggregateSchema = z
  .object(Object.fromEntries(AGGREGATED_TYPES.map(({ name, attributes }) => [name, attributes])))
  .meta({ id: 'ListingCustomizations' });

const readAll = endpoint({
  method: 'get',
  path: '/api/v1/listings/{id}/customizations/',
  operationId: 'readCustomizations',
  tag: TAG,
  summary: 'Read all customizations of a listing but its manual overrides',
  requires: ['listings:read'],
  params,
  query: z.strictObject({
    [FIELDS]: namesParameter<CustomizationName>([firstName, ...otherNames]).optional(),
  }),
  answers: {
    200: {
      description: 'Each customization under its name, as its own address answers it',
      schema: documentSchema(resourceSchema('listing-customizations', aggregateSchema)),
    },
  },
  fails: [400, 404],
  async handle({ context, principal, params, query }) {
    const names = query[FIELDS] as CustomizationName[] | undefined;
    const types = AGGREGATED_TYPES.filter(({ name }) => !names || names.includes(name));
    const attributes = await readCustomizations(context, tenantOf(principal), params.id, types);
    return {
      status: 200,
      document: { data: { type: 'listing-customizations', id: String(params.id), attributes } },
    };
  },
});

const operationOf = (verb: string, { name }: CustomizationType) =>
  `${verb}-${name}`.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Reading and changing one customization. */
function endpointsOf(type: CustomizationType): Endpoint[] {
  const resourceType = resourceTypeOf(type);
  const fields = `fields[${resourceType}]`;
  const query = z.strictObject({
    ...type.query,
    [fields]: namesParameter(fieldNames(type.attributes)).optional(),
  });
  const schema = documentSchema(resourceSchema(resourceType, type.attributes));
  const documentOf = (id: number, attributes: Record<string, unknown>, asked: Record<string, unknown>) => ({
    data: {
      type: resourceType,
      id: String(id),
      attributes: sparse(attributes, asked[fields] as string[] | undefined),
    },
  });
  const shared = {
    path: `/api/v1/listings/{id}/customizations/${type.name}/`,
    tag: TAG,
    params,
    query,
  };
  return [
    endpoint({
      ...shared,
      method: 'get',
      operationId: operationOf('read', type),
      summary: `Read ${type.summary} of a listing`,
      requires: ['listings:read'],
      answers: { 200: { description: 'The customization', schema } },
      fails: [400, 404],
      async handle({ context, principal, params, query }) {
        const tenant = tenantOf(principal);
        const answers = await readCustomizations(context, tenant, params.id, [type], query);
        return { status: 200, document: documentOf(params.id, answers[type.name] ?? {}, query) };
      },
    }),
    endpoint({
      ...shared,
      method: 'patch',
      operationId: operationOf('change', type),
      summary: `Change ${type.summary} of a listing`,
      description: 'Only the fields sent change. A list that is sent takes the place of the whole list.',
      requires: ['listings:write'],
      body: bodySchema(resourceType, type.changes),
      answers: { 200: { description: 'The customization as it is now', schema } },
      fails: [400, 403, 404, 409, 413, 415, 422],
      async handle({ context, principal, params, query, body, requestId }) {
        const sent = body.data.attributes;
        const request = { requestId, query };
        const attributes = await changeCustomization(context, principal, params.id, type, sent, request);
        return { status: 200, document: documentOf(params.id, attributes, query) };
      },
    }),
  ];
}

export const customizationEndpoints: readonly Endpoint[] = [
  readAll,
  ...CUSTOMIZATION_TYPES.flatMap(endpointsOf),
];
