import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEEKDAYS } from '#contract/dates.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCustomizedListing } from '../testing/customized-listing.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-06-15T10:00:00.000Z' }); // a Monday
});
afterAll(() => api.close());

const july = { 'start-date': '2026-07-01', 'end-date': '2026-07-31', rollover: true };
const weekends = (minStay: number) =>
  WEEKDAYS.map((weekday) => ({
    weekday,
    'min-stay': weekday === 'friday' || weekday === 'saturday' ? minStay : null,
  }));
const within = (days: number, minStay: number) => ({
  'days-away': days,
  direction: 'within',
  'min-stay': minStay,
});
const LIST = 'seasonal-time-based-min-stays';

async function minStays() {
  const seeded = await seedCustomizedListing(api);
  const lengths = async (from: number, to = from) =>
    (await seeded.stayRules(from, to)).map(({ minStay }) => minStay);
  return { ...seeded, lengths, send: (attributes: object) => seeded.change('min-stays', attributes) };
}

test('a lead-time season has a rule unless it excludes, and none where it does', async () => {
  const { send } = await minStays();
  const rules = [within(7, 1)];
  const refused = [`400 /data/attributes/${LIST}/0/time-based-min-stays`];
  const season = (fields: object) => send({ [LIST]: [{ ...july, ...fields }] });
  expect((await season({ exclude: false, 'time-based-min-stays': rules })).status).toBe(200);
  expect((await season({ exclude: true, 'time-based-min-stays': [] })).status).toBe(200);
  expect(problemsOf(await season({ exclude: false, 'time-based-min-stays': [] }))).toEqual(refused);
  expect(problemsOf(await season({ exclude: true, 'time-based-min-stays': rules }))).toEqual(refused);
});

test.each([
  [{ 'min-stay': 0 }, 'min-stay'],
  [{ 'min-stay': 1.5 }, 'min-stay'],
  [{ 'gap-fill-min-stay': { gaps: 0 } }, 'gap-fill-min-stay/gaps'],
  [{ 'gap-fill-min-stay': { buffer: -1 } }, 'gap-fill-min-stay/buffer'],
  [{ 'gap-fill-min-stay': { nonsense: 1 } }, 'gap-fill-min-stay/nonsense'],
  [
    { 'last-minute-min-stays': [{ ...within(7, 1), direction: 'around' }] },
    'last-minute-min-stays/0/direction',
  ],
  [{ 'last-minute-min-stays': [within(7, 1), within(-1, 1)] }, 'last-minute-min-stays/1/days-away'],
  [{ 'seasonal-min-stays': [{ ...july }] }, 'seasonal-min-stays/0/min-stay'],
  [
    { [LIST]: [{ ...july, exclude: false, 'time-based-min-stays': [within(7, 0)] }] },
    `${LIST}/0/time-based-min-stays/0/min-stay`,
  ],
])('%j is refused with a pointer', async (attributes, place) => {
  const { send } = await minStays();
  expect(problemsOf(await send(attributes))).toEqual([`400 /data/attributes/${place}`]);
});

test('of gap fill only the members sent change', async () => {
  const { set } = await minStays();
  await set('min-stays', { 'gap-fill-min-stay': { enabled: true, gaps: 3 } });
  const shown = await set('min-stays', { 'gap-fill-min-stay': { buffer: 1 } });
  expect(shown['gap-fill-min-stay']).toEqual({ enabled: true, gaps: 3, buffer: 1 });
});

test('null sets no minimum, which is one night', async () => {
  const { set, lengths } = await minStays();
  await set('min-stays', { 'min-stay': 4 });
  expect(await lengths(10)).toEqual([4]);
  expect((await set('min-stays', { 'min-stay': null }))['min-stay']).toBe(1);
  expect(await lengths(10)).toEqual([1]);
});

test('the minimum stay of a night: the first that applies of all rules', async () => {
  const { set, book, lengths } = await minStays();
  await set('min-stays', { 'min-stay': 2 });
  expect(await lengths(30)).toEqual([2]); // Wednesday 15 July
  await set('min-stays', { 'day-of-week-min-stays': weekends(3) });
  expect(await lengths(30, 33)).toEqual([2, 2, 3, 3]);
  await set('min-stays', { 'seasonal-min-stays': [{ ...july, 'min-stay': 5 }] });
  expect(await lengths(30, 33)).toEqual([5, 5, 5, 5]);
  await set('min-stays', { 'seasonal-day-of-week-min-stays': [{ ...july, 'min-stays': weekends(6) }] });
  expect(await lengths(30, 33)).toEqual([5, 5, 6, 6]);
  await set('min-stays', { 'last-minute-min-stays': [within(32, 4)] });
  expect(await lengths(30, 33)).toEqual([4, 4, 4, 6]);
  const season = { ...july, exclude: false, 'time-based-min-stays': [within(31, 7)] };
  await set('min-stays', { [LIST]: [season] });
  expect(await lengths(30, 33)).toEqual([7, 7, 4, 6]);
  await book(29, 1);
  await book(32, 1);
  await set('min-stays', { 'gap-fill-min-stay': { enabled: true } });
  expect((await lengths(30, 33)).slice(0, 2)).toEqual([2, 2]);
  const off = { ...july, 'gap-fill-min-stay': { enabled: false, gaps: null, buffer: null } };
  await set('min-stays', { 'seasonal-gap-fill-min-stays': [off] });
  expect((await lengths(30, 33)).slice(0, 2)).toEqual([7, 7]);
});

test('a season that excludes keeps the lead-time rules out, a locked one gap fill too', async () => {
  const { set, book, lengths } = await minStays();
  await set('min-stays', {
    'min-stay': 5,
    'last-minute-min-stays': [within(60, 2)],
    [LIST]: [{ ...july, exclude: true, 'time-based-min-stays': [] }],
  });
  expect([await lengths(10), await lengths(30)]).toEqual([[2], [5]]);
  await book(29, 1);
  await book(31, 1);
  await set('min-stays', { 'gap-fill-min-stay': { enabled: true } });
  expect(await lengths(30)).toEqual([1]);
  await set('min-stays', { 'seasonal-min-stays': [{ ...july, 'min-stay': 6, 'min-stay-locked': true }] });
  expect(await lengths(30)).toEqual([6]);
});
