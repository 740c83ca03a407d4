import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { ChannelSupport } from '../channels/channel.ts';
import { sandboxChannel } from '../channels/sandbox/sandbox-channel.ts';
import { startApi, type TestAnswer, type TestApi } from '../testing/api.ts';
import { seedCustomizedListing } from '../testing/customized-listing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-06-15T10:00:00.000Z' });
});
afterAll(() => api.close());

const season = (from: string, to: string, more: object = {}) => ({
  'start-date': from,
  'end-date': to,
  rollover: false,
  ...more,
});
const night = (date: string, more: object = { price: 90 }) => ({
  'start-date': date,
  'end-date': date,
  ...more,
});
const DISABLED = 'disabled-periods';
const GAPS = 'manual-gap-price-adjustments';
const LEAD = 'seasonal-time-based-min-stays';
const gapRule = { 'min-nights': 4, 'max-nights': 2, percentage: -10 };
const leadRule = { 'days-away': 3, direction: 'within', 'min-stay': 1 };

type Case = [CustomizationName, object, { code: RefusalCode } & Record<string, unknown>];

const told = ({ json }: TestAnswer) =>
  json.errors.map(({ meta }: { meta?: object }) => meta) as (object | undefined)[];

test.each<Case>([
  ['base-price', { 'base-price': null }, { code: 'required' }],
  ['base-price', { 'base-price': 'a' }, { code: 'wrong_type', expected: 'number' }],
  ['base-price', { 'base-price': 90.5 }, { code: 'not_whole' }],
  ['base-price', { 'base-price': 9 }, { code: 'below_minimum', limit: 10 }],
  ['base-price', { 'base-cost': 90 }, { code: 'unknown_field' }],
  ['occupancy-based-pricing', { 'max-factor': 3 }, { code: 'above_maximum', limit: 2 }],
  ['occupancy-based-pricing', { strategy: 'curve' }, { code: 'not_allowed', allowed: ['tier'] }],
  ['occupancy-based-pricing', { [DISABLED]: [season('2026-07-01', 'soon')] }, { code: 'not_a_date' }],
  [
    'occupancy-based-pricing',
    { [DISABLED]: Array(101).fill(season('2026-07-01', '2026-07-02')) },
    { code: 'too_many_entries', limit: 100 },
  ],
  ['occupancy-based-pricing', { [DISABLED]: [season('2026-07-02', '2026-07-01')] }, { code: 'date_order' }],
  [
    'occupancy-based-pricing',
    { [DISABLED]: [season('2026-07-01', '2027-07-01', { rollover: true })] },
    { code: 'year_or_longer' },
  ],
  [
    'occupancy-based-pricing',
    { [DISABLED]: [season('2026-07-01', '2031-06-16')] },
    { code: 'date_too_far', latest: '2031-06-15' },
  ],
  [
    'occupancy-based-pricing',
    { [DISABLED]: [season('2026-07-01', '2026-07-09'), season('2026-07-09', '2026-07-12')] },
    { code: 'seasons_overlap', position: 1, 'start-date': '2026-07-01', 'end-date': '2026-07-09' },
  ],
  [
    'min-max-prices',
    { 'min-price': 200, 'max-price': 100 },
    { code: 'limits_cross', floor: 200, ceiling: 100, date: '2026-06-15', currency: 'EUR' },
  ],
  [
    'min-max-prices',
    { 'seasonal-prices': [season('2026-07-01', '2026-07-02', { 'min-price': 80, 'max-price': 70 })] },
    { code: 'limits_cross', floor: 80, ceiling: 70 },
  ],
  [
    'min-max-prices',
    { 'day-of-week-min-prices': [{ weekday: 'monday', 'min-price': 80 }] },
    {
      code: 'weekdays_missing',
      weekdays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
  ],
  ['manual-overrides', { overrides: [night('2026-06-14')] }, { code: 'date_past', today: '2026-06-15' }],
  ['manual-overrides', { overrides: [night('2031-06-16')] }, { code: 'date_too_far', latest: '2031-06-15' }],
  [
    'manual-overrides',
    { overrides: [night('2026-07-01'), night('2026-07-01')] },
    { code: 'nights_twice', row: 1, date: '2026-07-01' },
  ],
  [
    'manual-overrides',
    { overrides: [night('2026-07-01', { price: 90, 'percentage-adjustment': 5 })] },
    { code: 'value_twice' },
  ],
  [
    'manual-overrides',
    { overrides: [night('2026-07-01', { price: 90, mode: 'percentage-adjustment' })] },
    { code: 'mode_differs' },
  ],
  [
    'manual-overrides',
    { overrides: [night('2026-07-01', { price: 90, 'days-of-week': ['monday', 'monday'] })] },
    { code: 'weekday_twice' },
  ],
  ['min-stays', { [LEAD]: [season('2026-07-01', '2026-07-02')] }, { code: 'rules_missing' }],
  [
    'min-stays',
    { [LEAD]: [season('2026-07-01', '2026-07-02', { exclude: true, 'time-based-min-stays': [leadRule] })] },
    { code: 'rules_not_empty' },
  ],
  ['gap-price-adjustments', { [GAPS]: [gapRule] }, { code: 'bounds_cross' }],
  [
    'gap-price-adjustments',
    { 'dynamic-gap-price-adjustments': true, [GAPS]: [{ ...gapRule, 'max-nights': 5 }] },
    { code: 'dynamic_adjustment_on' },
  ],
  ['checkin-checkout-days', { 'checkin-days': [] }, { code: 'too_few_entries', limit: 1 }],
])('%s: what is wrong with %j is told by a code and its figures', async (name, attributes, meta) => {
  const { change } = await seedCustomizedListing(api);
  expect(told(await change(name, attributes))).toEqual([meta]);
});

type Channelled = [Partial<ChannelSupport>, CustomizationName, object, object];
const july = season('2026-07-01', '2026-07-31');

test.each<Channelled>([
  [{ minStayPush: false }, 'min-stays', { 'min-stay': 3 }, { code: 'min_stays_unsupported' }],
  [
    { checkinDays: false },
    'checkin-checkout-days',
    { 'checkin-days': ['monday'] },
    { code: 'checkin_days_unsupported' },
  ],
  [
    { checkoutDays: false },
    'checkin-checkout-days',
    { 'checkout-days': ['monday'] },
    { code: 'checkout_days_unsupported' },
  ],
  [
    { seasonalCheckinCheckoutDays: false },
    'checkin-checkout-days',
    { 'seasonal-checkin-checkout-days': [{ ...july, 'checkin-days': ['monday'] }] },
    { code: 'seasonal_days_unsupported' },
  ],
  [
    { restrictedWeekdays: ['sunday'] },
    'checkin-checkout-days',
    { 'checkin-days': ['monday'] },
    { code: 'weekdays_stay_open', weekdays: ['sunday'] },
  ],
])(
  'with a channel of %j: what it does not take is told by a code',
  async (support, name, attributes, meta) => {
    const id = `channel-${crypto.randomUUID()}`;
    const sandbox = sandboxChannel({ baseUrl: 'http://127.0.0.1:9' });
    const channel = { ...sandbox, id, supports: { ...sandbox.supports, ...support } };
    const { channels } = api.context;
    api.context.channels = {
      all: [...channels.all, channel],
      find: (wanted) => (wanted === id ? channel : channels.find(wanted)),
    };
    const { change } = await seedCustomizedListing(api, { listing: { channel: id } });
    expect(told(await change(name, attributes))).toEqual([meta]);
  },
);

test('the figures of one value are not those of the whole answer', async () => {
  const { change } = await seedCustomizedListing(api);
  const { json } = await change('base-price', { 'base-price': 9 });
  expect(json).toEqual({
    errors: [
      {
        status: '400',
        title: 'Bad request',
        detail: 'base-price must be at least 10.',
        source: { pointer: '/data/attributes/base-price' },
        meta: { code: 'below_minimum', limit: 10 },
      },
    ],
  });
});
