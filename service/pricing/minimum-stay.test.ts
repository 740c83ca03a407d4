import { expect, test } from 'vitest';
import { explainNight } from './explain-night.ts';
import { type MinStayRules, WEEKDAYS } from './rules.ts';
import { plainInputs, plainRules, TODAY } from './testing/sample-inputs.ts';

const NIGHT = TODAY + 5;
const SEASON = { startDate: '2026-11-01', endDate: '2026-11-30', rollover: false };
const NONE = plainRules().minStays;
const FILL = { enabled: true, gaps: null, buffer: null };
/** Leaves a gap of two nights: the tested one and the next. */
const STAYS = [
  { checkin: TODAY + 2, checkout: NIGHT },
  { checkin: NIGHT + 2, checkout: NIGHT + 5 },
];
const everyDay = (minStay: number) => WEEKDAYS.map((weekday) => ({ weekday, minStay }));
const locked = { ...SEASON, minStay: 6, minStayLocked: true };
const within10 = { daysAway: 10, direction: 'within' as const, minStay: 2 };

test.each<[string, Partial<MinStayRules>, number, string]>([
  ['without rules one night is enough', {}, 1, 'no-minimum-stay'],
  ['the minimum stay holds', { minStay: 3 }, 3, 'min-stay'],
  ['a weekday goes before it', { minStay: 3, dayOfWeekMinStays: everyDay(4) }, 4, 'day-of-week-min-stays'],
  [
    'a season goes before the weekday',
    { dayOfWeekMinStays: everyDay(4), seasonalMinStays: [{ ...locked, minStayLocked: false }] },
    6,
    'seasonal-min-stays',
  ],
  [
    'a weekday of a season goes before the season',
    { seasonalMinStays: [locked], seasonalDayOfWeekMinStays: [{ ...SEASON, minStays: everyDay(5) }] },
    5,
    'seasonal-day-of-week-min-stays',
  ],
  [
    'a last-minute rule goes before seasons',
    { seasonalMinStays: [{ ...locked, minStayLocked: false }], lastMinuteMinStays: [within10] },
    2,
    'last-minute-min-stays',
  ],
  [
    'a last-minute rule does not reach beyond its days',
    { minStay: 3, lastMinuteMinStays: [{ ...within10, daysAway: 4 }] },
    3,
    'min-stay',
  ],
  [
    'of two last-minute rules the nearer one holds',
    { lastMinuteMinStays: [{ ...within10, daysAway: 5, minStay: 1 }, within10] },
    1,
    'last-minute-min-stays',
  ],
  [
    'a rule for far nights holds from its day on',
    { minStay: 3, lastMinuteMinStays: [{ daysAway: 5, direction: 'after', minStay: 7 }] },
    7,
    'last-minute-min-stays',
  ],
  [
    'the time-based rule of a season goes before the last-minute rule',
    {
      lastMinuteMinStays: [within10],
      seasonalTimeBasedMinStays: [
        { ...SEASON, exclude: false, timeBasedMinStays: [{ ...within10, minStay: 4 }] },
      ],
    },
    4,
    'seasonal-time-based-min-stays',
  ],
  [
    'a season can be excluded from last-minute rules',
    {
      minStay: 3,
      lastMinuteMinStays: [within10],
      seasonalTimeBasedMinStays: [{ ...SEASON, exclude: true, timeBasedMinStays: [] }],
    },
    3,
    'min-stay',
  ],
  [
    'a locked season is not lowered by last-minute rules or gap fill',
    { seasonalMinStays: [locked], lastMinuteMinStays: [within10], gapFillMinStay: FILL },
    6,
    'seasonal-min-stays',
  ],
  ['gap fill lowers to the length of the gap', { minStay: 4, gapFillMinStay: FILL }, 2, 'gap-fill-min-stay'],
  ['gap fill never raises', { minStay: 1, gapFillMinStay: FILL }, 1, 'min-stay'],
  [
    'gap fill leaves gaps longer than its limit alone',
    { minStay: 4, gapFillMinStay: { ...FILL, gaps: 1 } },
    4,
    'min-stay',
  ],
  [
    'the buffer lets nights of the gap stay empty, but one must be booked',
    { minStay: 4, gapFillMinStay: { ...FILL, buffer: 3 } },
    1,
    'gap-fill-min-stay',
  ],
  [
    'a season has its own gap fill',
    {
      minStay: 4,
      gapFillMinStay: FILL,
      seasonalGapFillMinStays: [{ ...SEASON, gapFillMinStay: { ...FILL, enabled: false } }],
    },
    4,
    'min-stay',
  ],
])('%s', (_, changes, nights, setting) => {
  const rules = plainRules({ minStays: { ...NONE, ...changes } });
  const { minStay } = explainNight(plainInputs({ rules, stays: STAYS }), NIGHT);
  expect(minStay.value).toBe(nights);
  expect(minStay.decidedBy?.setting).toBe(setting);
});
