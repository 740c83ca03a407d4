import type { z } from 'zod';
import { JSON_API_TYPE } from '#contract/json-api.ts';
import type { Endpoint } from './endpoint.ts';
import { EXAMPLES } from './openapi-examples.ts';
import { failuresWith } from './openapi-failures.ts';
import { headersNamed, RATE_HEADERS, VERSION_HEADERS } from './openapi-headers.ts';
import type { Route } from './openapi-types.ts';

/** An endpoint as an operation of the document. */
export function routeOf(endpoint: Endpoint): Route {
  const { body: exampleBody, answer: exampleAnswer } = EXAMPLES[endpoint.operationId] ?? {};
  const isVersioned = endpoint.path.startsWith('/api/');
  const headers = headersNamed(['X-Request-ID', ...RATE_HEADERS, ...(isVersioned ? VERSION_HEADERS : [])]);
  const answers = Object.entries(endpoint.answers).map(([status, { description, schema }]) => [
    status,
    { description, headers, ...(schema ? content(schema, exampleAnswer) : {}) },
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
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { query: endpoint.query } : {}),
      ...(endpoint.body ? { body: { required: true, ...content(endpoint.body, exampleBody) } } : {}),
    },
    responses: {
      ...Object.fromEntries(answers),
      ...failuresWith([...failuresOf(endpoint), ...(isVersioned ? [410] : [])]),
    },
  };
}

/** Whatever may go wrong before an endpoint is asked, and what it says of itself. */
function failuresOf({ method, params, body, fails = [] }: Endpoint): number[] {
  return [
    400,
    401,
    403,
    429,
    500,
    ...(params ? [404] : []),
    ...(method === 'get' ? [] : [413]),
    ...(body ? [409, 415] : []),
    ...fails,
  ];
}

const content = (schema: z.ZodType, example: unknown) => ({
  content: { [JSON_API_TYPE]: { schema, ...(example === undefined ? {} : { example }) } },
});
