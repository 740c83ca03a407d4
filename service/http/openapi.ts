import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { errorDocumentSchema, JSON_API_TYPE } from '#contract/json-api.ts';
import { SCOPES } from '#contract/scopes.ts';
import type { Endpoint } from './endpoint.ts';

const ERROR_DESCRIPTIONS: Record<number, string> = {
  400: 'The request is malformed',
  401: 'The access token is missing or invalid',
  403: 'The token lacks the scope, or its login the permission',
  404: 'There is no such resource, or the token may not see it',
  409: 'The resource is in another state',
  413: 'The body is larger than 1 MiB',
  415: 'The body has another media type',
  422: 'The request cannot be fulfilled for this resource',
  429: 'Too many requests',
  500: 'Unexpected error, named by its request id',
  502: 'The channel’s own API failed',
};

/** The OpenAPI 3.1 document of everything that is mounted. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string) {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'oauth', {
    type: 'oauth2',
    flows: {
      clientCredentials: {
        tokenUrl: `${publicUrl}/o/token/`,
        scopes: Object.fromEntries(Object.entries(SCOPES).map(([scope, { meaning }]) => [scope, meaning])),
      },
    },
  });
  for (const endpoint of endpoints) registry.registerPath(pathOf(endpoint));
  const document = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Ratewright Partner API',
      version: '1.0.0',
      description: 'Dynamic pricing for short-term rentals. Bodies are JSON:API documents.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
  });
  return document;
}

function pathOf(endpoint: Endpoint): RouteConfig {
  const json = (schema: z.ZodType) => ({ content: { [JSON_API_TYPE]: { schema } } });
  const answers = Object.entries(endpoint.answers).map(([status, { description, schema }]) => [
    status,
    { description, ...(schema ? json(schema) : {}) },
  ]);
  const failures = [...new Set([401, 403, 429, 500, ...(endpoint.fails ?? [])])]
    .sort((a, b) => a - b)
    .map((status) => [
      status,
      { description: ERROR_DESCRIPTIONS[status] ?? 'Error', ...json(errorDocumentSchema) },
    ]);
  return {
    method: endpoint.method,
    path: endpoint.path,
    operationId: endpoint.operationId,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    security: endpoint.requires.map((scope) => ({ oauth: [scope] })),
    request: {
      ...(endpoint.params ? { params: pathParameters(endpoint.params) } : {}),
      ...(endpoint.query ? { query: endpoint.query } : {}),
      ...(endpoint.body ? { body: { required: true, ...json(endpoint.body) } } : {}),
    },
    responses: Object.fromEntries([...answers, ...failures]),
  };
}

/** Every path parameter is a string on the wire. */
const pathParameters = (schema: z.ZodObject) =>
  z.object(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, z.string()])));
