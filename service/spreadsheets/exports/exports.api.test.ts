import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { seedEditor } from '../../testing/editor.ts';
import { problemsOf } from '../../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function seeded() {
  const editor = await seedEditor(api);
  const file = async (path: string, token = editor.dashboardToken) => {
    const answer = await api.fetch(`${api.url}/console/v1/exports/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const table = async (path: string): Promise<Record<string, string>[]> =>
    parse((await file(path)).text, { bom: true, columns: true });
  const refusal = (path: string, token = editor.dashboardToken) =>
    api.request('GET', `/console/v1/exports/${path}`, { token });
  return { ...editor, file, table, refusal };
}

test('a file is UTF-8 with its mark, RFC 4180, and named with its date', async () => {
  const { file, dashboardToken } = await seeded();
  const { status, headers } = await file('limits/');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="limits-2026-06-15.csv"');
  const answer = await fetch(`${api.url}/console/v1/exports/limits/`, {
    headers: { authorization: `Bearer ${dashboardToken}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head, ...rows] = bytes.subarray(3).toString().split('\r\n');
  expect(head).toBe('listing id,channel listing id,listing,currency,base price,min price,max price');
  expect(rows.at(-1)).toBe('');
});

test('a calendar has a row for each night of each listing, as the calendar tells it', async () => {
  const { table, listing, addListing, nights, dayAt, set, book, post } = await seeded();
  const other = await addListing({ title: 'Aviary' });
  await set('min-max-prices', { 'min-price': 90, 'max-price': 400 });
  await set('manual-overrides', {
    overrides: [
      { 'start-date': dayAt(2), 'end-date': dayAt(2), price: 333 },
      { 'start-date': dayAt(3), 'end-date': dayAt(3), 'percentage-adjustment': -12.5 },
    ],
  });
  await book(4, 2);
  await post(0, [101, null, 103]);
  const rows = await table(`calendars/?from=${dayAt(0)}&to=${dayAt(6)}`);
  expect(rows.map((row) => row['listing id'])).toEqual([
    ...Array.from({ length: 7 }, () => String(other.id)),
    ...Array.from({ length: 7 }, () => String(listing.id)),
  ]);
  const own = rows.filter((row) => row['listing id'] === String(listing.id));
  const text = (value: number | null) => (value === null ? '' : String(value));
  for (const [index, night] of (await nights(0, 6)).entries()) {
    expect(own[index]).toMatchObject({
      date: night.date,
      price: text(night.price ?? null),
      'posted price': text(night['price-posted'] ?? null),
      floor: text(night['effective-min-price'] ?? null),
      ceiling: text(night['effective-max-price'] ?? null),
      availability: night.availability,
      override: night['price-override-type'] ?? '',
    });
  }
  expect(own[2]).toMatchObject({ price: '333', 'override value': '333', weekday: 'wednesday' });
  expect(own[3]).toMatchObject({ override: 'percentage', 'override value': '-12.5' });
  await set('manual-overrides', { overrides: [{ 'start-date': dayAt(2), 'end-date': dayAt(3) }] });
  const without = await nights(2, 3);
  expect(own.slice(2, 4).map((row) => row['suggested price'])).toEqual(
    without.map(({ price }) => String(price)),
  );
});

test('rules have a row for each value, with where it holds and its unit', async () => {
  const { table, listing, set } = await seeded();
  await set('min-max-prices', {
    'min-price': 80,
    'seasonal-prices': [
      {
        'start-date': '2026-07-01',
        'end-date': '2026-08-31',
        rollover: true,
        'min-price': 150,
        'max-price': 300,
      },
    ],
  });
  await set('time-based-adjustments', {
    'time-based-adjustments': [{ days: 14, percentage: -10, direction: 'within' }],
  });
  await set('gap-price-adjustments', {
    'dynamic-gap-price-adjustments': false,
    'manual-gap-price-adjustments': [
      { 'min-nights': 1, 'max-nights': 2, percentage: -15, weekdays: 'weekend' },
    ],
  });
  await set('occupancy-based-pricing', {
    'disabled-periods': [{ 'start-date': '2026-12-20', 'end-date': '2026-12-31' }],
  });
  const rows = await table(`rules/?filter[listing]=${listing.id}`);
  const compact = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== '' && !/^listing/.test(name))),
  );
  expect(compact).toContainEqual({
    rule: 'base-price',
    field: 'base-price',
    value: '120',
    unit: 'EUR',
  });
  expect(compact).toContainEqual({
    rule: 'min-max-prices',
    field: 'min-price',
    value: '80',
    unit: 'EUR',
  });
  expect(compact).toContainEqual({
    rule: 'min-max-prices',
    list: 'seasonal-prices',
    number: '1',
    from: '2026-07-01',
    to: '2026-08-31',
    'every year': 'yes',
    field: 'max-price',
    value: '300',
    unit: 'EUR',
  });
  expect(compact).toContainEqual({
    rule: 'time-based-adjustments',
    list: 'time-based-adjustments',
    number: '1',
    condition: 'within 14 days',
    field: 'percentage',
    value: '-10',
    unit: '%',
  });
  expect(compact).toContainEqual({
    rule: 'gap-price-adjustments',
    list: 'manual-gap-price-adjustments',
    number: '1',
    condition: 'gap of 1 to 2 nights, weekend',
    field: 'percentage',
    value: '-15',
    unit: '%',
  });
  expect(compact).toContainEqual({
    rule: 'occupancy-based-pricing',
    list: 'disabled-periods',
    number: '1',
    from: '2026-12-20',
    to: '2026-12-31',
    'every year': 'no',
    field: 'disabled-periods',
    value: 'yes',
  });
  expect(compact).toContainEqual({
    rule: 'checkin-checkout-days',
    field: 'checkin-days',
    value: 'monday tuesday wednesday thursday friday saturday sunday',
  });
});

test('overrides are told by run, from today on', async () => {
  const { table, listing, dayAt, customize } = await seeded();
  await customize('manualOverrides', {
    overrides: [
      { startDate: dayAt(-3), endDate: dayAt(2), price: 150, percentageAdjustment: null, daysOfWeek: null },
      { startDate: dayAt(5), endDate: dayAt(5), price: null, percentageAdjustment: -7.5, daysOfWeek: null },
    ],
  });
  const rows = await table(`overrides/?filter[listing]=${listing.id}`);
  expect(rows.map(({ from, to, price, percentage }) => [from, to, price, percentage])).toEqual([
    [dayAt(0), dayAt(2), '150', ''],
    [dayAt(5), dayAt(5), '', '-7.5'],
  ]);
});

test('a title that a spreadsheet would run is guarded, and the cells are parted as asked', async () => {
  const { file, addListing } = await seeded();
  const { id } = await addListing({ title: '=HYPERLINK("http://x";"a")' });
  const { text } = await file(`limits/?filter[listing]=${id}&separator=semicolon`);
  expect(text.split('\r\n')[1]).toMatch(
    new RegExp(`^${id};[^;]+;"'=HYPERLINK\\(""http://x"";""a""\\)";EUR;120;;$`),
  );
});

test('listings are found as a list of them finds them', async () => {
  const { table, addListing, listing } = await seeded();
  const loft = await addListing({ title: 'Loft above the quay', bedrooms: 5, enabled: true });
  const idsOf = async (query: string) => (await table(`limits/?${query}`)).map((row) => row['listing id']);
  const [both, own] = [[String(listing.id), String(loft.id)], [String(loft.id)]];
  expect(new Set(await idsOf(''))).toEqual(new Set(both));
  expect(await idsOf('filter[name]=QUAY')).toEqual(own);
  expect(await idsOf('filter[bedrooms]=5')).toEqual(own);
  expect(await idsOf('filter[enabled]=true')).toEqual(own);
  expect(await idsOf(`filter[listing]=${loft.id},${loft.id}`)).toEqual(own);
  expect(await idsOf(`filter[account]=${loft.accountId}&filter[name]=quay`)).toEqual(own);
  expect(await idsOf('filter[market]=nowhere')).toEqual([]);
  expect(new Set(await idsOf('filter[in-active-market]=true'))).toEqual(new Set(both));
});

test('a file is of the login’s own listings only, needs console:read, and a viewer may have it', async () => {
  const { refusal, file, listing, token, strangerToken, viewerToken } = await seeded();
  const stranger = await strangerToken();
  expect((await refusal(`limits/?filter[listing]=${listing.id}`, stranger)).status).toBe(404);
  expect((await file('limits/', stranger)).text.trim().split('\r\n')).toHaveLength(1);
  expect((await refusal('rules/', token)).status).toBe(403);
  expect((await file('rules/', await viewerToken())).status).toBe(200);
});

test.each([
  ['calendars/?from=2026-06-15', '400 to'],
  ['calendars/?from=2026-06-15&to=2026-06-14', '400 to'],
  ['calendars/?from=2026-06-15&to=2027-06-16', '400 to'],
  ['calendars/?from=1999-06-15&to=1999-06-16', '400 from'],
  ['limits/?from=2026-06-15', '400 from'],
  ['limits/?separator=pipe', '400 separator'],
  ['limits/?filter[listing]=a', '400 filter[listing]'],
])('%s is refused', async (path, problem) => {
  const { refusal } = await seeded();
  expect(problemsOf(await refusal(path))).toEqual([problem]);
});

test('a thousand listings are named at most', async () => {
  const { refusal } = await seeded();
  const ids = (count: number) => Array.from({ length: count }, (_, id) => id + 1).join();
  expect((await refusal(`limits/?filter[listing]=${ids(1000)}`)).status).toBe(404);
  expect(problemsOf(await refusal(`limits/?filter[listing]=${ids(1001)}`))).toEqual(['400 filter[listing]']);
});

test('366 nights are a file, and no night more', async () => {
  const { table, listing } = await seeded();
  const rows = await table(`calendars/?from=2026-06-15&to=2027-06-15&filter[listing]=${listing.id}`);
  expect(rows).toHaveLength(366);
});

test('files are counted by user, sixty a minute', async () => {
  const { file } = await seeded();
  const { headers } = await file('limits/');
  expect(headers.get('ratelimit-policy')).toContain('"spreadsheets";q=60;w=60');
});
