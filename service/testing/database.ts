import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import pino from 'pino';
import { type Database, embeddedDatabase, openDatabase } from '../db/database.ts';
import { createJobQueue } from '../jobs/queue.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/test-databases');

/**
 * An empty database of its own with everything migrated: a copy of a template that is made once for each
 * state of the schema. On PostgreSQL where TEST_DATABASE_URL is set, else in memory. `close` drops it.
 */
export function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? copyOnPostgres(url) : copyInMemory();
}

function templateName(): string {
  const hash = createHash('sha256');
  const sources = [
    'service/db/migrations/**/*.sql',
    'service/jobs/queue.ts',
    'node_modules/pg-boss/package.json',
  ];
  for (const path of globSync(sources, { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, path)));
  return `ratewright_${hash.digest('hex').slice(0, 16)}`;
}

async function installJobs(database: Database): Promise<void> {
  const queue = createJobQueue(database, pino({ level: 'silent' }));
  await queue.start();
  await queue.stop();
}

async function copyInMemory(): Promise<Database> {
  const path = join(CACHE, `${templateName()}.tar`);
  if (!existsSync(path)) await writeTemplate(path);
  const loadDataDir = new Blob([readFileSync(path)]);
  return embeddedDatabase(await PGlite.create({ loadDataDir }));
}

async function writeTemplate(path: string): Promise<void> {
  const client = await PGlite.create();
  await installJobs(await embeddedDatabase(client));
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, path);
}

async function copyOnPostgres(url: string): Promise<Database> {
  const template = templateName();
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await makeTemplateOnce(admin, url, template);
  await admin.query(`create database ${name} template ${template}`);
  const database = await openDatabase({ databaseUrl: named(url, name), dataDir: '' });
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

const TEMPLATE_LOCK = 7_203_316;

async function makeTemplateOnce(admin: pg.Client, url: string, template: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount) return;
    const unfinished = `${template}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished}`);
    const database = await openDatabase({ databaseUrl: named(url, unfinished), dataDir: '' });
    await installJobs(database);
    await database.close();
    await admin.query(`alter database ${unfinished} rename to ${template}`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

function named(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
