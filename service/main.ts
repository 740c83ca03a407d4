import pino from 'pino';
import { createApp } from './app.ts';
import { createCalendars } from './calendar/calendars.ts';
import { channelRegistry } from './channels/channel-registry.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { createCipher, encryptionKey } from './db/cipher.ts';
import { DataDirInUseError, DataDirUnusableError } from './db/data-dir-lock.ts';
import { type Database, DatabaseUnavailableError, openDatabase } from './db/database.ts';
import { registerDemoJobs } from './demo/jobs.ts';
import { loadDemo } from './demo/load-demo.ts';
import { serve } from './http/server.ts';
import { registerJobs } from './jobs/handlers.ts';
import { createJobQueue } from './jobs/queue.ts';
import { startingApplication } from './starting.ts';
import { deliverEvents } from './webhooks/delivery/deliver-events.ts';
import { resolvePublic } from './webhooks/delivery/receiver-lookup.ts';

/** What the operator must change; 78 is EX_CONFIG of sysexits.h. */
const CONFIGURATION_EXIT = 78;
const STOP_WITHIN_MS = 9_000;

const closing: (() => Promise<void>)[] = [];

try {
  await start(readConfig(process.env));
} catch (error) {
  const sentence = operatorSentence(error);
  process.stderr.write(sentence ? `${sentence}\n` : `${error instanceof Error ? error.stack : error}\n`);
  await stopEverything();
  process.exit(sentence ? CONFIGURATION_EXIT : 1);
}

async function start(config: Config): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop);
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization'] });
  const servesApi = config.role !== 'worker';
  const runsJobs = config.role !== 'api';

  const database = await openDatabase(config);
  closing.unshift(() => database.close());
  const starting = startingApplication();
  if (servesApi) {
    const server = await serve(starting, { host: config.host, port: config.apiPort });
    closing.unshift(() => server.close());
  }
  const context = await createContext(config, database, log);
  await context.jobs.start();
  closing.unshift(() => context.jobs.stop());
  if (runsJobs) {
    await registerJobs(context);
    const delivering = await deliverEvents(context);
    closing.unshift(() => delivering.stop());
  }
  if (config.demo && config.role === 'all') {
    await loadDemo(context, starting.say);
    await registerDemoJobs(context);
  }
  if (servesApi) {
    const app = await createApp(context);
    closing.unshift(async () => app.close());
    starting.open(app);
  }
  log.info({ role: config.role, engine: database.engine, port: config.apiPort }, 'ready');
  process.send?.({ ready: true });
}

async function createContext(config: Config, database: Database, log: pino.Logger): Promise<Context> {
  const now = () => new Date();
  return {
    config,
    database,
    db: database.db,
    jobs: createJobQueue(database, log),
    calendars: await createCalendars(database, now),
    channels: channelRegistry({ sandboxUrl: config.sandboxUrl }),
    resolve: resolvePublic(),
    cipher: createCipher(encryptionKey(config.encryptionKey, config.dataDir)),
    log,
    now,
  };
}

function operatorSentence(error: unknown): string | null {
  const known =
    error instanceof ConfigError ||
    error instanceof DatabaseUnavailableError ||
    error instanceof DataDirInUseError ||
    error instanceof DataDirUnusableError;
  if (known) return error.message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} on ${address} is in use; choose another one with API_PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} needs a privilege this process does not have.`;
  return null;
}

let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  await stopEverything();
  process.exit(0);
}

async function stopEverything(): Promise<void> {
  for (const close of closing.splice(0)) await close().catch(() => {});
}
