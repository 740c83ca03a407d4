import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEEKDAYS } from '#contract/dates.ts';
import type { ChannelSupport } from '../channels/channel.ts';
import { sandboxChannel } from '../channels/sandbox/sandbox-channel.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCustomizedListing } from '../testing/customized-listing.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-06-15T10:00:00.000Z' }); // a Monday
});
afterAll(() => api.close());

const NAME = 'checkin-checkout-days';
const SEASONS = 'seasonal-checkin-checkout-days';
const july = { 'start-date': '2026-07-01', 'end-date': '2026-07-31', rollover: true };

/** A listing whose channel supports what the sandbox does, but for the changes. */
async function onChannel(changes: Partial<ChannelSupport>) {
  const id = `channel-${crypto.randomUUID()}`;
  const sandbox = sandboxChannel({ baseUrl: 'http://127.0.0.1:9' });
  const channel = { ...sandbox, id, supports: { ...sandbox.supports, ...changes } };
  const { channels } = api.context;
  api.context.channels = {
    all: [...channels.all, channel],
    find: (name) => (name === id ? channel : channels.find(name)),
  };
  return seedCustomizedListing(api, { listing: { channel: id } });
}

test('guests arrive and leave on the days allowed, seasons before year-round days', async () => {
  const { set, stayRules } = await seedCustomizedListing(api);
  await set(NAME, {
    'checkin-days': ['saturday', 'friday'],
    'checkout-days': ['sunday'],
    [SEASONS]: [{ ...july, 'checkin-days': ['wednesday'], 'checkout-days': null }],
  });
  const allowed = async (from: number, kind: 'checkin' | 'checkout') =>
    (await stayRules(from, from + 6)).flatMap((night, day) => (night[kind] ? WEEKDAYS[day] : []));
  expect(await allowed(0, 'checkin')).toEqual(['friday', 'saturday']);
  expect(await allowed(0, 'checkout')).toEqual(['sunday']);
  expect(await allowed(28, 'checkin')).toEqual(['wednesday']); // from Monday 13 July
  expect(await allowed(28, 'checkout')).toEqual(['sunday']);
});

test('a night that nobody can arrive on beside a booking gets cheaper', async () => {
  const { set, book, nights } = await seedCustomizedListing(api);
  await book(14, 3);
  const before = (await nights(17, 17))[0]!;
  await set(NAME, { 'checkin-days': ['saturday'] });
  const after = (await nights(17, 17))[0]!;
  expect(after.factors.map(({ key }) => key)).toContain('adjacent_night');
  expect(after.price).toBeLessThan(before.price);
});

test('changeover gap fill opens the first day and the last morning of a short gap', async () => {
  const { set, book, stayRules } = await seedCustomizedListing(api);
  await book(10, 1);
  await book(13, 1);
  await set(NAME, { 'checkin-days': ['saturday'], 'checkout-days': ['saturday'] });
  const gap = async () => {
    const [first, , last] = await stayRules(11, 13);
    return [first!.checkin, last!.checkout];
  };
  expect(await gap()).toEqual([false, false]);
  const shown = await set(NAME, { 'changeover-gap-fill': { enabled: true } });
  expect(shown['changeover-gap-fill']).toEqual({ enabled: true, 'max-gap': null });
  expect(await gap()).toEqual([true, true]);
  await set(NAME, { 'changeover-gap-fill': { 'max-gap': 1 } });
  expect(await gap()).toEqual([false, false]);
});

test('days are a list of weekdays, year-round never null, nowhere empty', async () => {
  const { change } = await seedCustomizedListing(api);
  const problems = async (attributes: object) => problemsOf(await change(NAME, attributes));
  const at = (place: string) => [`400 /data/attributes/${place}`];
  expect(await problems({ 'checkin-days': [] })).toEqual(at('checkin-days'));
  expect(await problems({ 'checkin-days': null })).toEqual(at('checkin-days'));
  expect(await problems({ 'checkout-days': ['monday', 'funday'] })).toEqual(at('checkout-days/1'));
  expect(await problems({ 'checkout-days': ['monday', 'monday'] })).toEqual(at('checkout-days/1'));
  const season = { ...july, 'checkin-days': ['monday'], 'checkout-days': [] };
  expect(await problems({ [SEASONS]: [season] })).toEqual(at(`${SEASONS}/0/checkout-days`));
});

test('a season blocked in the dashboard reads as an empty list, which the API takes back', async () => {
  const { application, user, set, change, attributes, stayRules } = await seedCustomizedListing(api);
  const scopes = ['listings:write'] as const;
  const dashboard = await api.createApplication({ scopes, firstParty: true, actsFor: application });
  const season = { ...july, 'checkin-days': [], 'checkout-days': null };
  const token = await api.token(dashboard, { user });
  expect((await change(NAME, { [SEASONS]: [season] }, { token })).status).toBe(200);
  expect((await stayRules(20, 26)).some(({ checkin }) => checkin)).toBe(false);
  await set(NAME, await attributes(NAME));
  expect((await attributes(NAME))[SEASONS]).toEqual([season]);
});

test('channel-support tells what the channel accepts, and is not written', async () => {
  const { attributes, set } = await onChannel({
    checkoutDays: false,
    seasonalCheckinCheckoutDays: false,
    restrictedWeekdays: ['sunday'],
  });
  const support = {
    'checkin-days': true,
    'checkout-days': false,
    seasonal: false,
    'restricted-weekdays': ['sunday'],
  };
  expect((await attributes(NAME))['channel-support']).toEqual(support);
  await set(NAME, { 'channel-support': { 'checkout-days': true } });
  expect((await attributes(NAME))['channel-support']).toEqual(support);
});

test('days that the channel does not accept are 422', async () => {
  const { change, set } = await onChannel({
    checkoutDays: false,
    restrictedWeekdays: ['sunday'],
  });
  const problems = async (attributes: object) => problemsOf(await change(NAME, attributes));
  const at = (place: string) => [`422 /data/attributes/${place}`];
  expect(await problems({ 'checkout-days': ['saturday', 'sunday'] })).toEqual(at('checkout-days'));
  expect(await problems({ 'checkin-days': ['saturday'] })).toEqual(at('checkin-days'));
  await set(NAME, { 'checkin-days': ['saturday', 'sunday'], 'checkout-days': [...WEEKDAYS] });
  const season = { ...july, 'checkin-days': ['sunday'], 'checkout-days': ['sunday'] };
  expect(await problems({ [SEASONS]: [season] })).toEqual(at(`${SEASONS}/0/checkout-days`));
});

test('days by season are 422 on a channel without them', async () => {
  const { change } = await onChannel({ seasonalCheckinCheckoutDays: false });
  const season = { ...july, 'checkin-days': [...WEEKDAYS], 'checkout-days': null };
  expect(problemsOf(await change(NAME, { [SEASONS]: [season] }))).toEqual([
    `422 /data/attributes/${SEASONS}/0/checkin-days`,
  ]);
});

test('minimum stays are 422 on a channel that takes none; what was read can be sent back', async () => {
  const { change, attributes, set } = await onChannel({ minStayPush: false });
  expect(problemsOf(await change('min-stays', { 'min-stay': 3 }))).toEqual(['422 /data/attributes/min-stay']);
  await set('min-stays', await attributes('min-stays'));
  await set('min-max-prices', { 'min-price': 90 });
});
