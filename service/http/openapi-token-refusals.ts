import type { z } from 'zod';
import { tokenRefusalSchema } from '#contract/oauth.ts';
import { errorObject } from './error-mapper.ts';
import { failuresWith } from './openapi-failures.ts';
import { headersNamed } from './openapi-headers.ts';

/** By HTTP Basic, or by `client_id` and `client_secret` among the parameters. */
export const CLIENT_AUTHENTICATION: Record<string, string[]>[] = [{ client: [] }, {}];

type RefusalCode = z.infer<typeof tokenRefusalSchema>['error'];

/** A refusal in the form of RFC 6749. */
export function refused(status: number, error: RefusalCode, detail: string, description: string) {
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

/** How every address below `/o/` fails. */
export const REFUSED_CLIENTS = {
  401: refused(401, 'invalid_client', 'The client id or secret is wrong.', 'The client is not known'),
  413: refused(413, 'invalid_request', 'The body is larger than 1 MiB.', 'The body is too large'),
  415: refused(
    415,
    'invalid_request',
    'Send the body as application/x-www-form-urlencoded or application/json.',
    'The body has another media type',
  ),
  ...failuresWith([500]),
};
