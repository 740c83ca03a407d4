import { describe, expect, test } from 'vitest';
import { PORTFOLIOS } from '../catalogue/portfolios.ts';
import { dayOf, MS_PER_DAY, weekdayOf } from '../dates.ts';
import { buildHomes, type HomeFacts } from './listings.ts';
import type { Stay } from './stays.ts';
import { timelineOf } from './timeline.ts';

const TODAY = dayOf('2026-11-21');
const NOON_MS = (TODAY + 0.5) * MS_PER_DAY;

const homes = PORTFOLIOS.filter(({ apiKey }) => ['sandbox-coast', 'sandbox-city'].includes(apiKey))
  .flatMap(buildHomes)
  .filter(({ listing }) => listing.unitIds.length === 0);
const booked = homes.flatMap((facts) => final(facts, TODAY - 400, TODAY + 365));

function final(facts: HomeFacts, from: number, to: number): Stay[] {
  return timelineOf(facts, from, to).stays.filter(
    (stay) => stay.acceptedAtMs !== null && stay.canceledAtMs === null,
  );
}

function nights(stays: readonly Stay[]): { day: number; bookedAtMs: number }[] {
  return stays.flatMap(({ checkin, checkout, acceptedAtMs }) =>
    Array.from({ length: checkout - checkin }, (_, index) => ({
      day: checkin + index,
      bookedAtMs: acceptedAtMs ?? 0,
    })),
  );
}

describe('the timeline of a home', () => {
  test('tells tomorrow the same past as today', () => {
    for (const facts of homes.slice(0, 12)) {
      const seen = (today: number) =>
        timelineOf(facts, today - 400, today + 370).stays.filter(
          ({ checkout }) => checkout > TODAY && checkout < TODAY + 300,
        );
      expect(seen(TODAY + 9)).toEqual(seen(TODAY));
    }
  });

  test('never lets a canceled stay and a later one hold the same night at once', () => {
    for (const facts of homes) {
      const stays = timelineOf(facts, TODAY - 400, TODAY + 365).stays.filter(
        ({ acceptedAtMs }) => acceptedAtMs !== null,
      );
      for (const [index, one] of stays.entries()) {
        for (const other of stays.slice(index + 1, index + 8)) {
          if (one.checkin >= other.checkout || other.checkin >= one.checkout) continue;
          const [first, second] = [one, other].sort((a, b) => a.acceptedAtMs! - b.acceptedAtMs!);
          expect(first!.canceledAtMs).not.toBeNull();
          expect(first!.canceledAtMs!).toBeLessThanOrEqual(second!.acceptedAtMs!);
        }
      }
    }
  });

  test.each([
    [1, 0.98],
    [7, 0.8],
    [14, 0.66],
    [30, 0.42],
    [60, 0.21],
    [90, 0.12],
  ])('has the measured share of its final nights on the books %i days out', (daysOut, share) => {
    const past = nights(booked).filter(({ day }) => day >= TODAY - 365 && day < TODAY);
    const known = past.filter(({ day, bookedAtMs }) => bookedAtMs <= (day - daysOut + 0.5) * MS_PER_DAY);
    expect(Math.abs(known.length / past.length - share)).toBeLessThan(0.05);
  });

  test('fills weekends before weekdays and near dates before far ones', () => {
    const past = nights(booked).filter(({ day }) => day < TODAY);
    const count = (weekday: number) => past.filter(({ day }) => weekdayOf(day) === weekday).length;
    expect(count(5)).toBeGreaterThan(1.2 * count(1));
    const ahead = nights(booked).filter(({ bookedAtMs }) => bookedAtMs <= NOON_MS);
    const within = (from: number, to: number) =>
      ahead.filter(({ day }) => day >= TODAY + from && day < TODAY + to).length / (to - from) / homes.length;
    expect(within(0, 7)).toBeGreaterThan(0.5);
    expect(within(0, 7)).toBeGreaterThan(within(25, 40));
    expect(within(25, 40)).toBeGreaterThan(1.5 * within(85, 120));
  });
});
