import { mediaTypeOf, readBody, readJson } from '../http/body.ts';
import { TokenError } from './token-error.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * The parameters of a token request, form-encoded or JSON. One that is empty counts as left out, and none may
 * be given twice (RFC 6749 3.2).
 * @throws TokenError, InvalidRequestError, ProtocolError 413 and 415
 */
export async function tokenParameters(request: Request): Promise<Record<string, string>> {
  const isForm = mediaTypeOf(request) === FORM;
  if (isForm || isEmpty(request)) return formParameters(await readBody(request));
  return jsonParameters(await readJson(request, [FORM, 'application/json']));
}

const isEmpty = (request: Request) =>
  (request.headers.get('content-length') ?? '0') === '0' && !request.headers.has('transfer-encoding');

function formParameters(body: string): Record<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (parameters.has(name)) throw new TokenError('invalid_request', 'A parameter is given twice.');
    if (value.includes('\0')) throw new TokenError('invalid_request', 'A parameter is not valid text.');
    parameters.set(name, value);
  }
  return present(parameters);
}

function jsonParameters(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TokenError('invalid_request', 'The body must be a JSON object.');
  }
  const entries = Object.entries(body).map(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TokenError('invalid_request', 'Every parameter must be a string.');
    }
    return [name, String(value)] as const;
  });
  return present(entries);
}

const present = (entries: Iterable<readonly [string, string]>) =>
  Object.fromEntries([...entries].filter(([, value]) => value !== ''));
