import type { Logger } from 'pino';
import type { ChannelRegistry } from './channels/registry.ts';
import type { Config } from './config.ts';
import type { Cipher } from './db/cipher.ts';
import type { Database, Db } from './db/database.ts';
import type { JobQueue } from './jobs/queue.ts';

/** What every use case may rely on. Made once, at the edge of the process. */
export interface Context {
  config: Config;
  database: Database;
  db: Db;
  jobs: JobQueue;
  channels: ChannelRegistry;
  cipher: Cipher;
  log: Logger;
  /** The only clock. */
  now(): Date;
}
