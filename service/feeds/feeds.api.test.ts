import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarFeeds, channelListings } from '../db/schema/index.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { seedFeeds } from '../testing/feeds.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate, uid, sequence } = new ICAL.Event(component);
    return { summary, from: String(startDate), until: String(endDate), uid, sequence };
  });

const shortly = (text: string) =>
  entriesOf(text).map(({ summary, from, until }) => `${from} ${until} ${summary}`);

describe('what a feed tells', () => {
  test('overrides with equal neighbours in one, stays, requests and blocks, whole and by their nights', async () => {
    const { make, read, override, priced } = await seedFeeds(api, { model: null });
    const { dayAt, book, block } = priced;
    await override([
      { from: 3, to: 4, price: 240 },
      { from: 5, to: 5, price: 240 },
      { from: 6, to: 6, percentage: -10 },
      { from: -200, to: -100, price: 90 },
    ]);
    await book(10, 3);
    await book(20, 2, { isOwnerStay: true });
    await book(-32, 4);
    await book(-60, 5);
    await book(25, 1, { status: 'unconfirmed' });
    await book(27, 2, { status: 'canceled' });
    await block(40, 42);
    await block(43, 44);
    await block(50, 50, 'unavailable');
    const { text } = await read(await make());
    expect(shortly(text)).toEqual([
      `${dayAt(-32)} ${dayAt(-28)} Booked`,
      `${dayAt(3)} ${dayAt(6)} Override €240`,
      `${dayAt(6)} ${dayAt(7)} Override −10%`,
      `${dayAt(10)} ${dayAt(13)} Booked`,
      `${dayAt(20)} ${dayAt(22)} Owner stay`,
      `${dayAt(25)} ${dayAt(26)} Booking request`,
      `${dayAt(40)} ${dayAt(45)} Blocked`,
      `${dayAt(50)} ${dayAt(51)} Not available`,
    ]);
  });

  test('30 nights behind and 366 ahead, no more', async () => {
    const { make, read, priced } = await seedFeeds(api, { model: null });
    for (const day of [-32, -30, 365, 367]) await priced.block(day, day);
    const { text } = await read(await make());
    expect(entriesOf(text).map(({ from }) => from)).toEqual([priced.dayAt(-30), priced.dayAt(365)]);
  });

  test('events that move prices, with how much', async () => {
    const { make, read } = await seedFeeds(api);
    const { text } = await read(await make());
    const events = entriesOf(text).filter(({ uid }) => uid.startsWith('event-'));
    expect(events.length).toBeGreaterThan(0);
    for (const { summary } of events) expect(summary).toMatch(/\S [+−]\d+(\.\d)?%$/);
  });

  test('in the language of the login that made it, under the name of the listing', async () => {
    const { make, read, priced } = await seedFeeds(api, { model: null, locale: 'de' });
    await priced.block(1, 2);
    const { text, headers } = await read(await make());
    expect(shortly(text)).toEqual([`${priced.dayAt(1)} ${priced.dayAt(3)} Gesperrt`]);
    expect(headers.get('content-language')).toBe('de');
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`${priced.row.title} (Ratewright)`);
  });

  test('nothing about guests, channels or amounts of bookings', async () => {
    const { make, read, priced } = await seedFeeds(api, { model: null });
    const told = { bookedThrough: 'airbnb', reference: 'HMABC', rentalAmount: '812.50', guests: 4 };
    await priced.book(2, 2, told);
    const { text } = await read(await make());
    expect(text).not.toMatch(/airbnb|HMABC|812|guest/i);
  });
});

describe('how entries change', () => {
  test('an entry keeps its UID and gets a higher SEQUENCE when it says something else', async () => {
    const { make, read, override } = await seedFeeds(api, { model: null });
    const address = await make();
    await override([{ from: 3, to: 4, price: 240 }]);
    const [first] = entriesOf((await read(address)).text);
    await override([{ from: 3, to: 4, price: 250 }]);
    const [second] = entriesOf((await read(address)).text);
    expect([first!.summary, second!.summary]).toEqual(['Override €240', 'Override €250']);
    expect(second!.uid).toBe(first!.uid);
    expect(second!.sequence).toBeGreaterThan(first!.sequence);
  });

  test('a feed in which nothing changed is the same to the letter on another day, and answered with 304', async () => {
    const own = await startApi();
    try {
      const { make, read, priced } = await seedFeeds(own, { model: null });
      await priced.block(10, 12);
      const address = await make();
      const before = await read(address);
      own.clock.advance(36 * 3_600_000);
      const after = await read(address, { 'if-none-match': `"other", W/${before.headers.get('etag')}` });
      expect([before.status, after.status, after.text]).toEqual([200, 304, '']);
      expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
      expect((await read(address)).text).toBe(before.text);
    } finally {
      await own.close();
    }
  });
});

describe('how it is answered', () => {
  test('as a private calendar, and to HEAD without its text', async () => {
    const { make, read } = await seedFeeds(api);
    const address = await make();
    const full = await read(address);
    const head = await read(address, {}, 'HEAD');
    for (const { status, headers } of [full, head]) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('etag')).toBe(full.headers.get('etag'));
    }
    expect(head.text).toBe('');
    expect(full.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  });

  test('an address that nobody was given is 404, however it is written', async () => {
    const { make, read } = await seedFeeds(api);
    const address = await make();
    const slips = [
      address.replace(/.(?=\.ics$)/, (last) => (last === 'A' ? 'B' : 'A')),
      address.replace('.ics', ''),
      address.replace('.ics', '.txt'),
      `${address}/more`,
      address.replace(/[^/]+$/, '%00.ics'),
    ];
    for (const slip of slips) expect([slip, (await read(slip)).status]).toEqual([slip, 404]);
  });

  test('with 405 where it is written to', async () => {
    const { make, read } = await seedFeeds(api);
    expect((await read(await make(), {}, 'PUT')).status).toBe(405);
  });

  test('a feed is read 30 times a minute, others go on being read', async () => {
    const { make, read } = await seedFeeds(api);
    const other = await seedFeeds(api);
    const address = await make();
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await read(address)).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
    expect((await read(await other.make())).status).toBe(200);
  });

  test('who guesses addresses is stopped after 600 a minute', async () => {
    const own = await startApi();
    try {
      const ask = async (n: number) =>
        (await fetch(`${own.url}/feeds/${String(n).padStart(43, 'x')}.ics`)).status;
      const statuses = await Promise.all(Array.from({ length: 620 }, (_, n) => ask(n)));
      expect(statuses.filter((status) => status === 404)).toHaveLength(600);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    } finally {
      await own.close();
    }
  });
});

describe('who has an address', () => {
  test('there is one at most, and it can be seen again', async () => {
    const { create, feed } = await seedFeeds(api);
    expect((await feed()).json.data.attributes).toMatchObject({ active: false, address: null });
    const { status, json } = await create();
    expect(status).toBe(201);
    const again = await create();
    expect([again.status, again.json.errors[0].code]).toEqual([409, 'feed_exists']);
    expect((await feed()).json.data.attributes).toEqual(json.data.attributes);
  });

  test('two who ask at once get one address', async () => {
    const { create } = await seedFeeds(api);
    const statuses = (await Promise.all([create(), create(), create()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });

  test('the old address ends when it is replaced, and the new one when the feed is turned off', async () => {
    const { make, rotate, turnOff, read, feed } = await seedFeeds(api);
    const old = await make();
    const answer = await rotate();
    const address = answer.json.data.attributes.address.replace('https://api.example.com', api.url);
    expect([answer.status, (await read(old)).status, (await read(address)).status]).toEqual([201, 404, 200]);
    expect([(await turnOff()).status, (await read(address)).status]).toEqual([204, 404]);
    expect((await feed()).json.data.attributes.active).toBe(false);
    expect([(await rotate()).status, (await turnOff()).status]).toEqual([404, 404]);
  });

  test('who may only view knows of the feed, but not its address', async () => {
    const { make, login, feed, create, rotate, turnOff } = await seedFeeds(api);
    await make();
    const viewer = await login('View');
    const { active, address } = (await feed(viewer)).json.data.attributes;
    expect([active, address]).toEqual([true, null]);
    const refused = [await create(viewer), await rotate(viewer), await turnOff(viewer)];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('a token that speaks for no login is told nothing and makes nothing', async () => {
    const { make, feed, create, ownToken } = await seedFeeds(api);
    await make();
    expect((await feed(ownToken)).json.data.attributes.address).toBeNull();
    expect((await create(ownToken)).status).toBe(403);
  });

  test('a neighbour finds neither listing nor feed', async () => {
    const { make } = await seedFeeds(api);
    const mine = await seedFeeds(api);
    const theirs = await seedFeeds(api);
    await make();
    await theirs.make();
    const path = `/console/v1/listings/${theirs.priced.listing.id}/calendar-feed/`;
    const ask = async (method: string, end = '') =>
      (await api.request(method, `${path}${end}`, { token: mine.session })).status;
    expect([await ask('GET'), await ask('POST'), await ask('POST', 'address/'), await ask('DELETE')]).toEqual(
      [404, 404, 404, 404],
    );
  });

  test('a listing that is disconnected, or whose user is gone, has no feed', async () => {
    const one = await seedFeeds(api);
    const two = await seedFeeds(api);
    const [first, second] = [await one.make(), await two.make()];
    await one.priced.written(
      api.context.db
        .update(channelListings)
        .set({ active: false })
        .where(eq(channelListings.listingId, one.priced.listing.id)),
    );
    const token = await api.token(two.partner);
    await api.request('DELETE', `/api/v1/users/${two.user.id}/`, { token });
    expect([(await one.read(first)).status, (await two.read(second)).status]).toEqual([404, 404]);
  });
});

describe('what is kept', () => {
  test('the secret stands nowhere in the database', async () => {
    const { make, priced } = await seedFeeds(api);
    const secret = /([^/]+)\.ics$/.exec(await make())![1]!;
    expect(Buffer.from(secret, 'base64url').length).toBe(32);
    const [row] = await api.context.db
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.listingId, priced.listing.id));
    const { secretEncrypted, ...rest } = row!;
    expect(JSON.stringify(rest)).not.toContain(secret);
    expect(Buffer.from(secretEncrypted).toString('latin1')).not.toContain(secret);
  });

  test('when it was last fetched', async () => {
    const { make, read, feed } = await seedFeeds(api);
    const address = await make();
    expect((await feed()).json.data.attributes['last-fetched-at']).toBeNull();
    await read(address);
    const { json } = await eventually(feed, ({ json }) => json.data.attributes['last-fetched-at'] !== null);
    expect(json.data.attributes['last-fetched-at']).toBe(api.clock.now().toISOString());
  });
});
