import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiCall, activationCall, customizationCall } from './api-call.ts';
import { callSnippet, shellWord } from './call-snippet.ts';

const run = promisify(execFile);

/** What people write into texts, and what means something to a shell, JavaScript, Python or JSON. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
      fc.constantFrom(
        "'",
        "''",
        '"',
        '\\',
        '\n',
        '\r\n',
        '$HOME',
        '`id`',
        '$' + '{x}',
        '$(id)',
        '!',
        '😀',
        '日本',
        '\u2028',
        '\t',
        '%s',
        "'\\''",
        '#{',
        '{}',
        "f'",
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

const withTexts = (...values: unknown[]): ApiCall =>
  customizationCall('12', 'manual-overrides', { overrides: values });

interface Received {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  type: string | undefined;
  body: unknown;
}

let server: Server;
let apiUrl: string;
const received: Received[] = [];

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    const { authorization, 'content-type': type } = request.headers;
    const body: unknown = JSON.parse(await text(request));
    received.push({ method: request.method, url: request.url, authorization, type, body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Where the machine reaches the world by a proxy, that one knows nothing of this server. */
const direct = { NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' };
const environment = { ...process.env, ...direct, RATEWRIGHT_TOKEN: 'xpat_test' };

const as = (call: ApiCall): Received => ({
  method: call.method,
  url: call.path,
  authorization: 'Bearer xpat_test',
  type: 'application/vnd.api+json',
  body: JSON.parse(JSON.stringify(call.body)),
});

async function sentBy(program: string, args: string[]): Promise<Received[]> {
  received.length = 0;
  await run(program, args, { env: environment });
  return [...received];
}

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;

const AWKWARD = withTexts(
  `It's "5 o'clock"\n\\n $RATEWRIGHT_TOKEN \`id\` $(id) %s 😀 ünï`,
  [null, true, false, -3.5, 1e21, '', [], {}],
  { "quote'": "'''", nested: [{ 'days-of-week': ['friday'] }] },
);

describe('a word of the shell', () => {
  test('is the text to the byte, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 8 }), (texts) => {
        const script = `printf '%s\\0' ${texts.map(shellWord).join(' ')}`;
        const printed = execFileSync('sh', ['-c', script], { env: environment });
        expect(printed.equals(Buffer.from(`${texts.map((one) => one.toWellFormed()).join('\0')}\0`))).toBe(
          true,
        );
      }),
      { numRuns: 100, seed: 20_261_121 },
    );
  });
});

describe('a call for curl', () => {
  /** What the shell makes of a snippet, with a curl that only prints what it is given. */
  const wordsOf = (snippet: string) =>
    execFileSync('sh', ['-eu', '-c', `curl() { printf '%s\\0' "$@"; }\n${snippet}`], { env: environment })
      .toString()
      .split('\0')
      .slice(0, -1);

  test('names method, address, token and body', () => {
    const call = customizationCall('12', 'base-price', { 'base-price': 120 });
    expect(
      callSnippet('curl', [call], 'https://api.example.com'),
    ).toBe(`curl --fail-with-body --request PATCH 'https://api.example.com/api/v1/listings/12/customizations/base-price/' \\
  --header "Authorization: Bearer $RATEWRIGHT_TOKEN" \\
  --header 'Content-Type: application/vnd.api+json' \\
  --data-raw '{
  "data": {
    "type": "base-price-customizations",
    "id": "12",
    "attributes": {
      "base-price": 120
    }
  }
}'
`);
  });

  test('reaches curl as it was meant, whatever a text holds', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const call = withTexts(value);
        const words = wordsOf(callSnippet('curl', [call], apiUrl));
        expect(words.slice(0, 7)).toEqual([
          '--fail-with-body',
          '--request',
          'PATCH',
          apiUrl + call.path,
          '--header',
          'Authorization: Bearer xpat_test',
          '--header',
        ]);
        expect(words).toHaveLength(10);
        expect(JSON.parse(words[9]!)).toEqual(call.body);
      }),
      { numRuns: 100, seed: 20_261_121 },
    );
  });

  test.skipIf(!isThere('curl'))('run by a shell, sends exactly that', async () => {
    const calls = [AWKWARD, activationCall('7', { enabled: true, 'base-price': 90 })];
    expect(await sentBy('sh', ['-eu', '-c', callSnippet('curl', calls, apiUrl)])).toEqual(calls.map(as));
  });
});

describe('a call in JavaScript', () => {
  const runModule = (snippet: string) => sentBy(process.execPath, ['--input-type=module', '--eval', snippet]);

  test('run, sends exactly that', async () => {
    expect(await runModule(callSnippet('javascript', [AWKWARD], apiUrl))).toEqual([as(AWKWARD)]);
  });

  test('sends several one after the other', async () => {
    const calls = ['1', '2', '3'].map((id) => customizationCall(id, 'min-stays', { 'min-stay': Number(id) }));
    expect(await runModule(callSnippet('javascript', calls, apiUrl))).toEqual(calls.map(as));
  });
});

describe('a call in Python', () => {
  const hasRequests = spawnSync('python3', ['-c', 'import requests']).status === 0;

  test('writes values as Python does', () => {
    const call = customizationCall('12', 'min-stays', { a: null, b: true, c: [], d: { e: [false, 'x'] } });
    expect(callSnippet('python', [call], 'https://api.example.com')).toBe(`import os

import requests

response = requests.request(
    "PATCH",
    "https://api.example.com/api/v1/listings/12/customizations/min-stays/",
    headers={
        "Authorization": f"Bearer {os.environ['RATEWRIGHT_TOKEN']}",
        "Content-Type": "application/vnd.api+json",
    },
    json={
        "data": {
            "type": "min-stay-customizations",
            "id": "12",
            "attributes": {
                "a": None,
                "b": True,
                "c": [],
                "d": {
                    "e": [
                        False,
                        "x",
                    ],
                },
            },
        },
    },
)
response.raise_for_status()
`);
  });

  test.skipIf(!hasRequests)('run, sends exactly that, one or several', async () => {
    const calls = [AWKWARD, activationCall('7', { enabled: false })];
    const folder = mkdtempSync(join(tmpdir(), 'ratewright-call-'));
    const file = join(folder, 'call.py');
    try {
      for (const some of [[AWKWARD], calls]) {
        writeFileSync(file, callSnippet('python', some, apiUrl));
        expect(await sentBy('python3', [file])).toEqual(some.map(as));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('no call holds a token, only where one is read from', () => {
  for (const language of ['curl', 'javascript', 'python'] as const) {
    const snippet = callSnippet(language, [AWKWARD], apiUrl);
    expect(snippet).toContain('RATEWRIGHT_TOKEN');
    expect(snippet).not.toContain('xpat_');
  }
});
