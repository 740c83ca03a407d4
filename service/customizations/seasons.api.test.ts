import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { WEEKDAYS } from '#contract/dates.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCustomizedListing } from '../testing/customized-listing.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-06-15T10:00:00.000Z' });
});
afterAll(() => api.close());

const week = (value: object) => WEEKDAYS.map((weekday) => ({ weekday, ...value }));
const lead = { 'days-away': 7, direction: 'within', 'min-stay': 1 };

/** Every list of seasons, with what one of its seasons sets. */
const LISTS: [CustomizationName, string, object][] = [
  ['min-max-prices', 'seasonal-prices', { 'min-price': 90, 'max-price': 400 }],
  ['min-max-prices', 'seasonal-day-of-week-min-prices', { 'min-prices': week({ 'min-price': 80 }) }],
  ['min-max-prices', 'seasonal-monthly-prices', { 'monthly-min-price': 50, 'monthly-max-price': null }],
  ['min-stays', 'seasonal-min-stays', { 'min-stay': 3, 'min-stay-locked': false }],
  ['min-stays', 'seasonal-day-of-week-min-stays', { 'min-stays': week({ 'min-stay': 2 }) }],
  [
    'min-stays',
    'seasonal-gap-fill-min-stays',
    { 'gap-fill-min-stay': { enabled: true, gaps: 2, buffer: null } },
  ],
  ['min-stays', 'seasonal-time-based-min-stays', { exclude: false, 'time-based-min-stays': [lead] }],
  [
    'time-based-adjustments',
    'seasonal-time-based-adjustments',
    { exclude: false, 'time-based-adjustments': [{ days: 7, percentage: -5, direction: 'within' }] },
  ],
  ['occupancy-based-pricing', 'disabled-periods', {}],
  [
    'checkin-checkout-days',
    'seasonal-checkin-checkout-days',
    { 'checkin-days': ['saturday'], 'checkout-days': null },
  ],
];

describe.each(LISTS)('%s: %s', (name, list, fields) => {
  const season = (start: string, end: string, rollover = false) => ({
    'start-date': start,
    'end-date': end,
    rollover,
    ...fields,
  });
  const seeded = async () => {
    const { change, set, attributes, history } = await seedCustomizedListing(api);
    return {
      send: (...seasons: object[]) => change(name, { [list]: seasons }),
      set: (...seasons: object[]) => set(name, { [list]: seasons }),
      read: async () => (await attributes(name))[list],
      history,
    };
  };
  const at = (place: string) => [`400 /data/attributes/${list}/${place}`];

  test('seasons are kept as they were sent, and a list that is sent replaces the whole list', async () => {
    const { set, read, history } = await seeded();
    const winter = season('2026-12-20', '2027-01-06', true);
    const fair = season('2026-09-01', '2026-09-10');
    expect((await set(winter, fair))[list]).toEqual([winter, fair]);
    await set(fair);
    expect(await read()).toEqual([fair]);
    await set();
    expect(await read()).toEqual([]);
    const shown = (await history()).map((entry: Record<string, unknown>) => [
      entry.setting,
      entry.field,
      entry['old-value'],
      entry['new-value'],
    ]);
    expect(shown).toEqual([
      [name, list, [fair], []],
      [name, list, [winter, fair], [fair]],
      [name, list, [], [winter, fair]],
    ]);
  });

  test('a repeating season is reported in the current year, and what is reported can be sent back', async () => {
    const { set, read } = await seeded();
    await set(season('2019-03-01', '2019-03-31', true), season('2030-12-20', '2031-01-06', true));
    const reported = [season('2026-03-01', '2026-03-31', true), season('2026-12-20', '2027-01-06', true)];
    expect(await read()).toEqual(reported);
    await set(...reported);
    expect(await read()).toEqual(reported);
  });

  test('a range that runs backwards is refused', async () => {
    const { send } = await seeded();
    const fine = season('2026-07-01', '2026-07-01');
    expect(problemsOf(await send(fine, season('2026-08-02', '2026-08-01')))).toEqual(at('1/end-date'));
  });

  test('a repeating range of a year or more is refused, one day less is not', async () => {
    const { send } = await seeded();
    expect((await send(season('2026-01-01', '2026-12-31', true))).status).toBe(200);
    expect(problemsOf(await send(season('2026-01-01', '2027-01-01', true)))).toEqual(at('0/end-date'));
    expect(problemsOf(await send(season('2026-07-01', '2028-08-01', true)))).toEqual(at('0/end-date'));
    expect((await send(season('2026-07-01', '2028-08-01'))).status).toBe(200);
  });

  test('a one-off range may end five years from today, not later', async () => {
    const { send } = await seeded();
    expect((await send(season('2026-07-01', '2031-06-15'))).status).toBe(200);
    expect(problemsOf(await send(season('2026-07-01', '2031-06-16')))).toEqual(at('0/end-date'));
    expect((await send(season('2036-07-01', '2036-07-05', true))).status).toBe(200);
  });

  test('a season that shares a day with an earlier one of the list is refused', async () => {
    const { send } = await seeded();
    const summer = season('2026-07-01', '2026-08-31');
    expect(problemsOf(await send(summer, season('2026-08-31', '2026-09-10')))).toEqual(at('1/start-date'));
    expect((await send(summer, season('2026-09-01', '2026-09-10'))).status).toBe(200);
  });

  test('a repeating season meets others in whatever year they are written', async () => {
    const { send } = await seeded();
    const winter = season('2020-12-20', '2021-01-06', true);
    const refused = at('1/start-date');
    expect(problemsOf(await send(winter, season('2027-01-06', '2027-01-20')))).toEqual(refused);
    expect((await send(winter, season('2027-01-07', '2027-01-20'))).status).toBe(200);
    expect(problemsOf(await send(winter, season('2024-12-01', '2024-12-20', true)))).toEqual(refused);
    expect((await send(winter, season('2024-12-01', '2024-12-19', true))).status).toBe(200);
    expect(problemsOf(await send(season('2026-02-01', '2030-02-01'), winter))).toEqual(refused);
  });

  test.each([
    [{ 'start-date': '2026-02-30' }, '0/start-date'],
    [{ 'end-date': null }, '0/end-date'],
    [{ rollover: 'yes' }, '0/rollover'],
    [{ nonsense: 1 }, '0/nonsense'],
  ])('%j is refused in a season', async (wrong, place) => {
    const { send } = await seeded();
    expect(problemsOf(await send({ ...season('2026-07-01', '2026-07-02'), ...wrong }))).toEqual(at(place));
  });

  test('a list has at most 100 seasons', async () => {
    const { send } = await seeded();
    const days = Array.from({ length: 101 }, (_, day) => {
      const date = new Date(Date.UTC(2026, 6, 1 + day)).toISOString().slice(0, 10);
      return season(date, date);
    });
    expect((await send(...days.slice(1))).status).toBe(200);
    expect(problemsOf(await send(...days))).toEqual([`400 /data/attributes/${list}`]);
  });
});

test('today is the day at the listing, not of the server', async () => {
  const { change } = await seedCustomizedListing(api, { listing: { timezone: 'Pacific/Kiritimati' } });
  const until = (end: string) =>
    change('occupancy-based-pricing', {
      'disabled-periods': [{ 'start-date': '2026-07-01', 'end-date': end, rollover: false }],
    });
  expect((await until('2031-06-16')).status).toBe(200);
  expect((await until('2031-06-17')).status).toBe(400);
});

test.each([
  ['min-max-prices', 'day-of-week-min-prices', 'min-price', 90],
  ['min-stays', 'day-of-week-min-stays', 'min-stay', 2],
] as const)('%s: %s takes exactly the seven weekdays', async (name, set, field, value) => {
  const { change, attributes } = await seedCustomizedListing(api);
  const send = async (days: readonly string[]) =>
    change(name, { [set]: days.map((weekday) => ({ weekday, [field]: value })) });
  expect((await send(WEEKDAYS)).status).toBe(200);
  expect((await attributes(name))[set]).toHaveLength(7);
  expect(problemsOf(await send(WEEKDAYS.slice(1)))).toEqual([`400 /data/attributes/${set}`]);
  expect(problemsOf(await send([]))).toEqual([`400 /data/attributes/${set}`]);
  expect(problemsOf(await send([...WEEKDAYS.slice(1), 'sunday']))).toEqual([
    `400 /data/attributes/${set}/6/weekday`,
  ]);
  expect(problemsOf(await send([...WEEKDAYS.slice(1), 'funday']))).toEqual([
    `400 /data/attributes/${set}/6/weekday`,
  ]);
});

test.each([
  ['min-max-prices', 'seasonal-day-of-week-min-prices', 'min-prices', 'min-price'],
  ['min-stays', 'seasonal-day-of-week-min-stays', 'min-stays', 'min-stay'],
] as const)('%s: %s takes exactly the seven weekdays', async (name, list, set, field) => {
  const { change } = await seedCustomizedListing(api);
  const dates = { 'start-date': '2026-07-01', 'end-date': '2026-07-31', rollover: true };
  const seasons = [{ ...dates, [set]: WEEKDAYS.slice(2).map((weekday) => ({ weekday, [field]: 9 })) }];
  expect(problemsOf(await change(name, { [list]: seasons }))).toEqual([
    `400 /data/attributes/${list}/0/${set}`,
  ]);
});
