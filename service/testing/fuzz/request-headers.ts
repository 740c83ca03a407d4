import fc from 'fast-check';

export type Header = [name: string, value: string];

/** Whom the requests speak for; `$…` is filled in when a request is sent. */
export const BEARERS = [
  '$APPLICATION_TOKEN',
  '$USER_TOKEN',
  '$VIEWER_TOKEN',
  '$DASHBOARD_TOKEN',
  '$LOGIN_TOKEN',
] as const;
export type Bearer = (typeof BEARERS)[number];

const bearer = fc.constantFrom(...BEARERS).map((token): Header[] => [['Authorization', `Bearer ${token}`]]);

const oddAuthorization = fc.constantFrom<Header[]>(
  [],
  [['Authorization', '']],
  [['Authorization', 'Bearer']],
  [['Authorization', 'Bearer unknown']],
  [['Authorization', 'Bearer a b']],
  [['Authorization', `Bearer ${'x'.repeat(8000)}`]],
  [['Authorization', 'Bearer ../../etc/passwd']],
  [['Authorization', 'Bearer ключ']],
  [['Authorization', 'bearer  $USER_TOKEN']],
  [['Authorization', 'Bearer "$USER_TOKEN"']],
  [['Authorization', 'Basic dXNlcjpwYXNz']],
  [['Authorization', 'Digest username="a"']],
  [
    ['Authorization', 'Bearer $USER_TOKEN'],
    ['Authorization', 'Bearer $APPLICATION_TOKEN'],
  ],
);

const requestId = fc.constantFrom<Header[]>(
  [],
  [],
  [],
  [['X-Request-ID', 'fuzz-1.a:b_c']],
  [['X-Request-ID', 'x'.repeat(128)]],
  [['X-Request-ID', 'x'.repeat(129)]],
  [['X-Request-ID', 'not acceptable']],
  [['X-Request-ID', 'ид']],
  [['X-Request-ID', '']],
  [
    ['X-Request-ID', 'one'],
    ['X-Request-ID', 'two'],
  ],
);

const accept = fc.constantFrom<Header[]>(
  [],
  [],
  [['Accept', 'application/vnd.api+json']],
  [['Accept', 'text/html']],
  [['Accept', '*/*;q=0']],
  [['Accept', 'application/vnd.api+json; ext="nonsense"']],
  [['Accept', ',;,;']],
  [['Accept', 'a/b,'.repeat(1500)]],
);

const unusual = fc.constantFrom<Header[]>(
  [['X-Large', 'x'.repeat(15_000)]],
  [['X-Large', 'x'.repeat(70_000)]],
  Array.from({ length: 300 }, (_, index): Header => [`X-Many-${index}`, 'x']),
  Array.from({ length: 3000 }, (_, index): Header => [`X-Many-${index}`, 'x']),
  [['Content-Encoding', 'gzip']],
  [['Expect', '100-continue']],
  [['Expect', 'tea']],
  [['If-None-Match', '*']],
  [['If-Modified-Since', 'Sat, 01 Jan 2050 00:00:00 GMT']],
  [['Range', 'bytes=0-1']],
  [
    ['Connection', 'Upgrade'],
    ['Upgrade', 'websocket'],
  ],
  [
    ['Connection', 'Upgrade, HTTP2-Settings'],
    ['Upgrade', 'h2c'],
  ],
  [['X-HTTP-Method-Override', 'DELETE']],
  [['X-Forwarded-For', '127.0.0.1, ::1, rubbish']],
  [['X-Forwarded-Host', 'evil.example']],
  [['Host', 'other.example']],
  [['Origin', 'null']],
  [['Cookie', 'session=1; '.repeat(300)]],
  [['Accept-Language', 'xx-YY-zz;q=9']],
  [['X-Bytes', '\u0000']],
  [['X-Bytes', '\u0007']],
  [['Bad Name', 'x']],
  [['', 'x']],
);

/** Headers of a request but for those that tell of its body. */
export const plainHeaders: fc.Arbitrary<Header[]> = fc.tuple(bearer, requestId).map((parts) => parts.flat());

export const hostileHeaders: fc.Arbitrary<Header[]> = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: bearer }, { weight: 1, arbitrary: oddAuthorization }),
    requestId,
    accept,
    fc.oneof({ weight: 1, arbitrary: fc.constant<Header[]>([]) }, { weight: 2, arbitrary: unusual }),
  )
  .map((parts) => parts.flat());
