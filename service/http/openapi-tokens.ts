import type { z } from 'zod';
import { tokenAnswerSchema, tokenRequestSchema } from '#contract/oauth.ts';
import { headersNamed } from './openapi-headers.ts';
import { TOKEN_QUESTION_ROUTES } from './openapi-token-questions.ts';
import { CLIENT_AUTHENTICATION, REFUSED_CLIENTS, refused } from './openapi-token-refusals.ts';
import type { Route } from './openapi-types.ts';

const TAG = 'Tokens';

const request: z.input<typeof tokenRequestSchema> = {
  grant_type: 'client_credentials',
  client_id: 'acme-homes',
  client_secret: 'secret-of-acme-homes',
  scope: 'listings:read reservations:read',
  user_id: '42',
};

const answer: z.infer<typeof tokenAnswerSchema> = {
  access_token: 'kJ8rV2xQ5wZ1nB7cM4tY9pL3sD6gH0aF',
  token_type: 'Bearer',
  expires_in: 3600,
  scope: 'listings:read reservations:read',
  user_id: '42',
  credential_id: '57',
};

/** Where tokens come from, end and are asked about. */
export const TOKEN_ROUTES: readonly Route[] = [
  {
    method: 'post',
    path: '/o/token/',
    operationId: 'issueToken',
    tags: [TAG],
    summary: 'Get an access token',
    description:
      'Application-level without `user_id`, bound to one user with it. Access tokens live for one hour and are sent as `Authorization: Bearer`. Some scopes are for one kind of token only.',
    security: CLIENT_AUTHENTICATION,
    request: {
      body: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': { schema: tokenRequestSchema, example: request },
          'application/json': { schema: tokenRequestSchema, example: request },
        },
      },
    },
    responses: {
      200: {
        description: 'A token',
        headers: headersNamed(['X-Request-ID']),
        content: { 'application/json': { schema: tokenAnswerSchema, example: answer } },
      },
      400: refused(
        400,
        'invalid_scope',
        'The scope insights:read is not enabled for this application.',
        'The request, its grant or one of its scopes is refused',
      ),
      ...REFUSED_CLIENTS,
    },
  },
  ...TOKEN_QUESTION_ROUTES,
];
