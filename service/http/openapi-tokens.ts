import type { z } from 'zod';
import { tokenAnswerSchema, tokenRefusalSchema, tokenRequestSchema } from '#contract/oauth.ts';
import { errorObject } from './error-mapper.ts';
import { failuresWith } from './openapi-failures.ts';
import { headersNamed } from './openapi-headers.ts';
import type { Route } from './openapi-types.ts';

const TAG = 'Tokens';

/** By HTTP Basic, or by `client_id` and `client_secret` among the parameters. */
export const CLIENT_AUTHENTICATION: Record<string, string[]>[] = [{ client: [] }, {}];

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

type RefusalCode = z.infer<typeof tokenRefusalSchema>['error'];

function refused(status: number, error: RefusalCode, detail: string, description: string) {
  const example: z.infer<typeof tokenRefusalSchema> = {
    error,
    error_description: detail,
    errors: [errorObject(status, { detail, code: error })],
  };
  return {
    description,
    headers: headersNamed(['X-Request-ID', ...(status === 401 ? (['WWW-Authenticate'] as const) : [])]),
    content: { 'application/json': { schema: tokenRefusalSchema, example } },
  };
}

/** What stands below `/o/`. */
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
      401: refused(401, 'invalid_client', 'The client id or secret is wrong.', 'The client is not known'),
      413: refused(413, 'invalid_request', 'The body is larger than 1 MiB.', 'The body is too large'),
      415: refused(
        415,
        'invalid_request',
        'Send the body as application/x-www-form-urlencoded or application/json.',
        'The body has another media type',
      ),
      ...failuresWith([500]),
    },
  },
];
