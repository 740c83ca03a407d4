import type { Logger } from 'pino';
import type { Calendars } from './calendar/calendars.ts';
import type { ChannelRegistry } from './channels/channel-registry.ts';
import type { Config } from './config.ts';
import type { Cipher } from './db/cipher.ts';
import type { Database, Db } from './db/database.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Resolve } from './webhooks/delivery/receiver-lookup.ts';

/** What every use case may rely on. Made once, at the edge of the process. */
export interface Context {
  config: Config;
  database: Database;
  db: Db;
  jobs: JobQueue;
  channels: ChannelRegistry;
  calendars: Calendars;
  cipher: Cipher;
  log: Logger;
  /** The addresses of a name on the internet. */
  resolve: Resolve;
  /** The only clock. */
  now(): Date;
}
