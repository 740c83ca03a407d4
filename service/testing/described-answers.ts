import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { JSON_API_TYPE } from '#contract/json-api.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { openApiDocument } from '../http/openapi.ts';
import type { OpenApi } from '../http/openapi-types.ts';
import { type HeaderDescription, headerBreaches } from './described-headers.ts';

/** What was sent over the wire. */
export interface SentAnswer {
  status: number;
  headers: Headers;
  body: string;
}

interface ResponseDescription {
  $ref?: string;
  headers?: Record<string, HeaderDescription>;
  content?: Record<string, unknown>;
}

interface Described {
  pattern: RegExp;
  /** Where the operations of the path stand in the document. */
  pointer: string;
  methods: Record<string, { responses: Record<string, ResponseDescription> } | undefined>;
}

/** Without a description of their own: for operators, not for clients. */
const PROBES = ['/healthz', '/readyz'];

/**
 * Holds answers against the OpenAPI document: status, media type, headers and body. An attribute that is not
 * described counts as a breach, although a client has to bear it.
 */
export function describedAnswers(document: OpenApi) {
  const { paths = {}, components = {} } = closed(document) as OpenApi;
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  ajv.addSchema({ paths, components }, 'openapi');
  const described = Object.entries(paths).map(([path, methods]) => describedPath(path, methods));
  // A path without parameters goes before one whose parameter would take its last word.
  described.sort((a, b) => a.pointer.split('{').length - b.pointer.split('{').length);

  function bodyBreaches(pointer: string, type: string, body: string): string[] {
    if (type === 'text/html' || type === 'text/csv') return [];
    const validate = ajv.getSchema(`openapi#${pointer}/content/${escaped(type)}/schema`);
    if (!validate) return [`${type} has no schema at ${pointer}`];
    if (validate(JSON.parse(body))) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  function responseBreaches(
    pointer: string,
    response: ResponseDescription,
    answer: SentAnswer,
    isHead: boolean,
  ) {
    const { content = {}, headers = {} } = response;
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const breaches = headerBreaches(headers, components.headers ?? {}, answer.headers);
    if (Object.keys(content).length === 0) {
      return answer.body === '' && type === '' ? breaches : [...breaches, 'a body where none is described'];
    }
    if (!(type in content)) return [...breaches, `the media type “${type}” is not described`];
    return isHead ? breaches : [...breaches, ...bodyBreaches(pointer, type, answer.body)];
  }

  function errorBreaches({ headers, body }: SentAnswer, isHead: boolean): string[] {
    const type = headers.get('content-type');
    if (type !== JSON_API_TYPE) return [`an error of the media type ${type}`];
    if (!headers.has('x-request-id')) return ['no X-Request-ID'];
    return isHead ? [] : bodyBreaches('/components/responses/BadRequest', JSON_API_TYPE, body);
  }

  /** @param path with or without its query @returns what the document does not allow, in words */
  return (method: string, path: string, answer: SentAnswer): string[] => {
    const address = path.split(/[?#]/)[0] ?? '';
    const isHead = method.toUpperCase() === 'HEAD';
    const found = described.find(({ pattern }) => pattern.test(address));
    const name = isHead ? 'get' : method.toLowerCase();
    const operation = found?.methods[name];
    if (!found || !operation) {
      if (answer.status < 400)
        return PROBES.includes(address) ? [] : ['an answer where nothing is described'];
      return errorBreaches(answer, isHead);
    }
    const response = operation.responses[answer.status];
    if (!response) return [`the status ${answer.status} is not described`];
    if (!response.$ref) {
      return responseBreaches(
        `${found.pointer}/${name}/responses/${answer.status}`,
        response,
        answer,
        isHead,
      );
    }
    const pointer = response.$ref.slice(1);
    const shared = components.responses?.[pointer.split('/').at(-1) ?? ''] as ResponseDescription;
    return responseBreaches(pointer, shared, answer, isHead);
  };
}

const describedPath = (path: string, methods: object): Described => ({
  pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+').replace(/\/?$/, '/?')}$`),
  pointer: `/paths/${escaped(path)}`,
  methods: methods as Described['methods'],
});

/** A key as it stands in the fragment of an address (RFC 6901 section 6). */
const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** A copy in which objects have no other members than those that are described. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, member]) => [key, closed(member)]));
  const isOpen = 'properties' in node && 'type' in node && !('additionalProperties' in node);
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}

let ofThisService: ReturnType<typeof describedAnswers> | undefined;

/** What the service's own document does not allow of an answer, in words. */
export function breachesOf(method: string, path: string, answer: SentAnswer): string[] {
  ofThisService ??= describedAnswers(openApiDocument(ENDPOINTS, 'https://api.example.com'));
  return ofThisService(method, path, answer);
}

/** @throws Error where an answer is not as the service's own document describes it */
export function mustBeDescribed(method: string, path: string, answer: SentAnswer): void {
  const breaches = breachesOf(method, path, answer);
  if (breaches.length === 0) return;
  throw new Error(
    `${method} ${path} answered ${answer.status}, and not as it is described:\n${breaches.join('\n')}\n${answer.body.slice(0, 500)}`,
  );
}
