import fc from 'fast-check';
import { JSON_API_TYPE } from '#contract/json-api.ts';
import { hostileJson } from './hostile-values.ts';
import type { OpenApi, Operation } from './operations.ts';
import { valueFor } from './schema-values.ts';

export interface Body {
  bytes: Buffer;
  contentType: string | null;
}

const FORM = 'application/x-www-form-urlencoded';

const JSON_TYPES = [
  'application/vnd.api+json',
  'application/json',
  'application/vnd.api+json; charset=utf-8',
];

const OTHER_TYPES = [
  null,
  '',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/vnd.api+json; charset=utf-16',
  'application/vnd.api+json, text/html',
  '/',
  ';',
];

/** Nobody reads it, and a connection closed over much that is unread loses the answer on its way. */
const LONGEST_OF_READING = 8_000;

/** As its schema wants it; null where an operation takes none. */
export function bodyOf(document: OpenApi, { body, bodyTypes }: Operation): fc.Arbitrary<Body | null> {
  if (body === null) return fc.constant(null);
  const types = bodyTypes.includes(JSON_API_TYPE) ? JSON_TYPES : bodyTypes;
  return fc
    .tuple(valueFor(document, body), fc.constantFrom(...types))
    .map(([value, contentType]) => ({ bytes: Buffer.from(encoded(value, contentType)), contentType }));
}

const encoded = (value: unknown, contentType: string) =>
  contentType === FORM ? String(new URLSearchParams(value as Record<string, string>)) : JSON.stringify(value);

/** With something changed, or no document at all, or where none is wanted. */
export function hostileBodyOf(document: OpenApi, { body, method }: Operation): fc.Arbitrary<Body | null> {
  const valid = valueFor(document, body ?? { type: 'object' });
  const edited = fc.tuple(valid, fc.array(changes, { minLength: 1, maxLength: 2 })).map(apply);
  const json = fc.oneof({ weight: 9, arbitrary: edited }, { weight: 1, arbitrary: hostileJson });
  const bytes = fc.oneof(
    { weight: 12, arbitrary: json.map((value) => Buffer.from(JSON.stringify(value))) },
    {
      weight: 2,
      arbitrary: fc.tuple(valid, damages).map(([value, damage]) => damage(JSON.stringify(value))),
    },
    { weight: 1, arbitrary: rubbish },
  );
  const contentType = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom<string | null>(...JSON_TYPES) },
    { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES) },
  );
  const sized = method === 'GET' ? bytes.map((all) => all.subarray(0, LONGEST_OF_READING)) : bytes;
  const sent = { weight: 15, arbitrary: fc.record({ bytes: sized, contentType }) };
  const missing = { weight: method === 'GET' ? 30 : 1, arbitrary: fc.constant(null) };
  return fc.oneof(sent, missing);
}

interface Change {
  /** Counts through the places of a document. */
  at: number;
  how: 'replace' | 'remove' | 'add' | 'repeat';
  value: unknown;
  name: string;
}

const NAMES = ['__proto__', 'constructor', 'toString', 'id', 'nonsense', '', '~0/', 'a\0b', 'x'.repeat(3000)];

const changes: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(60),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
  value: hostileJson,
  name: fc.constantFrom(...NAMES),
});

function apply([document, all]: [unknown, Change[]]): unknown {
  return all.reduce((value, change) => {
    const places = placesIn(value);
    return changed(value, places[change.at % places.length] ?? [], change);
  }, document);
}

type Place = readonly (string | number)[];

const MOST_PLACES = 100;

function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || at.length > 8) return [at];
  const inside = Object.entries(value).slice(0, MOST_PLACES);
  const keys = inside.flatMap(([key, member]) =>
    placesIn(member, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return [at, ...keys].slice(0, MOST_PLACES);
}

function changed(value: unknown, [key, ...rest]: Place, change: Change): unknown {
  if (key === undefined) return changedHere(value, change);
  const member = (value as Record<string | number, unknown>)[key];
  const isLast = rest.length === 0;
  if (Array.isArray(value)) {
    const index = Number(key);
    return isLast && change.how === 'remove'
      ? value.toSpliced(index, 1)
      : value.with(index, changed(member, rest, change));
  }
  const { [key]: _removed, ...others } = value as Record<string | number, unknown>;
  return isLast && change.how === 'remove' ? others : { ...others, [key]: changed(member, rest, change) };
}

function changedHere(value: unknown, { how, value: other, name }: Change): unknown {
  if (how === 'repeat') return Array.from({ length: 120 }, () => value);
  if (how !== 'add' || typeof value !== 'object' || value === null) return other;
  if (Array.isArray(value)) return [...value, other];
  // As JSON.parse makes it: `__proto__` is a key like any other.
  return Object.defineProperty({ ...value }, name, { value: other, enumerable: true, configurable: true });
}

const damages = fc.oneof(
  fc.nat(200).map((cut) => (text: string) => Buffer.from(text.slice(0, Math.max(1, text.length - 1 - cut)))),
  fc.nat(200).map((at) => (text: string) => {
    const bytes = Buffer.from(text);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc0]), bytes.subarray(at)]);
  }),
  fc.constantFrom(
    (text: string) => Buffer.from(`\ufeff${text}`),
    (text: string) => Buffer.from(text, 'utf16le'),
    (text: string) => Buffer.from(`${text}${text}`),
    (text: string) => Buffer.from(text.replace('{', '{"data":1,')),
    (text: string) => Buffer.from(text.replace(/\d+/, '1e999')),
    (text: string) => Buffer.from(text.replace(/"[^"]*"$/, '"\\ud800"')),
    (text: string) => Buffer.from(text.replace(/:/, ':\n\t ')),
    (text: string) => Buffer.from(text.replaceAll('"', "'")),
  ),
);

const rubbish = fc.oneof(
  fc
    .constantFrom('', ' ', 'null', '[]', '0', '"', '{', '{}', '[1,]', 'a=b&c=d', '<a/>', 'NaN')
    .map((text) => Buffer.from(text)),
  fc.constantFrom(20_000, 400_000).map((depth) => Buffer.from('['.repeat(depth))),
  fc
    .constantFrom(10_000, 100_000)
    .map((depth) => Buffer.from(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)),
  fc.constantFrom(1024 * 1024, 1024 * 1024 + 1, 1_500_000).map((size) => Buffer.alloc(size, 'a')),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);
