import type { FuzzRequest } from './fuzz-request.ts';

const LONGEST_BODY = 600;

/** A command line that sends a request again; `$URL` and the tokens are for the reader to fill in. */
export function asCurl({ method, target, headers, body, isCut }: FuzzRequest): string {
  const parts = [
    'curl -i --path-as-is --globoff',
    `-X ${quoted(method)}`,
    ...(target.startsWith('/') ? [`"$URL"${quoted(target)}`] : [`--request-target ${quoted(target)} "$URL"`]),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body.length > 0 ? [`--data-binary ${quoted(body.subarray(0, LONGEST_BODY))}`] : []),
    ...(body.length > LONGEST_BODY ? [`# and ${body.length - LONGEST_BODY} bytes more`] : []),
    ...(isCut ? ['# and closes the connection'] : []),
  ];
  return parts.join(' ');
}

const PLAIN = /^[\x20-\x7e]*$/;

/** For bash: as it is where it can be read, else byte by byte. */
function quoted(value: string | Buffer): string {
  const bytes = Buffer.from(value as string);
  const text = bytes.toString('latin1');
  if (PLAIN.test(text)) {
    return text.includes('$')
      ? `"${text.replaceAll(/["\\`]/g, '\\$&')}"`
      : `'${text.replaceAll("'", "'\\''")}'`;
  }
  const escaped = text.replaceAll(
    /[^\x20-\x7e]|['\\]/g,
    (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `$'${escaped}'`;
}
