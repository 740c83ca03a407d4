import fc from 'fast-check';
import { type JsonSchema, type OpenApi, resolved } from './operations.ts';

/** Around the day on which the tests stand, and far from it. */
const DATES = [
  '2026-06-15',
  '2026-06-14',
  '2026-06-16',
  '2026-07-01',
  '2026-12-31',
  '2027-02-28',
  '2028-02-29',
];

const FORMATS: Record<string, readonly string[]> = {
  date: DATES,
  'date-time': ['2026-06-15T10:00:00Z', '2026-01-01T00:00:00.000Z', '2026-06-15T10:00:00+02:00'],
  email: ['someone@example.com', 'somebody.else@example.com'],
  uri: ['https://hooks.example.com/events', 'https://example.com/'],
};

const LONGEST_LIST = 4;

/** Values that a schema allows, as far as it says so itself. */
export function valueFor(document: OpenApi, given: JsonSchema): fc.Arbitrary<unknown> {
  const schema = resolved(document, given);
  const anyOf = schema.oneOf ?? schema.anyOf;
  if (anyOf) return fc.oneof(...anyOf.map((each) => valueFor(document, each)));
  if (schema.allOf)
    return valueFor(document, Object.assign({}, ...schema.allOf.map((each) => resolved(document, each))));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? ''];
  return fc.oneof(...types.map((type) => valueOfType(document, type, schema)));
}

function valueOfType(document: OpenApi, type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minimum = -1000, maximum = 100_000 } = schema;
  switch (type) {
    case 'object':
      return objectOf(document, schema);
    case 'array':
      return fc.array(valueFor(document, schema.items ?? {}), {
        maxLength: Math.min(LONGEST_LIST, schema.maxItems ?? LONGEST_LIST),
      });
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case 'number':
      return fc
        .integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) })
        .map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectOf(document: OpenApi, { properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, schema]) => {
    const value = valueFor(document, schema).map((one) => [[name, one] as const]);
    return required.includes(name)
      ? value
      : fc.oneof({ weight: 1, arbitrary: value }, { weight: 2, arbitrary: fc.constant([]) });
  });
  return fc.tuple(...members).map((entries) => Object.fromEntries(entries.flat()));
}

function textOf({ format = '', minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  const known = FORMATS[format];
  if (known) return fc.constantFrom(...known);
  return fc.oneof(
    fc.constantFrom('1', '100', 'sandbox', 'sandbox-coast').filter((text) => text.length >= minLength),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }),
  );
}
