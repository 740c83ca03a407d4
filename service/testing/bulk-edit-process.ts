/** A process that does nothing but a bulk edit, to be killed: `node bulk-edit-process.ts <database> <edit>`. */
import pino from 'pino';
import { runBulkEdit } from '../bulk-edits/run-bulk-edit.ts';
import { createCalendars } from '../calendar/calendars.ts';
import { channelRegistry } from '../channels/channel-registry.ts';
import { readConfig } from '../config.ts';
import { createCipher } from '../db/cipher.ts';
import { openDatabase } from '../db/database.ts';
import { createJobQueue } from '../jobs/queue.ts';

const [databaseUrl, bulkEditId] = process.argv.slice(2);
const log = pino({ level: 'error' });
const now = () => new Date();
const database = await openDatabase({ databaseUrl, dataDir: '' });
const context = {
  config: readConfig({ PUBLIC_API_URL: 'https://api.example.com', DEMO: 'false' }),
  ...{ database, db: database.db, log, now },
  jobs: createJobQueue(database, log),
  calendars: await createCalendars(database, now),
  channels: channelRegistry({ retryDelayMs: 1, sandboxUrl: 'http://127.0.0.1:9' }),
  cipher: createCipher('0'.repeat(64)),
  resolve: () => Promise.reject(new Error('No name is known.')),
};
await runBulkEdit(context, Number(bulkEditId), new AbortController().signal, { last: false });
await database.close();
