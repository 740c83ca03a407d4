import { isReference, type Schema, type SchemaNode } from './document.ts';

/** What a value may be, in words: `integer or null`, `string, date-time`, `list`. */
export function typeWords(schema: Schema): string {
  const kinds = [schema.type ?? []].flat().filter((kind) => kind !== 'null');
  const words = kinds.map((kind) => (kind === 'array' ? 'list' : kind)).join(' or ') || 'any value';
  const format = schema.format ? `, ${schema.format}` : '';
  return `${words}${format}${isNullable(schema) ? ' or null' : ''}`;
}

const isNullable = ({ type }: Schema) => Array.isArray(type) && type.length > 1 && type.includes('null');

/** The bounds of a value, each as a short phrase. */
export function bounds(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  return [
    between('', minimum, maximum),
    between('characters ', minLength, maxLength),
    between('entries ', minItems, maxItems),
    pattern === undefined ? '' : `matches ${pattern}`,
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ].filter((phrase) => phrase !== '');
}

function between(what: string, from: number | undefined, to: number | undefined): string {
  if (from === undefined && to === undefined) return '';
  if (from === undefined) return `${what}≤ ${to}`;
  return to === undefined ? `${what}≥ ${from}` : `${what}${from} … ${to}`;
}

/** The name of a component that is referred to. */
export const nameOf = (reference: string): string => reference.split('/').at(-1) ?? reference;

/** The entries of a list, or the schema itself. */
export function within(node: SchemaNode): SchemaNode {
  if (isReference(node) || !node.items) return node;
  return within(node.items);
}

/** The alternatives of a value that may be one of several; empty where it is just one. */
export const alternatives = (schema: Schema): SchemaNode[] => schema.oneOf ?? schema.anyOf ?? [];
