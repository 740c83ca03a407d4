import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKind } from '#contract/console/csv-files.ts';
import type { BadRow } from '#contract/console/csv-imports.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { seedImporter } from '../../testing/imports.ts';
import { problemsOf } from '../../testing/problems.ts';
import { applyImport } from './apply-import.ts';
import { purgeImports } from './purge-imports.ts';
import { insertImport } from './queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const seeded = () => seedImporter(api);

/** Row, column and code of everything that is wrong. */
const findingsOf = (badRows: BadRow[]) =>
  badRows.flatMap(({ row, problems }) => problems.map(({ column, code }) => `${row} ${column} ${code}`));

test('a preview tells every change of limits, what is so already, and saves nothing', async () => {
  const { shown, listing, addListing, attributes, history } = await seeded();
  const other = await addListing({ title: 'Other', minPrice: 80 });
  const told = await shown(
    'limits',
    `listing id,currency,base price,min price,max price\n${listing.id},EUR,150,,400\n${other.id},,120,none,\n`,
  );
  expect(told).toMatchObject({
    kind: 'limits',
    digest: expect.stringMatching(/^[\w-]{43}$/),
    'read-as': {
      encoding: 'utf-8',
      separator: 'comma',
      columns: ['listing id', 'currency', 'base price', 'min price', 'max price'],
      'ignored-columns': [],
      'date-forms': [],
    },
    counts: { rows: 2, 'bad-rows': 0, 'unchanged-rows': 0, listings: 2, changes: 3 },
    'unchanged-listings': [],
    'bad-rows': [],
  });
  const changes = Object.fromEntries(
    told.listings.map(({ id, limits }: { id: string; limits: object }) => [id, limits]),
  );
  expect(changes).toEqual({
    [listing.id]: [
      { field: 'base-price', before: 120, after: 150 },
      { field: 'max-price', before: null, after: 400 },
    ],
    [other.id]: [{ field: 'min-price', before: 80, after: null }],
  });
  expect(await attributes('base-price')).toEqual({ 'base-price': 120 });
  expect(await history()).toEqual([]);
});

test('a preview tells changed nights by run, from what to what', async () => {
  const { shown, set, dayAt, listing, overridesFile } = await seeded();
  await set('manual-overrides', {
    overrides: [{ 'start-date': dayAt(3), 'end-date': dayAt(4), price: 200 }],
  });
  const told = await shown(
    'overrides',
    overridesFile(
      `${dayAt(2)},${dayAt(5)},150,`,
      `${dayAt(9)},,,-10%`,
      `${dayAt(20)},${dayAt(21)},none,`,
      `${dayAt(30)},${dayAt(31)},150,`,
    ),
  );
  const fixed = (price: number) => ({ price, 'percentage-adjustment': null });
  expect(told.listings).toEqual([
    {
      id: String(listing.id),
      title: expect.any(String),
      currency: 'EUR',
      rows: [2, 3, 4, 5],
      limits: [],
      nights: [
        { from: dayAt(2), to: dayAt(2), nights: 1, before: null, after: fixed(150) },
        { from: dayAt(3), to: dayAt(4), nights: 2, before: fixed(200), after: fixed(150) },
        { from: dayAt(5), to: dayAt(5), nights: 1, before: null, after: fixed(150) },
        {
          from: dayAt(9),
          to: dayAt(9),
          nights: 1,
          before: null,
          after: { price: null, 'percentage-adjustment': -10 },
        },
        { from: dayAt(30), to: dayAt(31), nights: 2, before: null, after: fixed(150) },
      ],
    },
  ]);
  expect(told.counts).toEqual({ rows: 4, 'bad-rows': 0, 'unchanged-rows': 1, listings: 1, changes: 7 });
});

test.each<[ImportKind]>([['overrides'], ['limits']])(
  'what is exported of %s changes nothing when it comes back, with either separator',
  async (kind) => {
    const { set, dayAt, exported, shown, addListing } = await seeded();
    await addListing({ title: '=1+1', minPrice: 70, maxPrice: 900 });
    await addListing({ title: 'Line\nbreak; "quoted", comma', basePrice: null });
    await set('min-max-prices', { 'min-price': 90 });
    await set('manual-overrides', {
      overrides: [
        { 'start-date': dayAt(0), 'end-date': dayAt(4), price: 1234.125 },
        { 'start-date': dayAt(5), 'end-date': dayAt(5), 'percentage-adjustment': -12.5 },
      ],
    });
    for (const separator of ['comma', 'semicolon']) {
      const told = await shown(kind, await exported(kind, `?separator=${separator}`));
      expect(told).toMatchObject({ 'read-as': { separator }, listings: [], 'bad-rows': [] });
      expect(told.counts.rows).toBe(kind === 'limits' ? 3 : 2);
      expect(told.counts['unchanged-rows']).toBe(told.counts.rows);
    }
  },
);

test('a file as German Excel saves it is read: Windows-1252, semicolons, decimal commas, its dates', async () => {
  const { shown, listing } = await seeded();
  const text = [
    'Listing ID;Titel;From;To;PRICE;Percentage',
    `${listing.id};Küche „groß“;24.12.2026;26.12.2026;1.299,50;`,
    `${listing.id};"Zwei\r\nZeilen";01.01.2027;;;-7,5`,
    ';;;;;',
  ].join('\r\n');
  const bytes = Buffer.from(text.replaceAll('„', '\x84').replaceAll('“', '\x93'), 'latin1');
  const told = await shown('overrides', bytes);
  expect(told['read-as']).toEqual({
    encoding: 'windows-1252',
    separator: 'semicolon',
    columns: ['Listing ID', 'Titel', 'From', 'To', 'PRICE', 'Percentage'],
    'ignored-columns': ['Titel'],
    'date-forms': ['day-first'],
  });
  expect(told['bad-rows']).toEqual([]);
  expect(told.listings[0].nights).toMatchObject([
    { from: '2026-12-24', to: '2026-12-26', after: { price: 1299.5 } },
    { from: '2027-01-01', to: '2027-01-01', after: { 'percentage-adjustment': -7.5 } },
  ]);
});

test('a file as Excel’s “Unicode text” is read: UTF-16, tabs, full-width figures', async () => {
  const { shown, listing } = await seeded();
  const text = `\ufeffMax_Price\tLISTING-ID\n３００\t${listing.id}\n`;
  const told = await shown('limits', Buffer.from(text, 'utf16le'));
  expect(told['read-as']).toMatchObject({ encoding: 'utf-16', separator: 'tab' });
  expect(told.listings[0].limits).toEqual([{ field: 'max-price', before: null, after: 300 }]);
});

test('a listing is found by the id that its channel gives it, unless the row has its own', async () => {
  const { shown, addListing, listing } = await seeded();
  const other = await addListing({ channelId: 'coast-7' });
  const told = await shown(
    'limits',
    [
      'listing id,channel listing id,max price',
      `,coast-7,300`,
      `${listing.id},coast-7,400`,
      ',1.23457E+17,300',
      ',nowhere,300',
    ].join('\n'),
  );
  const ids = told.listings.map(({ id }: { id: string }) => id).sort();
  expect(ids).toEqual([String(listing.id), String(other.id)].sort());
  expect(findingsOf(told['bad-rows'])).toEqual([
    '4 channel listing id id_shortened',
    '5 channel listing id listing_unknown',
  ]);
});

test('an id that several channels have given is refused', async () => {
  const { shown, addListing } = await seeded();
  await addListing({ channelId: 'same' });
  await addListing({ channelId: 'same' });
  const told = await shown('limits', 'channel listing id;max price\nsame;300\n');
  expect(findingsOf(told['bad-rows'])).toEqual(['2 channel listing id listing_ambiguous']);
});

test.each([
  ['listing id,from,price\n,2026-07-01,1', '2 listing id listing_missing'],
  ['listing id,from,price\n999999999,2026-07-01,1', '2 listing id listing_unknown'],
  ['listing id,from,price\nabc,2026-07-01,1', '2 listing id listing_unknown'],
  ['listing id,currency,from,price\nID,USD,2026-07-01,1', '2 currency currency_differs'],
  ['listing id,from,price\nID,,1', '2 from date_missing'],
  ['listing id,from,price\nID,soon,1', '2 from date_unreadable'],
  ['listing id,from,price\nID,2026-02-30,1', '2 from date_unreadable'],
  ['listing id,from,price\nID,01/07/2026,1', '2 from date_ambiguous'],
  ['listing id,from,to,price\nID,2026-07-02,2026-07-01,1', '2 to date_order'],
  ['listing id,from,price\nID,2026-06-14,1', '2 from date_past'],
  ['listing id,from,price\nID,2031-06-16,1', '2 to date_too_far'],
  ['listing id,from,price\nID,2026-07-01,', '2 price value_missing'],
  ['listing id,from,price,percentage\nID,2026-07-01,100,5', '2 percentage value_twice'],
  ['listing id,from,price\nID,2026-07-01,cheap', '2 price number_unreadable'],
  ['listing id;from;price\nID;2026-07-01;1.200', '2 price number_ambiguous'],
  ['listing id,from,price\nID,2026-07-01,0', '2 price below_minimum'],
  ['listing id,from,price\nID,2026-07-01,1e9', '2 price number_unreadable'],
  ['listing id,from,price\nID,2026-07-01,999999999999', '2 price above_maximum'],
  ['listing id,from,percentage\nID,2026-07-01,-101', '2 percentage below_minimum'],
])('a bad row of overrides: %j', async (file, finding) => {
  const { shown, listing } = await seeded();
  const told = await shown('overrides', file.replaceAll('ID', String(listing.id)));
  expect(findingsOf(told['bad-rows'])).toEqual([finding]);
  expect(told.listings).toEqual([]);
  expect(told.counts).toMatchObject({ rows: 1, 'bad-rows': 1, listings: 0, changes: 0 });
});

test.each([
  ['base price\nID,none', '2 base price base_price_needed'],
  ['base price\nID,9', '2 base price below_minimum'],
  ['base price\nID,120.5', '2 base price not_whole'],
  ['min price\nID,4', '2 min price below_minimum'],
  ['min price,max price\nID,300,200', '2 min price limits_cross'],
  ['max price\nID,200\nID,200', '2 listing id listing_twice,3 listing id listing_twice'],
])('a bad row of limits: %j', async (file, findings) => {
  const { shown, listing } = await seeded();
  const told = await shown('limits', `listing id,${file.replaceAll('ID', String(listing.id))}`);
  expect(findingsOf(told['bad-rows']).join()).toBe(findings);
  expect(told.listings).toEqual([]);
});

test('a bad row says what its cell says and every figure of what is wrong; all that is wrong is told', async () => {
  const { shown, listing } = await seeded();
  const told = await shown(
    'overrides',
    `listing id,Date,Price\n${listing.id},soon,cheap\n${listing.id},2026-06-01,5`,
  );
  expect(told['bad-rows']).toMatchObject([
    {
      row: 2,
      cells: [String(listing.id), 'soon', 'cheap'],
      problems: [
        { column: 'Date', code: 'date_unreadable', text: 'soon' },
        { column: 'Price', code: 'number_unreadable', text: 'cheap' },
      ],
    },
    {
      row: 3,
      problems: [{ column: 'Date', code: 'date_past', text: '2026-06-01', meta: { today: '2026-06-15' } }],
    },
  ]);
});

test('rows that name the same night are all left out, the others are not', async () => {
  const { shown, overridesFile } = await seeded();
  const told = await shown(
    'overrides',
    overridesFile('2026-07-01,2026-07-05,100,', '2026-07-05,2026-07-08,120,', '2026-07-10,,130,'),
  );
  expect(findingsOf(told['bad-rows'])).toEqual(['2 from nights_twice', '3 from nights_twice']);
  expect(told['bad-rows'][0].problems[0].meta).toEqual({ date: '2026-07-05', row: 3 });
  expect(told.listings[0].nights).toMatchObject([{ from: '2026-07-10' }]);
});

test('limits are checked against everything the listing has', async () => {
  const { shown, set, limitsFile } = await seeded();
  await set('min-max-prices', {
    'seasonal-prices': [{ 'start-date': '2026-07-01', 'end-date': '2026-07-31', 'min-price': 250 }],
  });
  const told = await shown('limits', limitsFile(',,200'));
  expect(told['bad-rows'][0].problems[0]).toMatchObject({ column: 'max price', code: 'limits_cross' });
});

test.each<[ImportKind, string | Uint8Array, string]>([
  ['limits', '', 'empty_file'],
  ['limits', '\n1,2', 'empty_file'],
  ['limits', 'title,price', 'columns_missing'],
  ['limits', 'listing id', 'columns_missing'],
  ['overrides', 'listing id,price', 'columns_missing'],
  ['limits', 'listing id,min price,Minimum', 'column_twice'],
  ['limits', 'listing id,min price\n1,"90', 'quote_left_open'],
  ['limits', Buffer.from('PK\x03\x04\0\0\0\x08binary'), 'not_text'],
  ['limits', `listing id,min price\n${'1,90\n'.repeat(20_001)}`, 'too_many_rows'],
  [
    'limits',
    `listing id,min price\n${Array.from({ length: 1001 }, (_, id) => `${id + 1},90`).join('\n')}`,
    'too_many_listings',
  ],
])('a file of %s that cannot be read as a whole, %#', async (kind, file, code) => {
  const { preview } = await seeded();
  expect(problemsOf(await preview(kind, file))).toEqual([`422 ${code}`]);
});

test('rows name at most 400,000 nights together', async () => {
  const { preview, overridesFile } = await seeded();
  const row = '2026-07-01,2031-06-01,100,';
  const rows = (count: number) => overridesFile(...Array.from({ length: count }, () => row));
  expect(problemsOf(await preview('overrides', rows(224)))).toEqual(['422 too_many_nights']);
});

test('a file is CSV of 2 MiB at most, of a known kind', async () => {
  const { preview, send } = await seeded();
  const size = 2 * 1024 * 1024;
  expect((await preview('limits', Buffer.alloc(size, 'a'))).status).toBe(422);
  expect((await preview('limits', Buffer.alloc(size + 1, 'a'))).status).toBe(413);
  expect((await preview('limits', 'a', { type: 'application/json' })).status).toBe(415);
  expect(problemsOf(await send('import-previews/?kind=prices', 'a'))).toEqual(['400 kind']);
  expect(problemsOf(await send('imports/?kind=limits&digest=short', 'a'))).toEqual(['400 digest']);
});

test('what was shown is done: through history and events, and listed as one', async () => {
  const { shown, apply, limitsFile, attributes, history, imports, user, listing } = await seeded();
  const file = limitsFile('150,90,400');
  const { digest, counts } = await shown('limits', file);
  const { status, json } = await apply('limits', file, digest);
  expect(status).toBe(201);
  const requestId = json.data.attributes['request-id'];
  expect(json.data.attributes).toEqual({
    kind: 'limits',
    counts,
    outcomes: { pending: 0, changed: 1, skipped: 0, failed: 0, undone: 0 },
    listings: [
      { id: String(listing.id), title: expect.any(String), changes: 3, outcome: 'changed', errors: [] },
    ],
    'request-id': requestId,
    'created-at': api.context.now().toISOString(),
    'created-by': user.email,
    'finished-at': api.context.now().toISOString(),
    'undone-at': null,
  });
  expect(await attributes('base-price')).toEqual({ 'base-price': 150 });
  expect(await attributes('min-max-prices')).toMatchObject({ 'min-price': 90, 'max-price': 400 });
  const told = await history();
  expect(told).toHaveLength(3);
  for (const entry of told) {
    expect(entry).toMatchObject({
      surface: 'dashboard',
      'request-id': requestId,
      actor: { label: user.email },
    });
  }
  const list = (await imports()).json.data;
  expect(list).toHaveLength(1);
  expect(list[0].attributes).not.toHaveProperty('listings');
  expect((await imports(`${json.data.id}/`)).json.data).toEqual(json.data);
  expect(problemsOf(await apply('limits', file, digest))).toEqual(['409 changed_since']);
  const again = await shown('limits', file);
  expect(again.counts).toMatchObject({ listings: 0, 'unchanged-rows': 1 });
  expect(problemsOf(await apply('limits', file, again.digest))).toEqual(['422 nothing_to_change']);
});

test('nothing is done where the file or a listing has changed since the preview', async () => {
  const { shown, apply, overridesFile, set, dayAt, attributes } = await seeded();
  const file = overridesFile(`${dayAt(3)},${dayAt(5)},150,`);
  const { digest } = await shown('overrides', file);
  const another = overridesFile(`${dayAt(3)},${dayAt(5)},151,`);
  expect(problemsOf(await apply('overrides', another, digest))).toEqual(['409 changed_since']);
  await set('manual-overrides', {
    overrides: [{ 'start-date': dayAt(4), 'end-date': dayAt(4), price: 99 }],
  });
  expect(problemsOf(await apply('overrides', file, digest))).toEqual(['409 changed_since']);
  expect((await attributes('manual-overrides')).overrides).toHaveLength(1);
});

test('an import is undone as one, exactly, and once', async () => {
  const { shown, apply, undo, addListing, listing, set, dayAt, attributes, history, exported } =
    await seeded();
  const other = await addListing({ title: 'Other' });
  await set('manual-overrides', {
    overrides: [{ 'start-date': dayAt(4), 'end-date': dayAt(4), price: 99 }],
  });
  const before = await exported('overrides');
  const file = [
    'listing id,from,to,price',
    `${listing.id},${dayAt(3)},${dayAt(5)},150`,
    `${other.id},${dayAt(3)},${dayAt(5)},150`,
  ].join('\n');
  const { json } = await apply('overrides', file, (await shown('overrides', file)).digest);
  expect(json.data.attributes.outcomes.changed).toBe(2);
  await set('base-price', { 'base-price': 130 });
  const undone = await undo(json.data.id);
  expect(undone.status).toBe(200);
  expect(undone.json.data.attributes).toMatchObject({
    outcomes: { changed: 0, undone: 2 },
    'undone-at': api.context.now().toISOString(),
  });
  expect(await exported('overrides')).toEqual(before);
  expect(await attributes('base-price')).toEqual({ 'base-price': 130 });
  expect((await history())[0]).toMatchObject({ setting: 'manual-overrides', surface: 'dashboard' });
  expect(problemsOf(await undo(json.data.id))).toEqual(['409 nothing_to_undo']);
});

test('a listing that can be put back no more says why, and the others are put back', async () => {
  const { shown, apply, undo, addListing, listing, clearBasePrice } = await seeded();
  const other = await addListing({ title: 'Other' });
  await clearBasePrice();
  const file = `listing id,base price\n${listing.id},150\n${other.id},150\n`;
  const { json } = await apply('limits', file, (await shown('limits', file)).digest);
  const { status, json: after } = await undo(json.data.id);
  expect(status).toBe(200);
  const outcomes = Object.fromEntries(
    after.data.attributes.listings.map(
      (each: { id: string; outcome: string; errors: { code?: string }[] }) => [
        each.id,
        [each.outcome, each.errors.map(({ code }) => code)],
      ],
    ),
  );
  expect(outcomes).toEqual({
    [listing.id]: ['changed', ['not_restorable']],
    [other.id]: ['undone', []],
  });
});

test('a listing that changes while the import runs is skipped, and the others are not', async () => {
  const { shown, listing, addListing, attributes, set, user, application, imports } = await seeded();
  const other = await addListing({ title: 'zz last' });
  const file = `listing id,base price\n${listing.id},150\n${other.id},150\n`;
  const { digest } = await shown('limits', file);
  let isFirst = true;
  const db = new Proxy(api.context.db, {
    get(target, key) {
      const member = Reflect.get(target, key);
      if (key !== 'transaction') return typeof member === 'function' ? member.bind(target) : member;
      return async (work: never) => {
        if (isFirst) {
          isFirst = false;
          await set('base-price', { 'base-price': 140 });
        }
        return target.transaction(work);
      };
    },
  });
  const principal = {
    application: { id: 1, clientId: 'x', name: 'x', firstParty: true, rateLimitPerMinute: 1 },
    tenantApplicationId: application.id,
    scopes: new Set<never>(),
    user: { ...user, permission: 'Admin' as const, locale: 'en' as const },
    session: null,
    personalTokenId: null,
  };
  const about = { kind: 'limits' as const, digest };
  const id = await applyImport({ ...api.context, db }, principal, about, Buffer.from(file), 'while-running');
  const { json } = await imports(`${id}/`);
  const outcomeOf = (wanted: number) =>
    json.data.attributes.listings.find((each: { id: string }) => each.id === String(wanted)).outcome;
  expect([outcomeOf(listing.id), outcomeOf(other.id)]).toEqual(['skipped', 'changed']);
  expect(await attributes('base-price')).toEqual({ 'base-price': 140 });
});

test('an import that broke off is undone as far as it came', async () => {
  const { change, listing, addListing, attributes, user, undo } = await seeded();
  const other = await addListing({ title: 'Other' });
  await change('base-price', { 'base-price': 150 }, { headers: { 'x-request-id': 'broken-off' } });
  const pending = { changes: 1, outcome: 'pending' as const, errors: [] };
  const id = await insertImport(api.context.db, {
    ownerId: user.id,
    kind: 'limits',
    requestId: 'broken-off',
    createdBy: user.email,
    createdAt: api.context.now(),
    counts: { rows: 2, 'bad-rows': 0, 'unchanged-rows': 0, listings: 2, changes: 2 },
    outcomes: [
      { id: String(listing.id), title: 'One', ...pending },
      { id: String(other.id), title: 'Other', ...pending },
    ],
  });
  const { json } = await undo(String(id));
  expect(json.data.attributes).toMatchObject({
    'finished-at': null,
    outcomes: { undone: 1, pending: 1, changed: 0 },
  });
  expect(await attributes('base-price')).toEqual({ 'base-price': 120 });
});

test('imports are forgotten after 30 days', async () => {
  const { shown, apply, imports, limitsFile } = await seeded();
  const file = limitsFile('150,,');
  const { json } = await apply('limits', file, (await shown('limits', file)).digest);
  const daysFrom = (days: number) => new Date(api.context.now().getTime() + days * 86_400_000);
  await purgeImports({ ...api.context, now: () => daysFrom(30) });
  expect((await imports(`${json.data.id}/`)).status).toBe(200);
  await purgeImports({ ...api.context, now: () => daysFrom(31) });
  expect((await imports(`${json.data.id}/`)).status).toBe(404);
});

test('what somebody has changed since stays, and is put back once it is as the import made it', async () => {
  const { shown, apply, undo, limitsFile, set, attributes } = await seeded();
  const file = limitsFile('150,,');
  const { json } = await apply('limits', file, (await shown('limits', file)).digest);
  await set('base-price', { 'base-price': 160 });
  const { json: left } = await undo(json.data.id);
  expect(left.data.attributes.listings[0]).toMatchObject({
    outcome: 'changed',
    errors: [{ status: '409', code: 'changed_since' }],
  });
  expect(await attributes('base-price')).toEqual({ 'base-price': 160 });
  await set('base-price', { 'base-price': 150 });
  expect((await undo(json.data.id)).json.data.attributes.outcomes).toMatchObject({ changed: 0, undone: 1 });
  expect(await attributes('base-price')).toEqual({ 'base-price': 120 });
});

test('a viewer may look at a preview and at imports, and apply and undo nothing', async () => {
  const { shown, preview, apply, undo, imports, limitsFile, viewerToken } = await seeded();
  const file = limitsFile('150,,');
  const { digest } = await shown('limits', file);
  const viewer = await viewerToken();
  expect((await preview('limits', file, { token: viewer })).status).toBe(200);
  expect((await apply('limits', file, digest, viewer)).status).toBe(403);
  const { json } = await apply('limits', file, digest);
  expect((await imports(`${json.data.id}/`, viewer)).status).toBe(200);
  expect((await undo(json.data.id, viewer)).status).toBe(403);
});

test('a stranger finds neither listings nor imports, and the Partner API’s own token opens nothing', async () => {
  const { shown, preview, apply, undo, imports, limitsFile, strangerToken, token } = await seeded();
  const file = limitsFile('150,,');
  const { digest } = await shown('limits', file);
  const { json } = await apply('limits', file, digest);
  const stranger = await strangerToken();
  const seen = await preview('limits', limitsFile('170,,'), { token: stranger });
  expect(findingsOf(seen.json.data.attributes['bad-rows'])).toEqual(['2 listing id listing_unknown']);
  expect((await imports('', stranger)).json.data).toEqual([]);
  expect((await imports(`${json.data.id}/`, stranger)).status).toBe(404);
  expect((await undo(json.data.id, stranger)).status).toBe(404);
  for (const answer of [
    await preview('limits', file, { token }),
    await apply('limits', file, digest, token),
    await imports('', token),
  ]) {
    expect(answer.status).toBe(403);
  }
});
