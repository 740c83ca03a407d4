import type { HeaderPart } from './openapi-types.ts';

interface Described {
  description: string;
  example: string | number;
  /** Sent with every response that names the header. */
  always?: true;
  type?: 'integer';
  pattern?: string;
}

/** Every header that a response may carry beyond those of HTTP itself. */
const HEADERS = {
  'X-Request-ID': {
    description: 'Names this request: the id that was sent with it, or one that was generated',
    example: 'req_01JZK3V8Q6W0Y2N5T7B9D1F3H5',
    always: true,
    pattern: '^[A-Za-z0-9._:-]{1,128}$',
  },
  'X-RateLimit-Limit': {
    description: 'Requests a minute that the scarcest limit allows',
    example: 600,
    always: true,
    type: 'integer',
  },
  'X-RateLimit-Remaining': {
    description: 'Requests that the scarcest limit still allows now',
    example: 599,
    always: true,
    type: 'integer',
  },
  'X-RateLimit-Reset': {
    description: 'When the scarcest limit is whole again, in Unix seconds',
    example: 1_767_225_600,
    always: true,
    type: 'integer',
  },
  RateLimit: {
    description: 'What is left of every limit, and in how many seconds it is whole again',
    example: '"requests";r=599;t=1',
    always: true,
  },
  'RateLimit-Policy': {
    description: 'Every limit that counts this request, with its quota and window in seconds',
    example: '"requests";q=600;w=60',
    always: true,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next request',
    example: 2,
    always: true,
    type: 'integer',
  },
  'WWW-Authenticate': {
    description: 'How to authenticate, and what was wrong (RFC 6750)',
    example: 'Bearer realm="api", error="invalid_token"',
  },
  'Content-Disposition': {
    description: 'The name under which the file is saved',
    example: 'attachment; filename="calendars-2026-06-15.csv"',
    always: true,
    pattern: '^attachment; filename="[a-z0-9.-]+"$',
  },
  Deprecation: { description: 'Since when this version is deprecated (RFC 9745)', example: '@1798761600' },
  Sunset: {
    description: 'When this version ends (RFC 8594)',
    example: 'Thu, 01 Jul 2027 00:00:00 GMT',
  },
} as const satisfies Record<string, Described>;

export type HeaderName = keyof typeof HEADERS;

/** Of every request that was counted against a limit. */
export const RATE_HEADERS = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
] as const satisfies HeaderName[];

/** Of a version of the API that is coming to its end. */
export const VERSION_HEADERS = ['Deprecation', 'Sunset'] as const satisfies HeaderName[];

const schemaOf = ({ type, pattern }: Described): HeaderPart['schema'] =>
  type === undefined ? { type: 'string', ...(pattern ? { pattern } : {}) } : { type, minimum: 0 };

const partOf = (header: Described, required: boolean): HeaderPart => ({
  description: header.description,
  required,
  schema: schemaOf(header),
  example: header.example,
});

/** The reusable headers of the document, by the name they are referred to. */
export const headerComponents = (): [string, HeaderPart][] =>
  Object.entries<Described>(HEADERS).map(([name, header]) => [name, partOf(header, header.always ?? false)]);

/** References to the headers of a response. */
export const headersNamed = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The headers of a response that may go without them. */
export const optionalHeaders = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, partOf(HEADERS[name], false)]));
