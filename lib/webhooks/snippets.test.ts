import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { snippetLanguages, snippets } from '#lib/webhooks/snippets.ts';

it.each(snippetLanguages)(
  'the %s example reads the secret from the environment and answers 401 and 204',
  (language) => {
    const { code } = snippets[language];
    for (const part of ['RATEWRIGHT_WEBHOOK_SECRET', '401', '204']) expect(code).toContain(part);
    expect(code).not.toMatch(/whsec_[A-Za-z0-9+/]{8}/);
  },
);

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const BODY = JSON.stringify({ data: { id: 'msg_1' }, meta: { type: 'webhook.ping' } });
const signedBy = (secret: string, at: Date) => new Webhook(secret).sign('msg_1', at, BODY);

// The others need a library: the one for Node.js is run by the browser tests.
describe.skipIf(spawnSync('php', ['--version']).status !== 0)('the PHP example, run', () => {
  const stopping: (() => unknown)[] = [];
  afterEach(async () => {
    for (const stop of stopping.splice(0).reverse()) await stop();
  });

  /** @returns where PHP's own server listens */
  async function run(environment: Record<string, string>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'php-example-'));
    stopping.push(() => rm(folder, { recursive: true }));
    const file = join(folder, 'receiver.php');
    await writeFile(file, snippets.php.code);
    const env = { NODE_ENV: 'test' as const, PATH: process.env.PATH ?? '', ...environment };
    const php = spawn('php', ['-S', '127.0.0.1:0', file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    stopping.push(() => php.kill());
    for await (const line of createInterface(php.stderr)) {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (address) return address;
    }
    throw new Error('PHP did not start.');
  }

  async function post(url: string, signature: string, at = new Date(), body = BODY): Promise<number> {
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
    };
    return (await fetch(url, { method: 'POST', headers, body })).status;
  }

  it('takes what is signed, and refuses what is forged, altered or old', async () => {
    const url = await run({ RATEWRIGHT_WEBHOOK_SECRET: SECRET });
    const now = new Date();
    const old = new Date(now.getTime() - 400_000);
    expect(await post(url, `v1,AAAA ${signedBy(SECRET, now)}`, now)).toBe(204);
    expect(await post(url, signedBy(SECRET.replace('B', 'C'), now), now)).toBe(401);
    expect(await post(url, signedBy(SECRET, now), now, `${BODY} `)).toBe(401);
    expect(await post(url, signedBy(SECRET, old), old)).toBe(401);
    expect((await fetch(url, { method: 'POST', body: BODY })).status).toBe(401);
  });

  it('takes nothing as long as it has no secret', async () => {
    const url = await run({});
    const now = new Date();
    const seconds = Math.floor(now.getTime() / 1000);
    const byEmptyKey = createHmac('sha256', '').update(`msg_1.${seconds}.${BODY}`).digest('base64');
    expect(await post(url, `v1,${byEmptyKey}`, now)).toBe(500);
  });
});
