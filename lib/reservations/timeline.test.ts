import { describe, expect, it } from 'vitest';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { axisOf, spanOf } from '#lib/reservations/timeline.ts';

const stay = (from: string, to: string) => ({ 'checkin-date': from, 'checkout-date': to });

describe('the axis of a page of stays', () => {
  it('begins with the first arrival, and at most a week before the window', () => {
    const stays = [stay('2026-11-10', '2026-11-25'), stay('2026-11-22', '2026-12-20')];
    expect(toIsoDate(axisOf(stays, '2026-11-21').from)).toBe('2026-11-14');
    expect(toIsoDate(axisOf(stays, '2026-11-01').from)).toBe('2026-11-10');
  });

  it('has at least two weeks, with their Mondays', () => {
    const short = axisOf([stay('2026-11-21', '2026-11-22')], '2026-11-21');
    expect(short.to - short.from).toBe(14);
    expect(short.ticks.map(toIsoDate)).toEqual(['2026-11-23', '2026-11-30']);
  });

  it('has at most a year, and months where there are too many weeks', () => {
    const long = axisOf([stay('2026-11-21', '2027-02-05')], '2026-11-21');
    expect(long.ticks.map(toIsoDate)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
    const endless = axisOf([stay('2026-11-21', '2029-01-01')], '2026-11-21');
    expect(endless.to - endless.from).toBe(366);
  });
});

describe('a stay on the axis', () => {
  const axis = { from: toEpochDay('2026-11-21'), to: toEpochDay('2026-12-01'), ticks: [] };

  it('lies where its nights are', () => {
    expect(spanOf(stay('2026-11-22', '2026-11-24'), axis)).toEqual({
      left: 10,
      width: 20,
      opens: true,
      closes: true,
    });
  });

  it('is cut where it goes beyond, and says so', () => {
    expect(spanOf(stay('2026-11-19', '2026-12-05'), axis)).toEqual({
      left: 0,
      width: 100,
      opens: false,
      closes: false,
    });
  });

  it('is not drawn where none of its nights is', () => {
    expect(spanOf(stay('2026-12-01', '2026-12-03'), axis)).toBeNull();
    expect(spanOf(stay('2026-11-19', '2026-11-21'), axis)).toBeNull();
  });
});
