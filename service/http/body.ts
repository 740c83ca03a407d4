import { InvalidRequestError, ProtocolError } from '../errors.ts';
import { pointerOf } from './parse.ts';

export const MAXIMUM_BODY_BYTES = 1024 * 1024;

const tooLarge = (maximumBytes: number) =>
  new ProtocolError(413, `The body is larger than ${maximumBytes / MAXIMUM_BODY_BYTES} MiB.`);

/**
 * @throws ProtocolError 413 when the body is larger than 1 MiB, without reading the rest of it
 */
export async function readBody(request: Request): Promise<string> {
  const bytes = await readBytes(request, MAXIMUM_BODY_BYTES);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidRequestError('The body is not valid UTF-8.');
  }
}

/** A body that is a file, as its bytes. @throws ProtocolError 413, 415 */
export async function readFile(
  request: Request,
  { types, maximumBytes }: { types: readonly string[]; maximumBytes: number },
): Promise<Uint8Array> {
  const bytes = await readBytes(request, maximumBytes);
  if (!types.includes(mediaTypeOf(request)))
    throw new ProtocolError(415, `Send the body as ${types.join(' or ')}.`);
  return bytes;
}

async function readBytes(request: Request, maximumBytes: number): Promise<Uint8Array> {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > maximumBytes) throw tooLarge(maximumBytes);
  // The server takes no more than what is declared, and gives it without making a stream of it.
  if (declared !== null) return new Uint8Array(await arrived(request.arrayBuffer()));
  return readUndeclared(request, maximumBytes);
}

async function readUndeclared(request: Request, maximumBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!request.body) return Buffer.alloc(0);
  for await (const chunk of arriving(request.body)) {
    size += chunk.byteLength;
    if (size > maximumBytes) throw tooLarge(maximumBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const cutOff = () => new ProtocolError(400, 'The body ended before it was whole.');

async function arrived<T>(body: Promise<T>): Promise<T> {
  try {
    return await body;
  } catch {
    throw cutOff();
  }
}

/** A caller who hangs up is no failure of ours. */
async function* arriving(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw cutOff();
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
