import fc from 'fast-check';
import { asCurl } from './as-curl.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { hostileSegment, hostileText } from './hostile-values.ts';
import type { OpenApi, Operation, Parameter } from './operations.ts';
import { type Body, bodyOf, hostileBodyOf } from './request-bodies.ts';
import { hostileHeaders, plainHeaders } from './request-headers.ts';
import { valueFor } from './schema-values.ts';

/** Ids by the segment of the path that stands before them. */
export type Ids = Readonly<Record<string, readonly string[]>>;

export interface KnownIds {
  own: Ids;
  /** Of things that may be deleted. */
  expendable: Ids;
  /** Of another tenant. */
  foreign: Ids;
}

/** Which part of a request is wrong, so that the others let it through to where that part is read. */
const PARTS = ['nothing', 'path', 'query', 'query', 'headers', 'body', 'body', 'body', 'everything'] as const;
type Part = (typeof PARTS)[number];

/** Requests to an operation that are right in most parts, and wrong in one. */
export function requestsTo(
  document: OpenApi,
  operation: Operation,
  ids: KnownIds,
): fc.Arbitrary<FuzzRequest> {
  const of = (wrong: Part) => {
    const isWrong = (part: Part) => wrong === part || wrong === 'everything';
    return fc.record({
      method: isWrong('path') ? methodOf(operation) : fc.constant(operation.method),
      path: isWrong('path') ? hostilePathOf(operation, ids) : pathOf(operation, ids),
      query: isWrong('query') ? hostileQueryOf(document, operation) : queryOf(document, operation),
      headers: isWrong('headers') ? hostileHeaders : plainHeaders,
      body: isWrong('body') ? hostileBodyOf(document, operation) : bodyOf(document, operation),
      framing: isWrong('headers') ? hostileFraming : fc.constant<Framing>('length'),
    });
  };
  const parts = fc.oneof(...PARTS.map(of));
  return parts.map(({ method, path, query, headers, body, framing }) => {
    const request: FuzzRequest = {
      operation,
      method,
      target: `${path.text}${query}`,
      headers: [...headers, ...framed(body, framing)],
      body: body === null ? Buffer.alloc(0) : framing === 'chunked' ? chunked(body.bytes) : body.bytes,
      isCut: body !== null && framing === 'cut',
      isForeign: path.isForeign,
    };
    return Object.assign(request, { [fc.toStringMethod]: () => asCurl(request) });
  });
}

function methodOf({ method }: Operation): fc.Arbitrary<string> {
  const others =
    method === 'GET' ? ['HEAD', 'OPTIONS', 'PUT', 'TRACE'] : ['OPTIONS', 'PUT', 'POST', 'PROPFIND'];
  return fc.oneof(
    { weight: 15, arbitrary: fc.constant(method) },
    { weight: 1, arbitrary: fc.constantFrom(...others, method.toLowerCase(), 'QUERY', 'X') },
  );
}

interface Path {
  text: string;
  isForeign: boolean;
}

/** With ids that are there. */
function pathOf(operation: Operation, ids: KnownIds): fc.Arbitrary<Path> {
  return filledIn(operation, (collection) => {
    const known = (operation.method === 'DELETE' ? ids.expendable : ids.own)[collection] ?? [];
    return known.length > 0 ? fc.constantFrom(...known).map(ofOurs) : hostileSegment.map(ofOurs);
  });
}

/** With ids of others, or such as are none, or written another way as a whole. */
function hostilePathOf(operation: Operation, ids: KnownIds): fc.Arbitrary<Path> {
  const plain = pathOf(operation, ids);
  const hostile = filledIn(operation, () => hostileSegment.map(ofOurs));
  const foreign = filledIn(operation, (collection) => {
    const known = ids.foreign[collection] ?? [];
    return known.length > 0
      ? fc.constantFrom(...known).map((text) => ({ text, isForeign: true }))
      : hostileSegment.map(ofOurs);
  });
  const distorted = fc
    .tuple(plain, distortions)
    .map(([{ text }, distort]) => ({ text: distort(text), isForeign: false }));
  return fc.oneof(
    { weight: 3, arbitrary: hostile },
    { weight: 2, arbitrary: foreign },
    { weight: 1, arbitrary: distorted },
    { weight: 1, arbitrary: plain },
  );
}

const ofOurs = (text: string): Path => ({ text, isForeign: false });

/** @param segmentFor what stands for a parameter, by the segment before it */
function filledIn(
  { path }: Operation,
  segmentFor: (collection: string) => fc.Arbitrary<Path>,
): fc.Arbitrary<Path> {
  const parts = path.split('/');
  const segments = parts.map((part, index) =>
    part.startsWith('{') ? segmentFor(parts[index - 1] ?? '') : fc.constant(ofOurs(part)),
  );
  return fc.tuple(...segments).map((all) => ({
    text: all.map(({ text }) => text).join('/'),
    isForeign: all.some(({ isForeign }) => isForeign),
  }));
}

const distortions = fc.constantFrom(
  (path: string) => path.slice(0, -1),
  (path: string) => `${path}/`,
  (path: string) => `/${path}`,
  (path: string) => path.toUpperCase(),
  (path: string) => path.replace('/api/', '/api/../api/'),
  (path: string) => path.replace('v1', 'v2'),
  (path: string) => path.replace('v1', '%76%31'),
  (path: string) => `${path}../`,
  (path: string) => `${path}%2e%2e/`,
  (path: string) => `${path}.json`,
  (path: string) => `${path};a=b`,
  (path: string) => `${path}%00`,
  (path: string) => `${path}#fragment`,
  (path: string) => `http://other.example${path}`,
  (path: string) => path.replaceAll('/', '\\'),
);

function queryOf(document: OpenApi, { query }: Operation): fc.Arbitrary<string> {
  return fc
    .subarray(query.slice(), { maxLength: Math.min(3, query.length) })
    .chain((some) =>
      fc.tuple(...some.map((parameter) => pairOf(parameter, valueFor(document, parameter.schema)))),
    )
    .map((pairs) => written(pairs, keepBrackets));
}

function hostileQueryOf(document: OpenApi, { query }: Operation): fc.Arbitrary<string> {
  const unknown = fc.tuple(fc.constantFrom(...UNKNOWN_NAMES), hostileText);
  const known = query.map((parameter) =>
    pairOf(parameter, fc.oneof(hostileText, valueFor(document, parameter.schema))),
  );
  const pair = fc.oneof(...known, ...known, unknown);
  const encoding = fc.constantFrom(encodeURIComponent, keepBrackets);
  const pairs = fc.array(pair, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 12, arbitrary: fc.tuple(pairs, encoding).map(([all, encode]) => written(all, encode)) },
    { weight: 1, arbitrary: pair.map((one) => written([one, one], encodeURIComponent)) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_QUERIES) },
    { weight: 1, arbitrary: fc.constantFrom(100, 2000).map((count) => `?${'a=1&'.repeat(count)}`) },
  );
}

const UNKNOWN_NAMES = [
  'nonsense',
  'filter[nonsense]',
  '__proto__',
  'page',
  '',
  'fields[x]',
  'filter[__proto__]',
];

const ODD_QUERIES = [
  '?',
  '?&&&',
  '?=',
  '?=&=',
  '??',
  '?%',
  '?%zz=1',
  '?a=%ff',
  '?[]=1',
  '?page[size',
  '?page[size]]=1',
  '?page[size][]=1',
  '?page%5bsize%5d=1&page[size]=1',
];

type Pair = [name: string, value: string];

function pairOf({ name }: Parameter, value: fc.Arbitrary<unknown>): fc.Arbitrary<Pair> {
  const asText = (one: unknown) => (Array.isArray(one) ? one.join(',') : String(one));
  return fc.tuple(fc.constant(name), value.map(asText));
}

const keepBrackets = (text: string) => encodeURIComponent(text).replaceAll('%5B', '[').replaceAll('%5D', ']');

const written = (pairs: readonly Pair[], encode: (text: string) => string) =>
  pairs.length === 0
    ? ''
    : `?${pairs.map((pair) => pair.map((text) => encode(text.toWellFormed())).join('=')).join('&')}`;

type Framing = 'length' | 'chunked' | 'cut' | 'both' | 'twice' | 'none';

const hostileFraming = fc.constantFrom<Framing>(
  ...(['length', 'length', 'length', 'length', 'chunked', 'cut', 'both', 'twice', 'none'] as const),
);

function framed(body: Body | null, framing: Framing): [string, string][] {
  if (body === null) return [];
  const length = body.bytes.length;
  const lengths: Record<Framing, [string, string][]> = {
    length: [['Content-Length', String(length)]],
    chunked: [['Transfer-Encoding', 'chunked']],
    cut: [['Content-Length', String(length + 10)]],
    both: [
      ['Content-Length', String(length)],
      ['Transfer-Encoding', 'chunked'],
    ],
    twice: [
      ['Content-Length', String(length)],
      ['Content-Length', String(length + 1)],
    ],
    none: [],
  };
  return [
    ...(body.contentType === null ? [] : [['Content-Type', body.contentType] as [string, string]]),
    ...lengths[framing],
  ];
}

const chunked = (bytes: Buffer) =>
  Buffer.concat([
    ...(bytes.length === 0
      ? []
      : [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
    Buffer.from('0\r\n\r\n'),
  ]);
