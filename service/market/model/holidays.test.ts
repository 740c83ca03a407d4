import { expect, test } from 'vitest';
import { toIsoDate } from '#contract/dates.ts';
import { publicHolidays } from './holidays.ts';

const nights = (country: string, region: string | null, year: number, name: string) => {
  const holiday = publicHolidays(country, region, year, year).find(({ names }) => names.en?.includes(name));
  return holiday ? [toIsoDate(holiday.from), toIsoDate(holiday.to)] : null;
};

test('a Monday holiday is the weekend before it, a Thursday one the four nights around it', () => {
  expect(nights('US', null, 2026, 'Memorial Day')).toEqual(['2026-05-22', '2026-05-24']);
  expect(nights('US', null, 2026, 'Thanksgiving')).toEqual(['2026-11-25', '2026-11-28']);
});

test('names come in the languages of the calendar', () => {
  const unity = publicHolidays('DE', null, 2026, 2026).find(({ names }) => names.de?.includes('Einheit'));
  expect(unity?.names.de).toBe('Tag der Deutschen Einheit');
  const spring = publicHolidays('JP', null, 2026, 2026).find(({ names }) => names.ja === '春分の日');
  expect(spring?.names.en).toBe('Spring Equinox Day');
});

test('a language without a name of its own is left out rather than filled with another', () => {
  const presidents = publicHolidays('US', null, 2026, 2026).find(({ names }) =>
    names.es?.includes('Presidentes'),
  );
  expect(presidents?.names.en).toBe("Washington's Birthday");
  expect(Object.keys(presidents?.names ?? {}).sort()).toEqual(['en', 'es']);
});

test('a region adds its own days', () => {
  const without = publicHolidays('DE', null, 2026, 2026).length;
  expect(publicHolidays('DE', 'BY', 2026, 2026).length).toBeGreaterThan(without);
});

test('a country without a calendar has none', () => {
  expect(publicHolidays('ZZ', null, 2026, 2027)).toEqual([]);
});
