import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DrillOptions } from './options.ts';

/** A database of its own on the server, which is gone afterwards; the embedded engine needs none. */
export async function withOwnDatabase<T>(
  { engine, databaseUrl }: Pick<DrillOptions, 'engine' | 'databaseUrl'>,
  work: (databaseUrl: string | undefined) => Promise<T>,
): Promise<T> {
  if (engine === 'embedded' || !databaseUrl) return work(undefined);
  const name = `ratewright_drill_${randomBytes(5).toString('hex')}`;
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const address = new URL(databaseUrl);
    address.pathname = `/${name}`;
    return await work(address.href);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}
