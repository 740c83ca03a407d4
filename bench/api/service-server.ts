import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createApp } from '#service/app.ts';
import { createCalendars } from '#service/calendar/calendars.ts';
import { channelRegistry } from '#service/channels/channel-registry.ts';
import { readConfig } from '#service/config.ts';
import type { Context } from '#service/context.ts';
import { createCipher } from '#service/db/cipher.ts';
import { serve } from '#service/http/server.ts';
import { createJobQueue } from '#service/jobs/queue.ts';
import { STRICTER_LIMITS } from '#service/limits/claims.ts';
import { openTestDatabase } from '#service/testing/database.ts';
import { resolvePublic } from '#service/webhooks/delivery/receiver-lookup.ts';
import type { Exchange, ServiceOptions, ServiceReady } from './exchange.ts';
import { seedPortfolio } from './portfolio.ts';
import { recordStatements, watchStatements } from './recorded-statements.ts';
import { type ScenarioRequest, scenariosFor } from './scenarios.ts';

/** The real service on a database of its own, with what every kind of request asked its database. */
const options: ServiceOptions = JSON.parse(process.argv[2] ?? '{}');
const { isCold, isRecorded } = options;

// Far from being met, and leased as rarely as any other limit.
for (const limit of Object.values(STRICTER_LIMITS)) Object.assign(limit, { perMinute: 1_000_000_000 });

if (isRecorded) watchStatements();
if (options.databaseUrl) process.env.TEST_DATABASE_URL = options.databaseUrl;
else delete process.env.TEST_DATABASE_URL;
const database = await openTestDatabase();
const log = pino({ level: 'error' });
const now = () => new Date();
const context: Context = {
  config: readConfig({ DEMO: 'false' }),
  database,
  db: database.db,
  jobs: createJobQueue(database, log),
  calendars: await createCalendars(database, now, { maximumBytes: isCold ? 1 : 64 * 1024 * 1024 }),
  channels: channelRegistry({}),
  cipher: createCipher('ab'.repeat(32)),
  resolve: resolvePublic(),
  log,
  now,
};
const { application, listingId } = await seedPortfolio(context, options.size);
const server = await serve(await createApp(context), { host: '127.0.0.1', port: 0 });
const url = `http://127.0.0.1:${server.port}`;

const { clientId, clientSecret } = application;
const form = new URLSearchParams({
  grant_type: 'client_credentials',
  client_id: clientId,
  client_secret: clientSecret,
});
const granted = (await (await fetch(`${url}/o/token/`, { method: 'POST', body: form })).json()) as {
  access_token: string;
};
const scenarios = scenariosFor({ token: granted.access_token, clientId, clientSecret, listingId, isCold });

const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
const exchanges: Exchange[][] = [];
for (const { requests } of scenarios) {
  for (const request of requests) await send(request); // what is remembered is remembered
  exchanges.push(isRecorded ? await recordAll(requests) : []);
}
const ready: ServiceReady = { url, scenarios, exchanges, copy: isRecorded ? await copyOf() : null };
const path = join(folder, 'ready.json');
await writeFile(path, JSON.stringify(ready));
process.on('message', () => process.send?.(process.cpuUsage()));
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  database.close().finally(() => process.exit(0));
});
process.send?.(path);

async function recordAll(requests: readonly ScenarioRequest[]): Promise<Exchange[]> {
  const all: Exchange[] = [];
  for (const request of requests) {
    let answer: { body: string; type: string } | undefined;
    const statements = await recordStatements(async () => {
      answer = await send(request);
    });
    all.push({ statements, body: answer?.body ?? '', contentType: answer?.type ?? '' });
  }
  return all;
}

async function send({
  method,
  path,
  headers,
  body,
}: ScenarioRequest): Promise<{ body: string; type: string }> {
  const answer = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return { body: text, type: answer.headers.get('content-type') ?? '' };
}

/** The same database for another process: itself, or a copy of the embedded one. */
async function copyOf(): Promise<string> {
  if (options.databaseUrl) {
    const { rows } = (await database.db.execute(sql`select current_database() as name`)) as unknown as {
      rows: { name: string }[];
    };
    const address = new URL(options.databaseUrl);
    address.pathname = `/${rows[0]!.name}`;
    return address.href;
  }
  const { $client } = database.db as unknown as { $client: PGlite };
  const dump = await $client.dumpDataDir('none');
  const path = join(folder, 'database.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  return path;
}
