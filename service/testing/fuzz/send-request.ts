import { connect } from 'node:net';
import type { FuzzRequest } from './fuzz-request.ts';

export interface FuzzAnswer {
  /** 0 where the connection was closed without a word. */
  status: number;
  headers: Headers;
  body: string;
  /** From the last byte sent to the last byte read. */
  ms: number;
}

const ANSWER_WITHIN_MS = 60_000;

/** Sends a request byte by byte as it stands, so that nothing is put right on its way. */
export function sendRequest(
  url: string,
  request: FuzzRequest,
  fillIn: (text: string) => string,
): Promise<FuzzAnswer> {
  const { hostname, port, host } = new URL(url);
  const { method, target, headers, body, isCut } = request;
  const named = headers.some(([name]) => name === 'Host') ? [] : [`Host: ${host}`];
  const lines = headers.map(([name, value]) => `${name}: ${fillIn(value)}`);
  const head = [`${method} ${target} HTTP/1.1`, ...named, ...lines, 'Connection: close', '', ''].join('\r\n');
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const sentAt = performance.now();
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
    socket.on('data', (chunk) => received.push(Buffer.from(chunk)));
    socket.on('error', () => {}); // what came before is the answer
    socket.on('close', () =>
      resolve({ ...parseAnswer(Buffer.concat(received)), ms: performance.now() - sentAt }),
    );
    socket.write(Buffer.concat([Buffer.from(head), body]));
    if (isCut) socket.end();
  });
}

type Parsed = Omit<FuzzAnswer, 'ms'>;

function parseAnswer(bytes: Buffer): Parsed {
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1] ?? 0);
  const rest = bytes.subarray(end + 4);
  if (status >= 100 && status < 200) return parseAnswer(rest);
  const headers = new Headers();
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  return { status, headers, body: (isChunked ? joinChunks(rest) : rest).toString('utf8') };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (!size) break;
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}
