import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { fromPglite } from 'pg-boss';
import { acquireDataDirLock } from './data-dir-lock.ts';
import * as schema from './schema/index.ts';
import { tendEmbedded } from './tend-embedded.ts';

export type Schema = typeof schema;
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
/** A query runs as well alone as inside a transaction. */
export type Executor = Pick<
  Db,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'query'
  | 'transaction'
  | '$count'
>;

export interface Database {
  db: Db;
  engine: 'embedded' | 'postgresql';
  /** For the job queue, which speaks to the same database. */
  jobDatabase:
    | { kind: 'embedded'; db: ReturnType<typeof fromPglite> }
    | { kind: 'postgresql'; connectionString: string };
  /** Calls back for every notice on a channel, and `onLost` when some may have been missed. */
  listen(channel: string, onNotice: (payload: string) => void, onLost: () => void): Promise<void>;
  /** False while notices may be missed: nothing remembered may be used then. */
  hearsNotices(): boolean;
  /** Waits until this process has heard every notice of what was committed before. */
  settle(): Promise<void>;
  /** Renews the planner's statistics of what has changed, where the engine does not do so itself. */
  tend(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Runs SQL as it is written, for what the query builder cannot say. Both engines answer alike. */
export async function rowsOf<T>(executor: Pick<Executor, 'execute'>, query: SQL): Promise<T[]> {
  const result = (await executor.execute(query)) as { rows: T[] };
  return result.rows;
}

/** The database cannot be opened. The message is one sentence for the operator. */
export class DatabaseUnavailableError extends Error {}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens and migrates the database: PostgreSQL where `databaseUrl` is set, else the embedded one in
 * `dataDir`, which only one process may own and which is locked first.
 * @throws DatabaseUnavailableError, DataDirInUseError
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataDir);
}

/** A server's default of 128 MB of buffers would be most of what the whole product weighs. */
const EMBEDDED_SETTINGS = ['shared_buffers = 32MB', 'max_connections = 10', 'max_wal_size = 64MB'];

async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const lock = acquireDataDirLock(dataDir);
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) await createEmbedded(folder);
  const client = await PGlite.create(folder, { postgresqlconf: EMBEDDED_SETTINGS });
  return embeddedDatabase(client, () => lock.release());
}

/**
 * Making a database takes half a gigabyte that is not given back, so another process does it. The folder gets
 * its name when it is whole: what an interrupted start leaves behind is made anew.
 */
async function createEmbedded(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const script = fileURLToPath(new URL('./create-embedded.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [script, unfinished, ...EMBEDDED_SETTINGS]);
  renameSync(unfinished, folder);
}

/** @param client an open PGlite; `close` closes it too */
export async function embeddedDatabase(client: PGlite, onClosed?: () => void): Promise<Database> {
  const db = drizzlePglite(client, { schema, casing: 'snake_case' });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    engine: 'embedded',
    jobDatabase: { kind: 'embedded', db: fromPglite(client) },
    async listen(channel, onNotice) {
      await client.listen(channel, onNotice);
    },
    hearsNotices: () => true,
    async settle() {}, // the embedded engine calls back before the commit returns
    tend: () => tendEmbedded(client),
    async ping() {
      await client.query('select 1');
    },
    async close() {
      await client.close();
      onClosed?.();
    },
  };
}

async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: 16,
    connectionTimeoutMillis: 10_000,
    // Costs are guessed high where few rows are found, and compiling a plan takes longer than any query here.
    onConnect: (client) => client.query('set jit = off').then(() => {}),
  });
  pool.on('error', () => {}); // an idle connection broke; the next query opens another
  const db = drizzlePostgres(pool, { schema, casing: 'snake_case' });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { hostname, port, pathname } = new URL(connectionString);
    const reason =
      error instanceof Error ? ((error as { code?: string }).code ?? error.message) : String(error);
    throw new DatabaseUnavailableError(
      `The database of DATABASE_URL (${pathname.slice(1)} on ${hostname}:${port || '5432'}) cannot be reached: ${reason}.`,
    );
  }
  await migrateOnce(pool, () => migratePostgres(db, { migrationsFolder }));
  const listener = postgresListener(connectionString);
  return {
    db,
    engine: 'postgresql',
    jobDatabase: { kind: 'postgresql', connectionString },
    listen: listener.listen,
    hearsNotices: listener.hears,
    settle: listener.settle,
    async tend() {}, // autovacuum does
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

const MIGRATION_LOCK = 7_203_315;

/** Processes that start together migrate one after the other. */
async function migrateOnce(pool: pg.Pool, migrate: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

interface Subscription {
  onNotice: (payload: string) => void;
  onLost: () => void;
}

function postgresListener(connectionString: string) {
  const subscriptions = new Map<string, Subscription[]>();
  let client: pg.Client | null = null;
  let closed = false;
  let asked: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('notification', ({ channel, payload }) => {
      for (const { onNotice } of subscriptions.get(channel) ?? []) onNotice(payload ?? '');
    });
    next.on('error', () => {});
    next.on('end', reconnect);
    await next.connect();
    for (const channel of subscriptions.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    loseAll();
    client = next;
  }

  function loseAll(): void {
    for (const { onLost } of [...subscriptions.values()].flat()) onLost();
  }

  function reconnect(): void {
    client = null;
    if (closed) return;
    loseAll();
    setTimeout(() => connect().catch(reconnect), 500).unref();
  }

  return {
    hears: () => client !== null,
    // A session is handed its pending notices before its next answer. Whoever comes while a question is waiting to be
    // asked shares it: it is asked after what all of them have committed.
    async settle(): Promise<void> {
      waiting ??= asked.then(async () => {
        waiting = null;
        asked = client?.query('select 1').catch(() => {}) ?? Promise.resolve();
        await asked;
      });
      await waiting;
    },
    async listen(channel: string, onNotice: (payload: string) => void, onLost: () => void): Promise<void> {
      subscriptions.set(channel, [...(subscriptions.get(channel) ?? []), { onNotice, onLost }]);
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await connect();
    },
    async close(): Promise<void> {
      closed = true;
      await client?.end();
    },
  };
}
