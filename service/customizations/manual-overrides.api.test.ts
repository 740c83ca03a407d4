import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCustomizedListing } from '../testing/customized-listing.ts';
import type { ListingOptions } from '../testing/fixtures.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-06-15T10:00:00.000Z' }); // a Monday
});
afterAll(() => api.close());

const NAME = 'manual-overrides';
const range = (start: string, end: string, fields: object) => ({
  'start-date': start,
  'end-date': end,
  ...fields,
});
const priced = (date: string, price: number) =>
  range(date, date, { mode: 'price', price, 'percentage-adjustment': null });
const adjusted = (date: string, percentage: number) =>
  range(date, date, { mode: 'percentage-adjustment', price: null, 'percentage-adjustment': percentage });

async function overridden(listing: ListingOptions = {}) {
  const seeded = await seedCustomizedListing(api, { listing });
  return {
    ...seeded,
    send: (...overrides: object[]) => seeded.change(NAME, { overrides }),
    put: async (...overrides: object[]) => (await seeded.set(NAME, { overrides })).overrides,
    rows: async (query = '') => (await seeded.attributes(NAME, query)).overrides,
  };
}

test('a range is read as one row for each of its dates', async () => {
  const { put, rows } = await overridden();
  const shown = [priced('2026-07-01', 180), priced('2026-07-02', 180)];
  expect(await put(range('2026-07-01', '2026-07-02', { price: 180 }))).toEqual(shown);
  expect(await rows()).toEqual(shown);
});

test('days-of-week leave the other dates of the range alone', async () => {
  const { put } = await overridden();
  const weekends = { 'percentage-adjustment': 12.5, 'days-of-week': ['friday', 'saturday'] };
  expect(await put(range('2026-07-01', '2026-07-08', weekends))).toEqual([
    adjusted('2026-07-03', 12.5),
    adjusted('2026-07-04', 12.5),
  ]);
});

test('dates not sent keep their override, one kind takes the place of the other, neither clears', async () => {
  const { put } = await overridden();
  await put(range('2026-07-01', '2026-07-03', { price: 180 }));
  expect(await put(range('2026-07-02', '2026-07-02', { 'percentage-adjustment': -10 }))).toEqual([
    priced('2026-07-01', 180),
    adjusted('2026-07-02', -10),
    priced('2026-07-03', 180),
  ]);
  expect(await put(range('2026-07-01', '2026-07-02', {}))).toEqual([priced('2026-07-03', 180)]);
  expect(await put()).toEqual([priced('2026-07-03', 180)]);
  expect(await put(range('2026-06-15', '2031-06-15', { price: null }))).toEqual([]);
});

test('rows whose weekdays never meet may share a range; rows that meet on a date are refused', async () => {
  const { send } = await overridden();
  const week = (days: string[] | null, price: number) =>
    range('2026-07-01', '2026-07-31', { price, 'days-of-week': days });
  expect((await send(week(['monday'], 90), week(['friday', 'saturday'], 140))).status).toBe(200);
  const refused = ['400 /data/attributes/overrides/1/start-date'];
  expect(problemsOf(await send(week(['monday'], 90), week(null, 140)))).toEqual(refused);
  expect(problemsOf(await send(week(['monday'], 90), week(['monday', 'friday'], 140)))).toEqual(refused);
  expect(problemsOf(await send(priced('2026-07-01', 90), range('2026-07-01', '2026-07-01', {})))).toEqual(
    refused,
  );
});

test('a past date is refused, today is not', async () => {
  const { send } = await overridden();
  expect(problemsOf(await send(priced('2026-06-14', 90)))).toEqual([
    '400 /data/attributes/overrides/0/start-date',
  ]);
  expect(problemsOf(await send(priced('2026-06-15', 90), range('2026-06-01', '2026-06-20', {})))).toEqual([
    '400 /data/attributes/overrides/1/start-date',
  ]);
  expect((await send(priced('2026-06-15', 90))).status).toBe(200);
});

test('an override may end five years from today, not later', async () => {
  const { send } = await overridden();
  const until = (end: string) => send(range('2026-07-01', end, { price: 90, 'days-of-week': ['friday'] }));
  expect((await until('2031-06-15')).status).toBe(200);
  expect(problemsOf(await until('2031-06-16'))).toEqual(['400 /data/attributes/overrides/0/end-date']);
  expect(problemsOf(await until('9999-12-31'))).toEqual(['400 /data/attributes/overrides/0/end-date']);
});

test.each([
  [{ price: 100, 'percentage-adjustment': 10 }, 'percentage-adjustment'],
  [{ price: 0.5 }, 'price'],
  [{ 'percentage-adjustment': -101 }, 'percentage-adjustment'],
  [{ 'percentage-adjustment': 1001 }, 'percentage-adjustment'],
  [{ price: 100, mode: 'percentage-adjustment' }, 'mode'],
  [{ 'percentage-adjustment': 1, mode: 'price' }, 'mode'],
  [{ price: 100, 'days-of-week': [] }, 'days-of-week'],
  [{ price: 100, 'days-of-week': ['monday', 'monday'] }, 'days-of-week/1'],
  [{ price: 100, 'end-date': '2026-06-30' }, 'end-date'],
  [{ price: 100, nonsense: 1 }, 'nonsense'],
])('%j is refused in a row', async (fields, field) => {
  const { send } = await overridden();
  const row = { ...range('2026-07-01', '2026-07-01', {}), ...fields };
  expect(problemsOf(await send(priced('2026-06-20', 90), row))).toEqual([
    `400 /data/attributes/overrides/1/${field}`,
  ]);
});

test('the window is today and the 365 days after it, unless it is said', async () => {
  const { put, rows, read } = await overridden();
  const dates = ['2026-06-15', '2027-06-15', '2027-06-16', '2028-06-14'];
  await put(...dates.map((date) => priced(date, 90)));
  const inWindow = async (query = '') =>
    (await rows(query)).map((row: Record<string, string>) => row['start-date']);
  expect(await inWindow()).toEqual(dates.slice(0, 2));
  expect(await inWindow('?filter[start-date]=2027-06-15')).toEqual(dates.slice(1));
  expect(await inWindow('?filter[end-date]=2027-06-14')).toEqual(dates.slice(0, 1));
  expect(await inWindow('?filter[start-date]=2027-06-16&filter[end-date]=2028-06-15')).toEqual(
    dates.slice(2),
  );
  for (const [query, parameter] of [
    ['filter[start-date]=2026-07-02&filter[end-date]=2026-07-01', 'filter[end-date]'],
    ['filter[end-date]=2026-06-14', 'filter[end-date]'],
    ['filter[start-date]=2026-02-30', 'filter[start-date]'],
    ['filter[start-date]=2026-01-01&filter[end-date]=2036-01-01', 'filter[end-date]'],
    ['filter[start]=2026-01-01', 'filter[start]'],
  ]) {
    expect(problemsOf(await read(NAME, `?${query}`))).toEqual([`400 ${parameter}`]);
  }
});

test('a change answers with the same window as a read', async () => {
  const { change } = await overridden();
  const query = '?filter[start-date]=2028-01-01&filter[end-date]=2028-12-31';
  const overrides = [priced('2026-07-01', 90), priced('2028-06-15', 95)];
  const { json } = await change(NAME, { overrides }, { query });
  expect(json.data.attributes.overrides).toEqual([priced('2028-06-15', 95)]);
});

test('a change that asks for an impossible window is refused and not made', async () => {
  const { change, rows } = await overridden();
  const query = '?filter[start-date]=2026-07-02&filter[end-date]=2026-07-01';
  const answer = await change(NAME, { overrides: [priced('2026-07-01', 90)] }, { query });
  expect(problemsOf(answer)).toEqual(['400 filter[end-date]']);
  expect(await rows()).toEqual([]);
});

test('an override that has passed stays on its night', async () => {
  api.clock.set('2026-06-15T09:30:00.000Z'); // half an hour to midnight there
  const { put, rows, nights, attributes, set } = await overridden({ timezone: 'Pacific/Kiritimati' });
  await put(priced('2026-06-15', 77), priced('2026-06-16', 78));
  api.clock.set('2026-06-15T10:00:00.000Z');
  expect(await rows()).toEqual([priced('2026-06-16', 78)]);
  await set(NAME, await attributes(NAME));
  expect((await nights(-1, 0)).map((night) => [night['price-override-type'], night.price])).toEqual([
    ['fixed', 77],
    ['fixed', 78],
  ]);
  expect(await rows('?filter[start-date]=2026-06-01')).toHaveLength(2);
});

test('a price pins the night, a percentage comes on top of the model', async () => {
  const { put, nights, dayAt } = await overridden();
  const before = await nights(20, 23);
  await put(priced(dayAt(20), 42), adjusted(dayAt(21), 50));
  const after = await nights(20, 23);
  expect(after.map((night) => night['price-override-type'])).toEqual(['fixed', 'percentage', null, null]);
  expect(after[0]!.price).toBe(42);
  expect(after[1]!.price).toBe(Math.round(before[1]!.price * 1.5));
  expect(after.slice(2)).toEqual(before.slice(2));
});

test('the history keeps the overrides whole, as runs of dates', async () => {
  const { put, history } = await overridden();
  await put(range('2026-07-01', '2026-07-10', { price: 180 }));
  await put(range('2026-07-05', '2026-07-05', {}));
  const run = (start: string, end: string) =>
    range(start, end, { price: 180, 'percentage-adjustment': null, 'days-of-week': null });
  expect((await history())[0]).toMatchObject({
    setting: NAME,
    field: 'overrides',
    'old-value': [run('2026-07-01', '2026-07-10')],
    'new-value': [run('2026-07-01', '2026-07-04'), run('2026-07-06', '2026-07-10')],
  });
});
