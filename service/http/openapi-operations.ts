import { z } from 'zod';
import { JSON_API_TYPE } from '#contract/json-api.ts';
import { STRICTER_LIMITS, type StricterLimit } from '../limits/claims.ts';
import type { Endpoint, FileBody } from './endpoint.ts';
import { EXAMPLES } from './openapi-examples.ts';
import { failuresWith } from './openapi-failures.ts';
import { headersNamed, RATE_HEADERS, VERSION_HEADERS } from './openapi-headers.ts';
import type { Route } from './openapi-types.ts';

/** An endpoint as an operation of the document. */
export function routeOf(endpoint: Endpoint): Route {
  const { body: exampleBody, answer: exampleAnswer } = EXAMPLES[endpoint.operationId] ?? {};
  const isVersioned = endpoint.path.startsWith('/api/');
  const standing = ['X-Request-ID', ...RATE_HEADERS, ...(isVersioned ? VERSION_HEADERS : [])] as const;
  const answers = Object.entries(endpoint.answers).map(
    ([status, { description, schema, mediaType, headers = [] }]) => [
      status,
      {
        description,
        headers: headersNamed([...standing, ...headers]),
        ...(schema ? content(schema, exampleAnswer, mediaType?.split(';')[0]) : {}),
      },
    ],
  );
  return {
    method: endpoint.method,
    path: endpoint.path,
    operationId: endpoint.operationId,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...descriptionOf(endpoint),
    security: endpoint.requires.map((scope) => ({ oauth: [scope] })),
    request: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { query: endpoint.query } : {}),
      ...(endpoint.body ? { body: { required: true, ...content(endpoint.body, exampleBody) } } : {}),
      ...(endpoint.file ? { body: { required: true, ...fileContent(endpoint.file) } } : {}),
    },
    responses: {
      ...Object.fromEntries(answers),
      ...failuresWith([...failuresOf(endpoint), ...(isVersioned ? [410] : [])]),
    },
  };
}

function descriptionOf({ description, limit }: Endpoint): { description?: string } {
  const sentences = [description, limit && limitSentence(STRICTER_LIMITS[limit])].filter(Boolean);
  return sentences.length === 0 ? {} : { description: sentences.join(' ') };
}

const limitSentence = ({ perMinute, countedFor }: (typeof STRICTER_LIMITS)[StricterLimit]) =>
  `At most ${perMinute} requests a minute for ${countedFor}, on top of the limit that counts every request.`;

/** Whatever may go wrong before an endpoint is asked, and what it says of itself. */
function failuresOf({ method, params, body, file, fails = [] }: Endpoint): number[] {
  return [
    400,
    401,
    403,
    429,
    500,
    ...(params ? [404] : []),
    ...(method === 'get' ? [] : [413]),
    ...(body ? [409, 415] : []),
    ...(file ? [415] : []),
    ...fails,
  ];
}

const content = (schema: z.ZodType, example: unknown, mediaType = JSON_API_TYPE) => ({
  content: { [mediaType]: { schema, ...(example === undefined ? {} : { example }) } },
});

const fileContent = ({ types }: FileBody) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: z.string() }])),
});
