import { afterAll, beforeAll, expect, test } from 'vitest';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { startApi, type TestAnswer, type TestApi } from '../testing/api.ts';
import { type PricedListing, seedPricedListing } from '../testing/priced-listing.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
let lisbon: PricedListing;
beforeAll(async () => {
  api = await startApi();
  lisbon = await seedPricedListing(api);
});
afterAll(() => api.close());

const dates = ({ json }: TestAnswer): string[] => json.data.map(({ id }: { id: string }) => id);
const after = (date: string, days: number) => toIsoDate(toEpochDay(date) + days);
const window = (start: string, end: string) => `?filter[start-date]=${start}&filter[end-date]=${end}`;

test('a calendar is today and the 365 days after it, one entry per date', async () => {
  const answer = await lisbon.calendar();
  expect(answer.status).toBe(200);
  expect(dates(answer)).toEqual(Array.from({ length: 366 }, (_, day) => after('2026-06-15', day)));
  expect(answer.json.meta.pagination).toEqual({ page: 1, pages: 1, count: 366 });
});

test.each([
  ['Asia/Tokyo', '2026-03-31T14:59:59.999Z', '2026-03-31'],
  ['Asia/Tokyo', '2026-03-31T15:00:00.000Z', '2026-04-01'],
  ['America/New_York', '2026-01-01T04:59:59.999Z', '2025-12-31'],
  ['America/New_York', '2026-01-01T05:00:00.000Z', '2026-01-01'],
  ['America/New_York', '2026-03-09T03:59:59.999Z', '2026-03-08'],
  ['America/New_York', '2026-03-09T04:00:00.000Z', '2026-03-09'],
  ['Pacific/Kiritimati', '2026-06-15T10:00:00.000Z', '2026-06-16'],
])('today in %s at %s is %s', async (timezone, instant, today) => {
  const { calendar } = await seedPricedListing(api, { listing: { timezone } });
  api.clock.set(instant);
  expect(dates(await calendar())[0]).toBe(today);
});

test('a remembered calendar moves on at the listing’s midnight', async () => {
  api.clock.set('2026-03-31T14:59:00.000Z');
  const { calendar, application } = await seedPricedListing(api, { listing: { timezone: 'Asia/Tokyo' } });
  expect(dates(await calendar())[0]).toBe('2026-03-31');
  expect(dates(await calendar())[0]).toBe('2026-03-31');
  api.clock.set('2026-03-31T15:00:00.000Z');
  expect(dates(await calendar('', await api.token(application)))[0]).toBe('2026-04-01');
});

test('first and last day are both in the window', async () => {
  expect(dates(await lisbon.calendar(window('2026-07-01', '2026-07-03')))).toEqual([
    '2026-07-01',
    '2026-07-02',
    '2026-07-03',
  ]);
  expect(dates(await lisbon.calendar(window('2028-02-29', '2028-02-29')))).toEqual(['2028-02-29']);
});

test('an end alone starts today, a start alone ends 365 days from today', async () => {
  expect(dates(await lisbon.calendar('?filter[end-date]=2026-06-16'))).toEqual(['2026-06-15', '2026-06-16']);
  const late = dates(await lisbon.calendar('?filter[start-date]=2027-06-14'));
  expect(late).toEqual(['2027-06-14', '2027-06-15']);
  const past = await lisbon.calendar('?filter[start-date]=2026-06-01&page[size]=731');
  expect([dates(past)[0], dates(past).at(-1)]).toEqual(['2026-06-01', '2027-06-15']);
});

test('a start beyond the usual end is followed by 365 days', async () => {
  const answer = dates(await lisbon.calendar('?filter[start-date]=2027-06-16'));
  expect([answer[0], answer.at(-1), answer.length]).toEqual(['2027-06-16', '2028-06-15', 366]);
});

test('at most 1,096 days are given at once', async () => {
  const last = after('2026-06-15', 1095);
  const answer = await lisbon.calendar(`${window('2026-06-15', last)}&page[size]=731`);
  expect(answer.json.meta.pagination).toEqual({ page: 1, pages: 2, count: 1096 });
  expect(problemsOf(await lisbon.calendar(window('2026-06-15', after(last, 1))))).toEqual([
    '400 filter[end-date]',
  ]);
  expect(problemsOf(await lisbon.calendar('?filter[start-date]=2020-01-01'))).toEqual([
    '400 filter[end-date]',
  ]);
});

test('an end before the start is refused, the default end too', async () => {
  expect(problemsOf(await lisbon.calendar(window('2026-07-02', '2026-07-01')))).toEqual([
    '400 filter[end-date]',
  ]);
  expect(problemsOf(await lisbon.calendar('?filter[end-date]=2026-06-14'))).toEqual(['400 filter[end-date]']);
});

test.each([
  'today',
  '2026-6-1',
  '2026-02-29',
  '2026-13-01',
  '20260701',
  '2026-07-01T00:00:00Z',
  '',
  '0000-01-01',
  '1999-12-31',
  '2200-01-01',
  '+002026-07-01',
])('%s is no date of a calendar', async (date) => {
  for (const name of ['filter[start-date]', 'filter[end-date]']) {
    const answer = await lisbon.calendar(`?${name}=${encodeURIComponent(date)}`);
    expect(new Set(problemsOf(answer))).toEqual(new Set([`400 ${name}`]));
  }
});

test('the other way round it is the same nights', async () => {
  const forward = await lisbon.calendar('?sort=date');
  const backward = await lisbon.calendar('?sort=-date');
  expect(backward.json.data).toEqual(forward.json.data.toReversed());
  expect(problemsOf(await lisbon.calendar('?sort=price'))).toEqual(['400 sort']);
});

test.each(['date', '-date'])('pages sorted by %s are slices of the whole', async (sort) => {
  const whole = (await lisbon.calendar(`?sort=${sort}`)).json.data;
  const page = async (number: number) =>
    (await lisbon.calendar(`?sort=${sort}&page[size]=100&page[number]=${number}`)).json.data;
  const pages = await Promise.all([1, 2, 3, 4].map(page));
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 66]);
  expect(pages.flat()).toEqual(whole);
  expect(problemsOf(await lisbon.calendar('?page[size]=100&page[number]=5'))).toEqual(['404 page[number]']);
});

test('a page holds at most 731 nights', async () => {
  expect((await lisbon.calendar('?page[size]=731')).status).toBe(200);
  for (const size of ['732', '0']) {
    expect(problemsOf(await lisbon.calendar(`?page[size]=${size}`))).toEqual(['400 page[size]']);
  }
});

test('filters it does not know are ignored, even twice; other unknown parameters are not', async () => {
  const usual = (await lisbon.calendar()).json.data;
  const ignored = '?filter[start]=2026-07-01&filter[end]=x&filter[end]=y&filter[]=1';
  expect((await lisbon.calendar(ignored)).json.data).toEqual(usual);
  for (const unknown of ['start-date=2026-07-01', 'include=listing', 'filter=1', 'filters[start-date]=1']) {
    expect((await lisbon.calendar(`?${unknown}`)).status).toBe(400);
  }
});

test('sparse fields leave the rest out', async () => {
  const { json } = await lisbon.calendar(
    `${window('2026-07-01', '2026-07-01')}&fields[calendar-entries]=price,date`,
  );
  expect(json.data).toEqual([
    {
      type: 'calendar-entries',
      id: '2026-07-01',
      attributes: { date: '2026-07-01', price: expect.any(Number) },
    },
  ]);
  expect((await lisbon.calendar('?fields[calendar-entries]=prices')).status).toBe(400);
});
