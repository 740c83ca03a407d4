import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Sends bytes as they are, and reads until the server closes the connection. One that refuses may close it over bytes
 * that it has not read, which breaks it off: what came before is the answer.
 */
export function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const received: Buffer[] = [];
    socket.on('data', (chunk) => received.push(Buffer.from(chunk)));
    socket.on('error', (error) => {
      if (received.length === 0) reject(error);
    });
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(received).toString('utf8'))));
  });
}

function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Headers();
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1));
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 4) };
}
