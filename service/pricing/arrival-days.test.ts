import { expect, test } from 'vitest';
import { priceNights } from './price-nights.ts';
import type { CheckinCheckoutDayRules } from './rules.ts';
import { plainInputs, plainRules, TODAY } from './testing/sample-inputs.ts';

const NONE = plainRules().checkinCheckoutDays;
/** Friday to Thursday. */
const week = (changes: Partial<CheckinCheckoutDayRules>, stays = [{ checkin: TODAY, checkout: TODAY }]) => {
  const rules = plainRules({ checkinCheckoutDays: { ...NONE, ...changes } });
  const { checkinAllowed, checkoutAllowed } = priceNights(plainInputs({ rules, stays }), TODAY, TODAY + 6);
  return { checkin: [...checkinAllowed], checkout: [...checkoutAllowed] };
};
const SEASON = { startDate: '2026-11-22', endDate: '2026-11-24', rollover: false };

test('guests arrive and leave on the days the owner names', () => {
  expect(week({ checkinDays: ['friday', 'monday'], checkoutDays: ['sunday'] })).toEqual({
    checkin: [1, 0, 0, 1, 0, 0, 0],
    checkout: [0, 0, 1, 0, 0, 0, 0],
  });
});

test('a season has its own days, null keeps the year-round ones, an empty list allows none', () => {
  const seasonalCheckinCheckoutDays = [{ ...SEASON, checkinDays: [], checkoutDays: null }];
  expect(week({ checkinDays: ['friday', 'monday'], seasonalCheckinCheckoutDays })).toEqual({
    checkin: [1, 0, 0, 0, 0, 0, 0],
    checkout: [1, 1, 1, 1, 1, 1, 1],
  });
});

test('changeover gap fill opens both ends of a short gap', () => {
  const stays = [
    { checkin: TODAY, checkout: TODAY + 2 },
    { checkin: TODAY + 4, checkout: TODAY + 7 },
  ];
  const days = { checkinDays: [], checkoutDays: [] };
  expect(week({ ...days, changeoverGapFill: { enabled: true, maxGap: 2 } }, stays)).toEqual({
    checkin: [0, 0, 1, 0, 0, 0, 0],
    checkout: [0, 0, 0, 0, 1, 0, 0],
  });
  expect(week({ ...days, changeoverGapFill: { enabled: true, maxGap: 1 } }, stays).checkin).not.toContain(1);
});
