import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor, seedPortfolio } from '../testing/bulk-edits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const PROGRAM = fileURLToPath(new URL('../testing/bulk-edit-process.ts', import.meta.url));

/** After so many listings the process is killed. */
const MIDDLE = 150;

const waitsForLock = async () => {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await rowsOf(api.context.db, waiting)).length > 0;
};

/** The embedded database belongs to one process alone: killed-processes.api.test.ts takes it down with its owner. */
const onServer = test.skipIf(!process.env.TEST_DATABASE_URL);

onServer(
  'a process that is killed in the middle leaves no listing half done and none to be done twice',
  async () => {
    const { user, create, attributesOf, run } = await seedBulkEditor(api);
    const ids = await seedPortfolio(api, user, 300, (index) => ({ basePrice: 100 + index, minPrice: 50 }));
    const change = {
      'base-price': { step: 'amount', amount: 10 },
      'min-price': { step: 'amount', amount: 1 },
    };
    const { id } = (await create(change, { ids })).json.data;
    const { jobDatabase } = api.context.database;
    if (jobDatabase.kind !== 'postgresql') throw new Error('This needs a server.');

    // Somebody is changing a listing in the middle: the process waits there, within its transaction.
    await api.context.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from listings where id = ${ids[MIDDLE]} for update`);
      const worker = spawn(process.execPath, [PROGRAM, jobDatabase.connectionString, id], {
        stdio: 'inherit',
      });
      onTestFinished(() => void worker.kill('SIGKILL'));
      const ended = once(worker, 'exit');
      await eventually(
        () => attributesOf(id),
        ({ counts }) => counts.changed === MIDDLE,
      );
      await eventually(waitsForLock, Boolean);
      worker.kill('SIGKILL');
      await ended;
    });

    const stateOf = async () => {
      const rows = await rowsOf<{ minimum: number; entries: number; outcome: string }>(
        api.context.db,
        sql`select l.min_price - 50 as minimum, b.outcome, (select count(*)::int from change_history h where h.listing_id = l.id) as entries
          from listings l join bulk_edit_listings b on b.listing_id = l.id and b.edit_id = ${id} order by l.id`,
      );
      return rows.map(({ minimum, entries, outcome }) => `${outcome}: ${minimum} more, ${entries} entries`);
    };
    const then = await attributesOf(id);
    expect(then.status).toBe('in_progress');
    expect(then.counts).toMatchObject({ changed: MIDDLE, left: 300 - MIDDLE });
    expect(new Set(await stateOf())).toEqual(
      new Set(['changed: 1 more, 2 entries', 'left: 0 more, 0 entries']),
    );
    await run(id);
    expect(new Set(await stateOf())).toEqual(new Set(['changed: 1 more, 2 entries']));
    expect(await attributesOf(id)).toMatchObject({ status: 'done', counts: { changed: 300, left: 0 } });
  },
);
