import { InvalidRequestError, ProtocolError } from '../errors.ts';
import { pointerOf } from './parse.ts';

export const MAXIMUM_BODY_BYTES = 1024 * 1024;

const tooLarge = () => new ProtocolError(413, 'The body is larger than 1 MiB.');

/**
 * @throws ProtocolError 413 when the body is larger than 1 MiB, without reading the rest of it
 */
export async function readBody(request: Request): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > MAXIMUM_BODY_BYTES) throw tooLarge();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(request.body)) {
    size += chunk.byteLength;
    if (size > MAXIMUM_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new InvalidRequestError('The body is not valid UTF-8.');
  }
}

/** A caller who hangs up is no failure of ours. */
async function* arriving(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw new ProtocolError(400, 'The body ended before it was whole.');
  }
}

export const mediaTypeOf = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** @throws ProtocolError 415, InvalidRequestError */
export async function readJson(request: Request, accepted: readonly string[]): Promise<unknown> {
  const text = await readBody(request);
  if (text === '') throw new InvalidRequestError({ detail: 'A JSON body is needed.', pointer: '' });
  if (!accepted.includes(mediaTypeOf(request))) {
    throw new ProtocolError(415, `Send the body as ${accepted.join(' or ')}.`);
  }
  const body = parseJson(text);
  // Only the escape can bring the character in: raw, it is no valid JSON.
  if (text.includes('\\u0000')) refuseNul(body, '');
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRequestError({ detail: 'The body is not valid JSON.', pointer: '' });
  }
}

/** The database cannot keep U+0000 in a text. */
function refuseNul(value: unknown, pointer: string): void {
  if (typeof value === 'string' && value.includes('\0')) {
    throw new InvalidRequestError({ detail: 'A text must not contain the character U+0000.', pointer });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    refuseNul(key, pointer);
    refuseNul(member, pointer + pointerOf([key]));
  }
}
