import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { bulkEdits } from '../db/schema/index.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor, seedPortfolio } from '../testing/bulk-edits.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import { problemsOf } from '../testing/problems.ts';
import { countStatements } from '../testing/statements.ts';
import { takeUp } from './queries.ts';
import { reachListing } from './reach-listing.ts';
import { runBulkEdit } from './run-bulk-edit.ts';
import { tendBulkEdits } from './tend-bulk-edits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const RAISE = { 'base-price': { step: 'amount', amount: 10 } } as const;
const MS_PER_DAY = 86_400_000;

/** Some flats at 100, 101, …: a step that was made twice would show. */
async function seeded(count = 6) {
  const editor = await seedBulkEditor(api);
  const ids = await seedPortfolio(api, editor.user, count, (index) => ({ basePrice: 100 + index }));
  return {
    ...editor,
    flats: { ids },
    /** Of the flats, in order. */
    prices: async (): Promise<number[]> => {
      const rows = await rowsOf<{ price: number }>(
        api.context.db,
        sql`select base_price as price from listings where id in ${ids} order by id`,
      );
      return rows.map(({ price }) => price);
    },
    entries: async (): Promise<number> => {
      const rows = await rowsOf(api.context.db, sql`select 1 from change_history where listing_id in ${ids}`);
      return rows.length;
    },
  };
}

const raised = (count: number, by = 10) => Array.from({ length: count }, (_, index) => 100 + index + by);

/** Does the work of the job at the first `count` listings of an edit, as a process that is killed then. */
async function begin(id: string, listingIds: readonly number[]): Promise<void> {
  const taken = await takeUp(api.context.db, Number(id), api.context.now());
  if (!taken) throw new Error('There is nothing to do.');
  const { edit, applicationId } = taken;
  const running = { edit, tenant: { applicationId, userId: edit.ownerId } };
  for (const listingId of listingIds) await reachListing(api.context, running, listingId);
}

test('an edit is queued, under way and done, and says who asked for it, when, and how far it is', async () => {
  const { create, flats, attributesOf, run, user } = await seeded(3);
  const { json, status } = await create(RAISE, flats);
  expect([status, json.data.attributes]).toEqual([
    202,
    {
      kind: 'change',
      status: 'queued',
      counts: { total: 3, changed: 0, unchanged: 0, failed: 0, skipped: 0, undone: 0, left: 3 },
      change: { ...RAISE, currency: 'EUR' },
      filter: null,
      undoes: null,
      'undone-by': null,
      'created-at': api.context.now().toISOString(),
      'created-by': user.email,
      'started-at': null,
      'finished-at': null,
    },
  ]);
  await begin(json.data.id, flats.ids.slice(0, 1));
  expect(await attributesOf(json.data.id)).toMatchObject({
    ...{ status: 'in_progress', 'finished-at': null, 'started-at': api.context.now().toISOString() },
    counts: { total: 3, changed: 1, left: 2 },
  });
  await run(json.data.id);
  expect(await attributesOf(json.data.id)).toMatchObject({
    ...{ status: 'done', 'finished-at': api.context.now().toISOString() },
    counts: { total: 3, changed: 3, left: 0 },
  });
});

const SILENT = pino({ level: 'silent' });

/** The service as it is when it dies in the n-th transaction from now, after its work and before its commit. */
function dyingIn(transactions: number) {
  const { context } = api;
  let left = transactions;
  const killed = new Error('killed');
  const die = () => Promise.reject(killed);
  const transaction: typeof context.db.transaction = (work) => {
    left -= 1;
    if (left < 0) return die();
    if (left > 0) return context.db.transaction(work);
    return context.db.transaction(async (tx) => {
      await work(tx);
      throw killed;
    });
  };
  const db = new Proxy(context.db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  });
  return { ...context, db, database: { ...context.database, ping: die }, log: SILENT };
}

const UNHURRIED = { signal: new AbortController().signal, attempt: { last: false } };

test('a job that is taken up again after a kill does what is left, and nothing twice', async () => {
  const { create, flats, run, prices, entries, attributesOf } = await seeded();
  const { id } = (await create(RAISE, flats)).json.data;
  const dying = runBulkEdit(dyingIn(3), Number(id), UNHURRIED.signal, UNHURRIED.attempt);
  await expect(dying).rejects.toThrow('killed');
  expect(await attributesOf(id)).toMatchObject({ status: 'in_progress', counts: { changed: 2, left: 4 } });
  expect([await prices(), await entries()]).toEqual([[...raised(2), 102, 103, 104, 105], 2]);
  await run(id);
  await run(id);
  expect([await prices(), await entries()]).toEqual([raised(6), 6]);
  expect(await attributesOf(id)).toMatchObject({ status: 'done', counts: { changed: 6, left: 0 } });
});

test('two that do the same job at once have one effect', async () => {
  const { create, flats, run, prices, entries, attributesOf } = await seeded(12);
  const { id } = (await create(RAISE, flats)).json.data;
  await Promise.all([run(id), run(id), run(id)]);
  expect([await prices(), await entries()]).toEqual([raised(12), 12]);
  expect(await attributesOf(id)).toMatchObject({ status: 'done', counts: { changed: 12 } });
});

test('two edits of the same listings come one after the other', async () => {
  const { create, flats, run, prices, entries } = await seeded(8);
  const edits = [await create(RAISE, flats), await create(RAISE, { ids: [...flats.ids].reverse() })];
  await Promise.all(edits.map(({ json }) => run(json.data.id)));
  expect([await prices(), await entries()]).toEqual([raised(8, 20), 16]);
});

/** Whoever writes this base price meets something nobody thought of. */
async function breakOn(price: number): Promise<() => Promise<void>> {
  const name = sql.raw(`broken_on_${price}`);
  const { db } = api.context;
  await db.execute(
    sql`alter table listings add constraint ${name} check (base_price <> ${sql.raw(String(price))}) not valid`,
  );
  return async () => {
    await db.execute(sql`alter table listings drop constraint ${name}`);
  };
}

test('what unexpectedly keeps a listing from being reached does not keep the others; it is tried again, then given up', async () => {
  const { create, flats, run, results, attributesOf, prices } = await seeded(4);
  const mend = await breakOn(111);
  const { id } = (await create(RAISE, flats)).json.data;
  const other = (await create(RAISE, flats)).json.data.id;
  const quiet = { ...api.context, log: SILENT };
  const troubled = runBulkEdit(quiet, Number(id), UNHURRIED.signal, UNHURRIED.attempt);
  await expect(troubled).rejects.toThrow('1 listings');
  expect(await attributesOf(id)).toMatchObject({ status: 'in_progress', counts: { changed: 3, left: 1 } });
  await runBulkEdit(quiet, Number(id), UNHURRIED.signal, { last: true });
  expect(await attributesOf(id)).toMatchObject({ status: 'done', counts: { changed: 3, failed: 1 } });
  const [failed] = await results(id, '?filter[outcome]=failed');
  expect(failed?.attributes).toMatchObject({
    title: 'Flat 0001',
    'request-id': null,
    errors: [{ status: '500' }],
  });
  expect(JSON.stringify(failed)).not.toMatch(/broken|constraint|query/i);
  await mend();
  await run(other);
  expect(await prices()).toEqual([120, 111, 122, 123]);
});

test('a stop leaves what is left, and nothing is changed after it is answered', async () => {
  const { create, flats, run, stop, prices, attributesOf, results } = await seeded();
  const { id } = (await create(RAISE, flats)).json.data;
  await begin(id, flats.ids.slice(0, 2));
  const { status, json } = await stop(id);
  const counts = { total: 6, changed: 2, unchanged: 0, failed: 0, skipped: 0, undone: 0, left: 4 };
  expect([status, json.data.attributes]).toMatchObject([200, { status: 'stopped', counts }]);
  await run(id);
  await begin(id, flats.ids).catch(() => {});
  expect(await prices()).toEqual([...raised(2), 102, 103, 104, 105]);
  const left = await results(id, '?filter[outcome]=left');
  expect(left.map(({ attributes }) => [attributes.title, attributes.before])).toEqual(
    [2, 3, 4, 5].map((index) => [`Flat 000${index}`, null]),
  );
  api.clock.advance(1000);
  expect((await stop(id)).json.data.attributes).toEqual(await attributesOf(id));
  expect(await attributesOf(id)).toMatchObject({ 'finished-at': json.data.attributes['finished-at'] });
});

test('a stop in the middle of the work is between two listings', async () => {
  const { create, flats, run, stop, prices, attributesOf } = await seeded(40);
  const { id } = (await create(RAISE, flats)).json.data;
  const running = run(id);
  await eventually(
    () => attributesOf(id),
    ({ counts }) => counts.changed > 2,
  );
  const { counts } = (await stop(id)).json.data.attributes;
  const then = await prices();
  await running;
  expect((await attributesOf(id)).counts).toEqual(counts);
  expect(await prices()).toEqual(then);
  expect(then.filter((price, index) => price === 110 + index)).toHaveLength(counts.changed);
  expect(counts.changed + counts.left).toBe(40);
});

test('one that is done is answered as it is when it is stopped', async () => {
  const { edit, flats, stop } = await seeded(1);
  const { id } = await edit(RAISE, flats);
  expect((await stop(id)).json.data.attributes).toMatchObject({ status: 'done', counts: { changed: 1 } });
});

test('the same key with the same edit is the same edit; with another it is refused; another user has their own keys', async () => {
  const { create, flats, run, prices, listing } = await seeded(2);
  const key = randomUUID();
  const first = await create(RAISE, flats, { key });
  await run(first.json.data.id);
  const again = await create(RAISE, flats, { key });
  expect([again.status, again.json.data.id]).toEqual([202, first.json.data.id]);
  expect(again.json.data.attributes.status).toBe('done');
  await run(again.json.data.id);
  expect(await prices()).toEqual(raised(2));
  for (const other of [
    await create({ 'min-stay': 2 }, flats, { key }),
    await create(RAISE, { ids: [listing.id] }, { key }),
  ]) {
    expect(problemsOf(other)).toEqual(['409 key_taken /data/attributes/key']);
  }
  const stranger = await seeded(1);
  expect((await stranger.create(RAISE, stranger.flats, { key })).status).toBe(202);
  expect(problemsOf(await create(RAISE, flats, { key: 'short' }))).toEqual(['400 /data/attributes/key']);
});

test('the same key sent twice at once makes one edit', async () => {
  const { create, flats, list } = await seeded(2);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => create(RAISE, flats, { key })));
  expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
  expect((await list()).json.meta.pagination.count).toBe(1);
});

test('ten edits of a user may be under way', async () => {
  const { create, flats, stop, undo, edit } = await seeded(1);
  const done = await edit(RAISE, flats);
  const made = [];
  for (let index = 0; index < 10; index++) made.push(await create(RAISE, flats));
  expect(made.map(({ status }) => status)).toEqual(Array(10).fill(202));
  expect(problemsOf(await create(RAISE, flats))).toEqual(['409 too_many']);
  expect(problemsOf(await undo(done.id))).toEqual(['409 too_many']);
  await stop(made[3]?.json.data.id);
  expect((await create(RAISE, flats)).status).toBe(202);
});

test('edits are listed newest first, in pages and by status; outcomes in pages and by outcome', async () => {
  const { create, edit, list, flats, results, outcomes, stop } = await seeded(5);
  const ids: string[] = [];
  for (let index = 0; index < 3; index++) {
    ids.push((await edit(RAISE, flats)).id);
    api.clock.advance(1000);
  }
  const stopped = (await create(RAISE, flats)).json.data.id;
  await stop(stopped);
  const idsOf = async (query: string) => (await list(query)).json.data.map(({ id }: { id: string }) => id);
  expect(await idsOf('')).toEqual([stopped, ...[...ids].reverse()]);
  expect(await idsOf('?page[size]=2&page[number]=2')).toEqual([ids[1], ids[0]]);
  expect(await idsOf('?filter[status]=stopped,queued')).toEqual([stopped]);
  expect((await list('?filter[status]=over')).status).toBe(400);
  expect((await list('?page[number]=9')).status).toBe(404);
  const [id = ''] = ids;
  const titles = (await results(id, '?page[size]=2&page[number]=2')).map(
    ({ attributes }) => attributes.title,
  );
  expect(titles).toEqual(['Flat 0002', 'Flat 0003']);
  expect(await results(id, '?filter[outcome]=failed,skipped')).toEqual([]);
  expect(await results(id, '?filter[outcome]=changed')).toHaveLength(5);
  expect((await outcomes(id, '?filter[outcome]=lost')).status).toBe(400);
});

test('edits are their user’s alone, and a login that may only view changes nothing', async () => {
  const { create, edit, flats, read, list, stop, undo, outcomes, viewerToken, strangerToken, prices } =
    await seeded(2);
  const { id } = await edit(RAISE, flats);
  const stranger = await strangerToken();
  expect((await list('', stranger)).json.data).toEqual([]);
  for (const ask of [read, stop, undo]) expect((await ask(id, stranger)).status).toBe(404);
  expect((await outcomes(id, '', stranger)).status).toBe(404);
  const theirs = await create(RAISE, flats, { token: stranger });
  expect(theirs.json.data.attributes.counts.total).toBe(2);
  await runBulkEdit(api.context, Number(theirs.json.data.id), UNHURRIED.signal, UNHURRIED.attempt);
  const told = (await outcomes(theirs.json.data.id, '', stranger)).json.data;
  expect(told.map(({ attributes }: { attributes: object }) => Object(attributes).outcome)).toEqual([
    'failed',
    'failed',
  ]);
  expect(await prices()).toEqual(raised(2));
  const viewer = await viewerToken();
  expect((await read(id, viewer)).status).toBe(200);
  expect((await outcomes(id, '', viewer)).json.data).toHaveLength(2);
  expect((await create(RAISE, flats, { token: viewer })).status).toBe(403);
  for (const ask of [stop, undo]) expect((await ask(id, viewer)).status).toBe(403);
});

test('it needs a console scope and a user', async () => {
  const { create, preview, list, flats, token, dashboard, user } = await seeded(1);
  expect((await create(RAISE, flats, { token })).status).toBe(403);
  const reads = await api.token(dashboard, { user, scope: 'console:read' });
  expect((await create(RAISE, flats, { token: reads })).status).toBe(403);
  expect((await list('', reads)).status).toBe(200);
  const nobody = await api.token(dashboard);
  expect((await create(RAISE, flats, { token: nobody })).status).toBe(404);
  expect((await preview(RAISE, flats, '', nobody)).status).toBe(404);
  expect((await list('', nobody)).status).toBe(404);
});

test('staff, who speak for no user, have no bulk edits', async () => {
  const { createStaff, signIn, sessionToken } = await seedDashboard(api);
  const email = await createStaff('a good password');
  const token = await sessionToken((await signIn(email, 'a good password')).json.data.id);
  const { create, list, flats } = await seeded(1);
  expect((await create(RAISE, flats, { token })).status).toBe(404);
  expect((await list('', token)).status).toBe(404);
});

test('an edit that lost its job is taken up again', async () => {
  const { create, flats } = await seeded(1);
  const { id } = (await create(RAISE, flats)).json.data;
  const jobs = () =>
    rowsOf(
      api.context.db,
      sql`select 1 from jobs.job where name = 'run-bulk-edit' and singleton_key = ${id} and state = 'created'`,
    );
  await tendBulkEdits(api.context);
  expect(await jobs()).toHaveLength(1);
  await api.context.db.execute(sql`delete from jobs.job where name = 'run-bulk-edit'`);
  await tendBulkEdits(api.context);
  await tendBulkEdits(api.context);
  expect(await jobs()).toHaveLength(1);
});

test('an edit that is over is forgotten after 90 days, with its outcomes', async () => {
  const { edit, create, flats, undone } = await seeded(1);
  const old = await edit(RAISE, flats);
  const undo = await undone(old.id);
  const open = (await create(RAISE, flats)).json.data.id;
  const { db } = api.context;
  const age = (id: string, days: number) =>
    db
      .update(bulkEdits)
      .set({ createdAt: new Date(api.context.now().getTime() - days * MS_PER_DAY) })
      .where(eq(bulkEdits.id, Number(id)));
  const kept = () =>
    rowsOf<{ id: string }>(
      db,
      sql`select edit_id::text as id from bulk_edit_listings where edit_id in (${old.id}, ${undo.id}, ${open}) order by 1`,
    );
  await age(old.id, 89);
  await tendBulkEdits(api.context);
  expect(await kept()).toHaveLength(3);
  await age(old.id, 91);
  await age(open, 91);
  await tendBulkEdits(api.context);
  expect((await kept()).map(({ id }) => id)).toEqual([undo.id, open].sort());
});

test('the work at a listing takes as many statements in an edit of many as in one of few', async () => {
  const { create, flats, run } = await seeded(60);
  const counts = [];
  for (const size of [10, 20, 60]) {
    const { id } = (await create(RAISE, { ids: flats.ids.slice(0, size) })).json.data;
    counts.push(await countStatements(/./, () => run(id)));
  }
  const [ten = 0, twenty = 0, sixty = 0] = counts;
  expect(sixty - twenty).toBe(4 * (twenty - ten));
  expect(twenty - ten).toBeLessThanOrEqual(10 * 15);
});
