import type { z } from 'zod';
import { errorDocumentSchema, JSON_API_TYPE } from '#contract/json-api.ts';
import { introspectionSchema, serverMetadataSchema, tokenQuestionSchema } from '#contract/oauth.ts';
import { failuresWith } from './openapi-failures.ts';
import { headersNamed } from './openapi-headers.ts';
import { CLIENT_AUTHENTICATION, REFUSED_CLIENTS, refused } from './openapi-token-refusals.ts';
import type { Route } from './openapi-types.ts';

const question: z.input<typeof tokenQuestionSchema> = { token: 'kJ8rV2xQ5wZ1nB7cM4tY9pL3sD6gH0aF' };

const answer: z.infer<typeof introspectionSchema> = {
  active: true,
  iss: 'https://api.example.com',
  client_id: 'acme-homes',
  sub: '42',
  token_type: 'Bearer',
  scope: 'listings:read reservations:read',
  iat: 1_781_517_600,
  exp: 1_781_521_200,
  user_id: '42',
  credential_id: '57',
};

const asked = {
  method: 'post',
  tags: ['Tokens'],
  security: CLIENT_AUTHENTICATION,
  request: {
    body: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': { schema: tokenQuestionSchema, example: question },
        'application/json': { schema: tokenQuestionSchema, example: question },
      },
    },
  },
} satisfies Partial<Route>;

/** What a client may ask of a token it has, and where it finds all of this. */
export const TOKEN_QUESTION_ROUTES: readonly Route[] = [
  {
    ...asked,
    path: '/o/revoke/',
    operationId: 'revokeToken',
    summary: 'End an access token',
    description: 'RFC 7009. A token that is over, or never was one, counts as revoked.',
    responses: {
      200: { description: 'The token opens nothing any more', headers: headersNamed(['X-Request-ID']) },
      400: refused(
        400,
        'unauthorized_client',
        'The token was issued to another client.',
        'The request is refused, or the token is another client’s',
      ),
      ...REFUSED_CLIENTS,
    },
  },
  {
    ...asked,
    path: '/o/introspect/',
    operationId: 'introspectToken',
    summary: 'Ask what an access token can do',
    description:
      'RFC 7662. A token that is over, revoked or another client’s is not active; neither is a personal access token.',
    responses: {
      200: {
        description: 'What it can do at this moment',
        headers: headersNamed(['X-Request-ID']),
        content: { 'application/json': { schema: introspectionSchema, example: answer } },
      },
      400: refused(400, 'invalid_request', 'token is required.', 'The request is refused'),
      ...REFUSED_CLIENTS,
    },
  },
  {
    method: 'get',
    path: '/.well-known/oauth-authorization-server',
    operationId: 'readServerMetadata',
    tags: ['Tokens'],
    summary: 'Find the token endpoints',
    description: 'RFC 8414, for client libraries.',
    security: [],
    responses: {
      200: {
        description: 'The addresses, and what they support',
        headers: headersNamed(['X-Request-ID']),
        content: { 'application/json': { schema: serverMetadataSchema } },
      },
      400: {
        description: 'The Host header of the request is not valid',
        headers: headersNamed(['X-Request-ID']),
        content: { [JSON_API_TYPE]: { schema: errorDocumentSchema } },
      },
      ...failuresWith([500]),
    },
  },
];
