import { describe, expect, it } from 'vitest';
import { measureOfMember, measureOfSource } from '#lib/compset/measure.ts';
import { memberWith, noFigures } from '#lib/compset/members.test-data.ts';
import { rankMembers } from '#lib/compset/sort-members.ts';

const members = [
  memberWith('Öland', { 'ninety-day-price': 120, 'thirty-day-price': 90 }),
  memberWith('Ahlbeck', { 'ninety-day-price': null, 'thirty-day-price': 200 }),
  memberWith('Zinnowitz', { 'ninety-day-price': 80, 'thirty-day-price': 100 }),
];

const titles = (sort: Parameters<typeof rankMembers>[1], horizon: '30' | '90' = '90', locale = 'de') =>
  rankMembers(members, sort, horizon, locale).map(({ rank, title }) => `${rank} ${title}`);

describe('the members of a set', () => {
  it('are ranked by a figure of the chosen horizon, those without it last', () => {
    expect(titles('posted-rate')).toEqual(['1 Zinnowitz', '2 Öland', '3 Ahlbeck']);
    expect(titles('-posted-rate')).toEqual(['1 Öland', '2 Zinnowitz', '3 Ahlbeck']);
    expect(titles('-posted-rate', '30')).toEqual(['1 Ahlbeck', '2 Zinnowitz', '3 Öland']);
  });

  it('are ranked by name as the reader’s language orders them', () => {
    expect(titles('title')).toEqual(['1 Ahlbeck', '2 Öland', '3 Zinnowitz']);
    expect(titles('title', '90', 'sv')).toEqual(['1 Ahlbeck', '2 Zinnowitz', '3 Öland']);
  });

  it('stay as they come where nothing tells them apart', () => {
    expect(titles('-similarity')).toEqual(['1 Öland', '2 Ahlbeck', '3 Zinnowitz']);
  });

  it('and the base listing tell a figure of 30 or of 90 nights', () => {
    const member = memberWith('Usedom', { 'thirty-day-adr': 150, 'ninety-day-adr': 130 });
    expect(measureOfMember(member, 'booked-rate', '30')).toBe(150);
    expect(measureOfMember(member, 'booked-rate', '90')).toBe(130);
  });

  it('are compared with a base listing whose blocked nights do not count as available', () => {
    const source = {
      bedrooms: 2,
      bathrooms: 1,
      latitude: null,
      longitude: null,
      address: null,
      city: null,
      state: null,
      country: null,
      market: null,
      currency: 'EUR',
      'base-price': 100,
      'health-score': null,
      'min-stay': 2,
      metrics: { ...noFigures, 'thirty-day-booked': 40, 'thirty-day-availability': 40 },
    };
    expect(measureOfSource(source, 'adj-occupancy', '30')).toBe(50);
    expect(measureOfSource(source, 'adj-occupancy', '90')).toBeNull();
  });
});
