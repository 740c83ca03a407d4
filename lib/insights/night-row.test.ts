import { describe, expect, it } from 'vitest';
import { nightRows, sortNights } from '#lib/insights/night-row.ts';
import type { Insights } from '#lib/insights/read-insights.ts';

const nothing = { listing: [null, null, null], benchmark: [null, null, null] };

function insights(change: Partial<Insights>): Insights {
  return {
    firstDay: 20_000,
    nights: 3,
    'adj-occupancy': nothing,
    occupancy: nothing,
    'average-booked-rate': nothing,
    'average-posted-rate': nothing,
    meta: {
      currency: 'EUR',
      'benchmark-data-available': true,
      'compare-to': 'cluster',
      'cohort-bedrooms': ['2'],
      'start-date': '2024-10-04',
      'end-date': '2024-10-06',
      'exchange-rate-missing': false,
    },
    ...change,
  };
}

describe('the rows of the table', () => {
  it('add up as they are written', () => {
    const posted = { listing: [102.4, null, 0], benchmark: [118.6, 100, 0] };
    const rows = nightRows(insights({ 'average-posted-rate': posted }), 'average-posted-rate');
    expect(rows.map(({ difference }) => difference)).toEqual([-17, null, 0]);
    expect(rows[0]?.percent).toBeCloseTo(-0.1366, 4);
  });

  it('tell no percentage of zero', () => {
    const share = { listing: [50, 50, 50], benchmark: [0, 25, null] };
    const rows = nightRows(insights({ occupancy: share }), 'occupancy');
    expect(rows.map(({ percent }) => percent)).toEqual([null, 1, null]);
  });

  it('say why a value is missing, of each side', () => {
    const booked = { listing: [null, 120, null], benchmark: [110, null, null] };
    const rows = nightRows(insights({ 'average-booked-rate': booked }), 'average-booked-rate');
    expect(rows.map(({ why }) => why)).toEqual([['unbooked'], ['fewOwners'], ['unbooked', 'fewOwners']]);
  });

  it('are sorted with the nights that have no value last, both ways', () => {
    const posted = { listing: [120, null, 90], benchmark: [null, null, null] };
    const rows = nightRows(insights({ 'average-posted-rate': posted }), 'average-posted-rate');
    expect(sortNights(rows, 'listing').map(({ listing }) => listing)).toEqual([90, 120, null]);
    expect(sortNights(rows, '-listing').map(({ listing }) => listing)).toEqual([120, 90, null]);
    expect(sortNights(rows, '-night').map(({ day }) => day)).toEqual([20_002, 20_001, 20_000]);
  });
});
