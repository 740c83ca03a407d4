import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '#contract/dates.ts';
import { differencesOf } from '#lib/history/differences.ts';

const season = (more: object) => ({
  'start-date': '2026-11-27',
  'end-date': '2026-12-24',
  rollover: true,
  ...more,
});
const advent = { from: '2026-11-27', to: '2026-12-24', yearly: true };
const money = (value: number) => ({ kind: 'money', value });

describe('a plain value', () => {
  it.each([
    ['base-price', 112, 108, money(112), money(108)],
    ['max-price', null, 190, null, money(190)],
    ['min-stay', 1, 2, { kind: 'nights', value: 1 }, { kind: 'nights', value: 2 }],
    ['extra-guest-threshold', 3, 4, { kind: 'guests', value: 3 }, { kind: 'guests', value: 4 }],
    ['enabled', false, true, { kind: 'switch', on: false }, { kind: 'switch', on: true }],
    ['max-factor', 1.2, 1.3, { kind: 'factor', value: 1.2 }, { kind: 'factor', value: 1.3 }],
    ['status', 'suggestion_completed', 'rejected', word('suggestion_completed'), word('rejected')],
  ])('of %s is told as it was and as it is', (field, was, is, from, to) => {
    expect(differencesOf(field, was, is)).toEqual([{ about: { names: [field] }, from, to }]);
  });

  it('in a form nobody knows is told raw', () => {
    expect(differencesOf('new-field', [[1]], [[2]])).toEqual([
      { about: { names: ['new-field'] }, from: text('[1]'), to: text('[2]') },
    ]);
  });
});

describe('a setting of several parts', () => {
  it('names the part that changed, and no other', () => {
    const before = { enabled: true, gaps: null, buffer: 1 };
    expect(differencesOf('gap-fill-min-stay', before, { ...before, gaps: 3 })).toEqual([
      { about: { names: ['gap-fill-min-stay', 'gaps'] }, from: null, to: { kind: 'nights', value: 3 } },
    ]);
  });

  it('does not tell what nobody has set', () => {
    const before = { enabled: true, tier: 'revenue', 'median-lead-time': 20 };
    const after = { enabled: true, tier: 'rate', 'median-lead-time': 25 };
    expect(differencesOf('dynamic-time-based-adjustments', before, after)).toEqual([
      {
        about: { names: ['dynamic-time-based-adjustments', 'tier'] },
        from: word('revenue'),
        to: word('rate'),
      },
    ]);
  });
});

describe('a list of seasons', () => {
  it('tells each value of a changed season', () => {
    const before = [season({ 'min-price': 98, 'max-price': 190 })];
    const after = [season({ 'min-price': 110, 'max-price': 163 })];
    expect(differencesOf('seasonal-prices', before, after)).toEqual([
      { about: { names: ['seasonal-prices', 'min-price'], season: advent }, from: money(98), to: money(110) },
      {
        about: { names: ['seasonal-prices', 'max-price'], season: advent },
        from: money(190),
        to: money(163),
      },
    ]);
  });

  it('tells what came and what went', () => {
    const other = { ...season({ 'min-price': 80, 'max-price': null }), 'start-date': '2026-06-01' };
    const summer = { ...advent, from: '2026-06-01' };
    expect(differencesOf('seasonal-prices', [season({ 'min-price': 98 })], [other])).toEqual([
      { about: { names: ['seasonal-prices', 'min-price'], season: summer }, from: null, to: money(80) },
      { about: { names: ['seasonal-prices', 'min-price'], season: advent }, from: money(98), to: null },
    ]);
  });

  it('tells a season that has no values', () => {
    expect(differencesOf('disabled-periods', [], [season({})])).toEqual([
      { about: { names: ['disabled-periods'], season: advent }, from: null, to: { kind: 'set' } },
    ]);
  });

  it('tells the weekdays and the lead times in it', () => {
    const weekdays = (friday: number) => [
      { weekday: 'thursday', 'min-price': null },
      { weekday: 'friday', 'min-price': friday },
    ];
    const names = ['seasonal-day-of-week-min-prices', 'min-prices', 'min-price'];
    expect(
      differencesOf(
        'seasonal-day-of-week-min-prices',
        [season({ 'min-prices': weekdays(90) })],
        [season({ 'min-prices': weekdays(95) })],
      ),
    ).toEqual([{ about: { names, season: advent, weekdays: ['friday'] }, from: money(90), to: money(95) }]);
  });
});

describe('weekdays', () => {
  const week = (friday: number | null, saturday: number | null) =>
    WEEKDAYS.map((weekday) => ({
      weekday,
      'min-stay': weekday === 'friday' ? friday : weekday === 'saturday' ? saturday : null,
    }));

  it('that changed alike are told together', () => {
    expect(differencesOf('day-of-week-min-stays', week(1, 1), week(2, 2))).toEqual([
      {
        about: { names: ['day-of-week-min-stays', 'min-stay'], weekdays: ['friday', 'saturday'] },
        from: { kind: 'nights', value: 1 },
        to: { kind: 'nights', value: 2 },
      },
    ]);
    expect(differencesOf('day-of-week-min-stays', week(1, 1), week(2, 3))).toHaveLength(2);
  });

  it('without a value before and after are not told', () => {
    expect(differencesOf('day-of-week-min-stays', week(null, null), week(2, null))).toHaveLength(1);
  });

  it('on which guests may arrive are told as they were and as they are', () => {
    expect(differencesOf('checkin-days', [...WEEKDAYS], ['saturday'])).toEqual([
      {
        about: { names: ['checkin-days'] },
        from: { kind: 'weekdays', days: [...WEEKDAYS] },
        to: { kind: 'weekdays', days: ['saturday'] },
      },
    ]);
  });
});

it('lead-time rules are told apart by their days', () => {
  const rule = (days: number, percentage: number) => ({ days, percentage, direction: 'within' });
  const names = ['time-based-adjustments'];
  expect(differencesOf('time-based-adjustments', [rule(14, -8)], [rule(7, -3), rule(14, -5)])).toEqual([
    { about: { names, lead: { direction: 'within', days: 7 } }, from: null, to: percent(-3) },
    { about: { names, lead: { direction: 'within', days: 14 } }, from: percent(-8), to: percent(-5) },
  ]);
});

it('gap rules are told apart by their gaps', () => {
  const rule = {
    'min-nights': 1,
    'max-nights': 2,
    percentage: -15,
    weekdays: 'weekend',
    'within-days': 45,
  };
  expect(differencesOf('manual-gap-price-adjustments', [], [rule])).toEqual([
    {
      about: {
        names: ['manual-gap-price-adjustments'],
        gap: { min: 1, max: 2, weekdays: 'weekend', withinDays: 45 },
      },
      from: null,
      to: percent(-15),
    },
  ]);
});

describe('overrides', () => {
  const night = (date: string, price: number | null, percentage: number | null) => ({
    'start-date': date,
    'end-date': date,
    mode: price === null ? 'percentage-adjustment' : 'price',
    price,
    'percentage-adjustment': percentage,
  });

  it('of nights in a row are told together', () => {
    const rows = ['24', '25', '26'].map((day) => night(`2026-12-${day}`, 150, null));
    expect(differencesOf('overrides', [], [...rows, night('2026-12-28', 150, null)])).toEqual([
      {
        about: { names: ['overrides'], nights: { from: '2026-12-24', to: '2026-12-26' } },
        from: null,
        to: { kind: 'fixed', value: 150 },
      },
      {
        about: { names: ['overrides'], nights: { from: '2026-12-28', to: '2026-12-28' } },
        from: null,
        to: { kind: 'fixed', value: 150 },
      },
    ]);
  });

  it('can turn from a percentage into a price', () => {
    const [was, is] = [night('2026-12-24', null, -12), night('2026-12-24', 150, null)];
    expect(differencesOf('overrides', [was], [is])).toMatchObject([
      { from: percent(-12), to: { kind: 'fixed', value: 150 } },
    ]);
  });
});

function word(word: string) {
  return { kind: 'word', word };
}
function text(text: string) {
  return { kind: 'text', text };
}
function percent(value: number) {
  return { kind: 'percent', value };
}
