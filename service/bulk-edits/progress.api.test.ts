import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { begin, RAISE, raised, seedFlats } from '../testing/flats.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const seeded = (count?: number) => seedFlats(api, count);

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
  await begin(api, json.data.id, flats.ids.slice(0, 1));
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

test('a stop leaves what is left, and nothing is changed after it is answered', async () => {
  const { create, flats, run, stop, prices, attributesOf, results } = await seeded();
  const { id } = (await create(RAISE, flats)).json.data;
  await begin(api, id, flats.ids.slice(0, 2));
  const { status, json } = await stop(id);
  const counts = { total: 6, changed: 2, unchanged: 0, failed: 0, skipped: 0, undone: 0, left: 4 };
  expect([status, json.data.attributes]).toMatchObject([200, { status: 'stopped', counts }]);
  await run(id);
  await begin(api, id, flats.ids).catch(() => {});
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
