import { errorDocumentSchema, JSON_API_TYPE } from '#contract/json-api.ts';
import { breachesOf } from '../described-answers.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { FuzzAnswer } from './send-request.ts';

const ACCEPTABLE_ID = /^[A-Za-z0-9\-_.:]{1,128}$/;

/**
 * What is wrong with an answer, whatever the request was.
 * @param secrets texts that belong to another tenant
 */
export function complaintsAbout(
  request: FuzzRequest,
  answer: FuzzAnswer,
  secrets: readonly string[],
): string[] {
  const { status, headers, body } = answer;
  // The caller has hung up: there is nobody to answer.
  if (status === 0) return request.isCut ? [] : ['There was no answer.'];
  const complaints: string[] = [];
  const expect = (holds: boolean, complaint: string) => {
    if (!holds) complaints.push(complaint);
  };
  expect(status < 500, `It failed: ${body.slice(0, 500)}`);
  expect(/\S/.test(headers.get('x-request-id') ?? ''), 'It names no request id.');
  expect(!headers.has('x-injected'), 'A header was injected.');
  for (const secret of secrets) expect(!body.includes(secret), 'It shows something of another tenant.');
  if (status >= 400) {
    const type = headers.get('content-type') ?? 'none';
    expect([JSON_API_TYPE, ...promisedTypes(request)].includes(type), `Its media type is ${type}.`);
    if (request.method !== 'HEAD')
      expect(isErrorDocument(status, body), `This is no error document: ${body.slice(0, 200)}`);
    expect(status !== 405 || headers.has('allow'), 'It does not say what is allowed.');
    return complaints;
  }
  expect(status < 300 || status === 304, 'It leads elsewhere.');
  expect(!request.isForeign || !isFor(request), 'It is about something of another tenant.');
  expect(keepsRequestId(request, answer), 'It lost the request id.');
  expect(isPromised(request, answer), `${headers.get('content-type')} was not promised for ${status}.`);
  return [...complaints, ...breachesOf(request.method, addressOf(request), answer)];
}

const promisedTypes = ({ operation }: FuzzRequest) => Object.values(operation.answers).flat();

function isErrorDocument(status: number, body: string): boolean {
  const parsed = errorDocumentSchema.safeParse(tryParse(body));
  return parsed.success && parsed.data.errors.every((error) => error.status === String(status));
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is asked for in the end: without dots, escapes and another host. */
function addressOf({ target }: FuzzRequest): string {
  const { pathname } = new URL(target.startsWith('/') ? `http://api.test${target}` : target);
  return decodeURI(pathname);
}

const isFor = ({ method, operation }: FuzzRequest) => method === operation.method || method === 'HEAD';

function keepsRequestId({ headers: sent }: FuzzRequest, { headers }: FuzzAnswer): boolean {
  const ids = sent.filter(([name]) => name === 'X-Request-ID').map(([, value]) => value);
  const [id] = ids;
  return (
    ids.length !== 1 || id === undefined || !ACCEPTABLE_ID.test(id) || headers.get('x-request-id') === id
  );
}

/** The media type is one of those in the OpenAPI document, and a JSON body is JSON. */
function isPromised({ method, operation }: FuzzRequest, { status, headers, body }: FuzzAnswer): boolean {
  const promised = operation.answers[status];
  const type = headers.get('content-type')?.split(';')[0] ?? null;
  if (method !== operation.method) return method === 'HEAD' && body === '';
  if (promised === undefined) return false;
  if (promised.length === 0) return body === '';
  return type !== null && promised.includes(type) && (!type.endsWith('json') || tryParse(body) !== undefined);
}
