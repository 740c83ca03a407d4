import { JSON_API_TYPE } from '#contract/json-api.ts';
import type { Problem } from '../errors.ts';
import { errorDocument } from './error-mapper.ts';
import {
  type HeaderName,
  headersNamed,
  optionalHeaders,
  RATE_HEADERS,
  VERSION_HEADERS,
} from './openapi-headers.ts';
import type { Reference, ResponsePart } from './openapi-types.ts';

interface Failure {
  name: string;
  description: string;
  example: Problem;
  headers?: readonly HeaderName[];
  /** Whether the request was counted against a limit, and the answer tells; else it always does. */
  counted?: 'perhaps' | 'never';
}

const FAILURES: Readonly<Record<number, Failure>> = {
  400: {
    name: 'BadRequest',
    description: 'The request is malformed: a parameter, a body, or a value in one of them',
    example: { detail: 'page[size] must be at most 100.', parameter: 'page[size]' },
  },
  401: {
    name: 'Unauthorized',
    description: 'The access token is missing or invalid',
    example: { detail: 'The access token is not valid.', code: 'invalid_token' },
    headers: ['WWW-Authenticate'],
    counted: 'perhaps',
  },
  403: {
    name: 'Forbidden',
    description: 'The token lacks the scope, or its login the permission',
    example: { detail: 'The token needs the scope listings:write.', code: 'insufficient_scope' },
    headers: ['WWW-Authenticate'],
    counted: 'perhaps',
  },
  404: {
    name: 'NotFound',
    description: 'There is no such resource or page, or the token may not see it',
    example: { detail: 'There is no such listing.' },
  },
  409: {
    name: 'Conflict',
    description: 'The resource is in another state, or the body is for another one',
    example: { detail: 'A sync of this account is running.', code: 'sync_in_progress' },
  },
  410: {
    name: 'Gone',
    description: 'This version of the API has ended',
    example: { detail: 'Version v1 of the API is no longer served.', code: 'version_sunset' },
    counted: 'never',
  },
  413: {
    name: 'BodyTooLarge',
    description: 'The body is larger than 1 MiB, or than the operation says',
    example: { detail: 'The body is larger than 1 MiB.' },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body has another media type',
    example: { detail: 'Send the body as application/vnd.api+json or application/json.' },
  },
  422: {
    name: 'Unprocessable',
    description: 'The request is well-formed, but impossible for this resource',
    example: {
      detail: 'A listing without a base price needs one to be enabled.',
      code: 'required',
      pointer: '/data/attributes/base-price',
    },
  },
  429: {
    name: 'TooManyRequests',
    description: 'There were too many requests',
    example: {
      detail: 'There were too many requests. Wait as long as Retry-After says.',
      code: 'rate_limited',
    },
    headers: ['Retry-After'],
  },
  500: {
    name: 'UnexpectedError',
    description: 'Something went wrong here; the request id names it',
    example: { detail: 'Something went wrong here. Name this request when you ask about it: req_01JZK3V8' },
    counted: 'perhaps',
  },
  502: {
    name: 'ChannelFailure',
    description: 'The channel’s own API failed; try again later',
    example: {
      detail: 'The channel did not answer as it should.',
      code: 'channel_unavailable',
      meta: { channel: 'sandbox', code: 'channel_unavailable' },
    },
  },
};

/** The reusable failed responses of the document, by the name they are referred to. */
export const failureComponents = (): [string, ResponsePart][] =>
  Object.entries(FAILURES).map(
    ([status, { name, description, example, headers = [], counted = 'always' }]) => [
      name,
      {
        description,
        headers: {
          ...headersNamed(['X-Request-ID', ...(counted === 'always' ? RATE_HEADERS : [])]),
          ...(counted === 'perhaps' ? optionalHeaders(RATE_HEADERS) : {}),
          ...headersNamed([...headers, ...VERSION_HEADERS]),
        },
        content: {
          [JSON_API_TYPE]: {
            schema: { $ref: '#/components/schemas/ErrorDocument' },
            example: errorDocument(Number(status), [example]),
          },
        },
      },
    ],
  );

/** References to the failed responses with these statuses, in their order. */
export function failuresWith(statuses: readonly number[]): Record<string, Reference> {
  const wanted = new Set(statuses);
  return Object.fromEntries(
    Object.entries(FAILURES).flatMap(([status, { name }]) =>
      wanted.has(Number(status)) ? [[status, { $ref: `#/components/responses/${name}` }]] : [],
    ),
  );
}
