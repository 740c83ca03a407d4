import { describe, expect, test } from 'vitest';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { distanceKm } from '#service/market/model/geography.ts';
import { median } from '#service/market/model/robust.ts';
import { DEMO_MARKETS } from './definitions.ts';
import { generateDemoMarket } from './generate-market.ts';
import { eventsBetween } from './market-season.ts';

const today = toEpochDay('2026-11-21');
const cases = DEMO_MARKETS.map((market) => ({ market, listings: generateDemoMarket(market, today) }));

test('the same day and seed give the same listings, another seed gives others', () => {
  const [market] = DEMO_MARKETS;
  const again = generateDemoMarket(market!, today);
  expect(again).toEqual(cases[0]!.listings);
  expect(generateDemoMarket(market!, today, 2)).not.toEqual(again);
});

describe.each(cases.map((entry) => [entry.market.name, entry] as const))('%s', (_, { market, listings }) => {
  test('shows a year behind and a year ahead of today', () => {
    for (const { nights, observedOn } of listings) {
      expect(nights.firstDay).toBe(today - 365);
      expect(nights.available.length).toBe(731);
      expect(observedOn).toBe(today);
    }
  });

  test('has every listing inside its neighbourhood and none without a price', () => {
    for (const listing of listings) {
      const home = market.neighbourhoods.find(({ name }) => name === listing.neighbourhood)!;
      expect(distanceKm(listing, home)).toBeLessThan(home.radiusKm + 0.01);
      expect(listing.nights.price.every((price) => price > 0 && Number.isInteger(price))).toBe(true);
    }
    expect(new Set(listings.map(({ neighbourhood }) => neighbourhood)).size).toBe(
      market.neighbourhoods.length,
    );
  });

  test('has two-bedroom prices about the market’s median', () => {
    const prices = listings.filter(({ bedrooms }) => bedrooms === 2).map(({ price }) => price!);
    expect(median(prices) / market.prices[1][1]).toBeGreaterThan(0.8);
    expect(median(prices) / market.prices[1][1]).toBeLessThan(1.2);
  });

  test('is booked as the booking curve says: full now, nearly empty in half a year', () => {
    const booked = (from: number, to: number) => {
      let taken = 0;
      let nights = 0;
      for (const { nights: calendar, minNights } of listings) {
        if (minNights! > 7) continue;
        for (let index = 365 + from; index < 365 + to; index++) {
          nights++;
          if (calendar.available[index] === 0) taken++;
        }
      }
      return taken / nights;
    };
    const usual = (days: number) =>
      market.monthOccupancy[new Date((today + days) * 86_400_000).getUTCMonth()]!;
    expect(booked(0, 5) / usual(2)).toBeGreaterThan(0.75);
    expect(booked(28, 35)).toBeLessThan(usual(30) * 0.75);
    expect(booked(150, 210)).toBeLessThan(usual(180) * 0.25);
  });
});

test('events stand on their dates every year', () => {
  const dates = (slug: string, name: string) => {
    const market = DEMO_MARKETS.find((entry) => entry.slug === slug)!;
    return eventsBetween(market, toEpochDay('2025-01-01'), toEpochDay('2027-12-31'))
      .filter(({ names }) => names.en === name)
      .map(({ from, to }) => [from, to]);
  };
  // A market of Advent opens on the Friday before the first Sunday of Advent.
  expect(dates('nuernberg', 'Nuremberg Christmas Market')).toEqual([
    ['2025-11-28', '2025-12-23'],
    ['2026-11-27', '2026-12-23'],
    ['2027-11-26', '2027-12-23'],
  ]);
  expect(dates('cascais', 'Easter')).toEqual([
    ['2025-04-17', '2025-04-20'],
    ['2026-04-02', '2026-04-05'],
    ['2027-03-25', '2027-03-28'],
  ]);
  expect(dates('miami-beach', 'Thanksgiving').map(([from]) => from)).toEqual([
    '2025-11-26',
    '2026-11-25',
    '2027-11-24',
  ]);
  expect(dates('kyoto', 'New Year').at(-1)?.[0]).toBe(toIsoDate(toEpochDay('2027-12-30')));
});

test('a night between years belongs to the event that began in the old one', () => {
  const [market] = DEMO_MARKETS;
  const newYear = toEpochDay('2027-01-01');
  expect(eventsBetween(market!, newYear, newYear).map(({ names }) => names.en)).toEqual(['New Year']);
});
