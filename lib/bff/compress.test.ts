import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from '#lib/bff/compress.ts';

const text = JSON.stringify({ data: 'night '.repeat(1000) });
const document = (type = 'application/vnd.api+json') =>
  new Response(text, { status: 200, headers: { 'content-type': type, etag: '"1"' } });
const asks = (encodings: string) =>
  new Request('https://rates.example/bff/listings', { headers: { 'accept-encoding': encodings } });

it('compresses a document for whoever takes it so', async () => {
  const answer = compress(asks('br, GZIP;q=0.8'), document(), null);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(answer.headers.get('etag')).toBe('"1"');
  expect(bytes.length).toBeLessThan(text.length / 10);
  expect(gunzipSync(bytes).toString()).toBe(text);
});

it.each([
  ['nobody asked for it', asks('identity'), document(), null],
  ['it was refused', asks('br, gzip;q=0'), document(), null],
  ['it is a file', asks('gzip'), document('text/csv; charset=utf-8'), null],
  ['it is small', asks('gzip'), document(), '300'],
])('leaves an answer alone where %s', async (_, request, answer, length) => {
  const same = compress(request, answer, length);
  expect(same.headers.get('content-encoding')).toBeNull();
  expect(await same.text()).toBe(text);
});

it('has nothing to compress where nothing changed', () => {
  const unchanged = new Response(null, { status: 304 });
  expect(compress(asks('gzip'), unchanged, null)).toBe(unchanged);
});
