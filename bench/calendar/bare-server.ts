import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least a server can do for the same document: send its bytes, or stringify it for every request. */
const [, , mode, path = ''] = process.argv;
const bytes = readFileSync(path);
const document: unknown = JSON.parse(bytes.toString('utf8'));

const server = createServer((_request, response) => {
  const body = mode === 'stringify' ? JSON.stringify(document) : bytes;
  response.writeHead(200, {
    'content-type': 'application/vnd.api+json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, token: 'none' });
});
process.once('disconnect', () => process.exit(0));
