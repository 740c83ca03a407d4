import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, rowsOf } from '../db/database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { createJobQueue, type JobQueue } from './queue.ts';

let database: Database;
let queue: JobQueue;
const newQueue = () => createJobQueue(database, pino({ level: 'silent' }));

beforeEach(async () => {
  database = await openTestDatabase();
  queue = newQueue();
  await queue.start();
});
afterEach(async () => {
  await queue.stop();
  await database.close();
});

const refresh = (listingId: number) =>
  database.db.transaction((tx) =>
    queue.send(tx, 'refresh-listing', { listingId }, { singletonKey: String(listingId) }),
  );

const statesOf = (listingId: number) =>
  rowsOf<{ state: string }>(
    database.db,
    sql`select state from jobs.job where singleton_key = ${String(listingId)} order by created_on`,
  );

describe('a job', () => {
  test('exists only if the transaction that sent it commits', async () => {
    const failing = database.db.transaction(async (tx) => {
      await queue.send(tx, 'refresh-listing', { listingId: 1 }, { singletonKey: '1' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await statesOf(1)).toEqual([]);
  });

  test('waits once for everything it is about', async () => {
    await refresh(1);
    expect(await refresh(1)).toBeNull();
    await refresh(2);
    expect([await statesOf(1), await statesOf(2)]).toEqual([[{ state: 'created' }], [{ state: 'created' }]]);
  });

  test('is withdrawn only while it waits', async () => {
    await refresh(1);
    await refresh(2);
    await database.db.execute(sql`update jobs.job set state = 'active' where singleton_key = '2'`);
    for (const key of ['1', '2']) await queue.cancelWaiting(database.db, 'refresh-listing', key);
    expect([await statesOf(1), await statesOf(2)]).toEqual([[], [{ state: 'active' }]]);
    expect(await queue.isRunning(database.db, 'refresh-listing', '2')).toBe(true);
    expect(await queue.isRunning(database.db, 'refresh-listing', '1')).toBe(false);
  });

  test('is told when it is tried for the last time', async () => {
    await refresh(1);
    await database.db.execute(
      sql`update jobs.job set state = 'retry', retry_count = 3, started_on = now() where singleton_key = '1'`,
    );
    const attempt = await new Promise((resolve) => {
      void queue.work('refresh-listing', { concurrency: 1 }, async (_data, _signal, told) => resolve(told));
    });
    expect(attempt).toEqual({ last: true });
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL)('when the process that alone owns the database died', () => {
  test('what it was working on is taken up at once', async () => {
    await refresh(1);
    await database.db.execute(sql`update jobs.job set state = 'active', started_on = now()`);
    await queue.stop();
    queue = newQueue();
    await queue.start();
    const done = await new Promise((resolve) => {
      void queue.work('refresh-listing', { concurrency: 1 }, async (data) => resolve(data));
    });
    expect(done).toEqual({ listingId: 1 });
  });
});
