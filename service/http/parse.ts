import type { z } from 'zod';
import { refusalOf } from '#contract/refusals.ts';
import { ConflictError, InvalidRequestError, type Problem, refusedValue } from '../errors.ts';

type Issue = z.core.$ZodIssue;

/**
 * Reads a query string by its schema.
 * @throws InvalidRequestError naming every parameter that is unknown, malformed or given twice
 */
export function parseQuery<S extends z.ZodObject>(
  schema: S,
  parameters: URLSearchParams,
  ignoreUnknownFilters = false,
): z.output<S> {
  const values: Record<string, string> = {};
  for (const [name, value] of parameters) {
    if (ignoreUnknownFilters && name.startsWith('filter[') && !(name in schema.shape)) continue;
    if (value.includes('\0')) {
      throw new InvalidRequestError({
        detail: `${name} must not contain the character U+0000.`,
        parameter: name,
      });
    }
    if (Object.hasOwn(values, name)) {
      throw new InvalidRequestError({ detail: `${name} is given twice.`, parameter: name });
    }
    Object.defineProperty(values, name, { value, enumerable: true });
  }
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new InvalidRequestError(parsed.error.issues.flatMap(queryProblems));
}

function queryProblems(issue: Issue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ detail: `There is no parameter ${key} here.`, parameter: key }));
  }
  const parameter = String(issue.path[0] ?? '');
  return [{ detail: `${parameter} ${sentence(issue)}`, parameter }];
}

/**
 * Reads a request body by its schema.
 * @throws InvalidRequestError with a pointer to every offending value; ConflictError for another resource type
 */
export function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues;
  const type = issues.find((issue) => issue.code === 'invalid_value' && issue.path.join('/') === 'data/type');
  if (type && typeof type.input === 'string') {
    throw new ConflictError({ detail: `data.type ${sentence(type)}`, pointer: '/data/type' });
  }
  throw new InvalidRequestError(issues.flatMap(bodyProblems));
}

function bodyProblems(issue: Issue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      refusedValue(refusalOf(issue), `There is no field ${key} here.`, pointerOf([...issue.path, key])),
    );
  }
  const name = nameOf(issue.path);
  const detail = `${name} ${sentence(issue)}`;
  return [refusedValue(refusalOf(issue), detail, pointerOf(issue.path))];
}

function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (typeof last === 'number') return `Entry ${last + 1} of ${String(path.at(-2) ?? 'the document')}`;
  return String(last ?? 'The document');
}

/** @param path keys from the document's root @returns an RFC 6901 pointer */
export const pointerOf = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** What is wrong, to follow the name of the value. */
function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required.' : `must be ${article(issue.expected)}.`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(', ')}.`.replace(/, ([^,]*)$/, ' or $1');
    case 'too_small':
      if (issue.origin === 'array') return 'must not be empty.';
      return issue.origin === 'string' ? 'must not be empty.' : `must be at least ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'array') return `must have at most ${issue.maximum} entries.`;
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters.`
        : `must be at most ${issue.maximum}.`;
    default:
      return /^must /.test(issue.message) ? `${issue.message}.` : `is not valid (${issue.message}).`;
  }
}

const KINDS: Readonly<Record<string, string>> = { int: 'a whole number', record: 'an object' };

const article = (type: string) => KINDS[type] ?? (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`);
