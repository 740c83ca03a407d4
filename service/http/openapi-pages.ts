import { z } from 'zod';
import { failuresWith } from './openapi-failures.ts';
import { headersNamed, VERSION_HEADERS } from './openapi-headers.ts';
import type { Route } from './openapi-types.ts';

function page(
  name: { path: string; operationId: string; summary: string; description: string },
  type: string,
  schema: z.ZodType,
): Route {
  const { path, operationId, summary, description } = name;
  return {
    method: 'get',
    path,
    operationId,
    tags: ['Service'],
    summary,
    security: [],
    responses: {
      200: {
        description,
        headers: headersNamed(['X-Request-ID', ...VERSION_HEADERS]),
        content: { [type]: { schema } },
      },
      ...failuresWith([410, 500]),
    },
  };
}

/** What is there for everybody, without a token. */
export const PAGE_ROUTES: readonly Route[] = [
  page(
    {
      path: '/api/v1/schema/',
      operationId: 'readSchema',
      summary: 'Read this description',
      description: 'An OpenAPI 3.1 document',
    },
    'application/json',
    z.looseObject({ openapi: z.string() }),
  ),
  page(
    {
      path: '/api/v1/redoc/',
      operationId: 'readReference',
      summary: 'Read this description as a page',
      description: 'A page without scripts',
    },
    'text/html',
    z.string(),
  ),
];
