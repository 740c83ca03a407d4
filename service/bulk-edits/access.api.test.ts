import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { bulkEdits } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import { RAISE, raised, seedFlats } from '../testing/flats.ts';
import { problemsOf } from '../testing/problems.ts';
import { tendBulkEdits } from './tend-bulk-edits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const seeded = (count?: number) => seedFlats(api, count);
const MS_PER_DAY = 86_400_000;

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

test('edits are their user’s alone, and a login that may only view changes nothing', async () => {
  const { create, edit, run, flats, read, list, stop, undo, outcomes, viewerToken, strangerToken, prices } =
    await seeded(2);
  const { id } = await edit(RAISE, flats);
  const stranger = await strangerToken();
  expect((await list('', stranger)).json.data).toEqual([]);
  for (const ask of [read, stop, undo]) expect((await ask(id, stranger)).status).toBe(404);
  expect((await outcomes(id, '', stranger)).status).toBe(404);
  const theirs = await create(RAISE, flats, { token: stranger });
  expect(theirs.json.data.attributes.counts.total).toBe(2);
  await run(theirs.json.data.id);
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
