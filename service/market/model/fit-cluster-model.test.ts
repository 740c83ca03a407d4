import { describe, expect, test } from 'vitest';
import { toEpochDay, weekdayOf } from '#contract/dates.ts';
import { DEMO_MARKETS } from '#service/demo/markets/definitions.ts';
import type { DemoMarket } from '#service/demo/markets/demo-market.ts';
import { generateDemoMarket } from '#service/demo/markets/generate-market.ts';
import { eventsBetween } from '#service/demo/markets/market-season.ts';
import { curveOfMonths } from './day-of-year.ts';
import { defaultSeasonality } from './defaults.ts';
import { fitClusterModel, fitMarketModel } from './fit-cluster-model.ts';

const asOf = toEpochDay('2026-11-21');

function learn(market: DemoMarket, options: { withLocalEvents: boolean }) {
  const observations = generateDemoMarket(market, asOf);
  const known = eventsBetween(market, asOf - 400, asOf + 800).map(({ from, to, names }) => ({
    from: toEpochDay(from),
    to: toEpochDay(to),
    names,
  }));
  const fitted = fitMarketModel(observations, [], {
    asOf,
    country: market.country,
    region: market.region,
    latitude: market.neighbourhoods[0]!.latitude,
    localEvents: options.withLocalEvents ? known : [],
  });
  return { observations, fitted, model: fitted.model };
}

const cases = DEMO_MARKETS.map((market) => [market.name, market] as const);
const fits = new Map(DEMO_MARKETS.map((market) => [market, learn(market, { withLocalEvents: true })]));
const fitOf = (market: DemoMarket) => fits.get(market)!;

describe.each(cases)('the truth behind the prices of %s is found again', (_, market) => {
  test('the season, within ten per cent on every day and three on average', () => {
    const truth = curveOfMonths(market.monthIndex);
    const mean = truth.reduce((sum, value) => sum + value, 0) / truth.length;
    const errors = fitOf(market).model.seasonality.map((value, day) =>
      Math.abs(value / (truth[day]! / mean) - 1),
    );
    expect(Math.max(...errors)).toBeLessThan(0.1);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.035);
  });

  test('the week, within two per cent, and Friday and Saturday as its weekend', () => {
    const { weekday, weekend } = fitOf(market).model;
    const mean = market.weekdayIndex.reduce((sum, value) => sum + value, 0) / 7;
    for (let cell = 0; cell < 84; cell++) {
      expect(Math.abs(weekday[cell]! - market.weekdayIndex[cell % 7]! / mean)).toBeLessThan(0.02);
    }
    expect(weekend).toEqual([false, false, false, false, true, true, false]);
  });

  test('every local event of the coming year on its nights, with its names and about its strength', () => {
    const { events } = fitOf(market).model;
    for (const event of eventsBetween(market, asOf, asOf + 350)) {
      const found = events.find(
        ({ from, to }) => from === toEpochDay(event.from) && to === toEpochDay(event.to),
      );
      expect(found?.names, event.names.en).toEqual(event.names);
      expect(Math.abs(found!.uplift - event.uplift), event.names.en).toBeLessThan(0.1);
    }
  });

  test('no ordinary night is ten per cent off', () => {
    const { events } = fitOf(market).model;
    const truth = eventsBetween(market, asOf - 365, asOf + 365);
    const invented = events.filter(
      (event) =>
        event.from >= asOf - 365 &&
        event.from <= asOf + 365 &&
        Math.abs(event.uplift) > 0.1 &&
        !truth.some(({ from, to }) => toEpochDay(from) <= event.to && toEpochDay(to) >= event.from),
    );
    expect(invented).toEqual([]);
  });

  test('what is on the books falls with the lead, and the expected end lies above it', () => {
    const { onTheBooks, expectedFinal } = fitOf(market).model.occupancy.all;
    const mean = (from: number, to: number) =>
      onTheBooks.slice(from, to).reduce((a, b) => a + b, 0) / (to - from);
    expect(mean(0, 7)).toBeGreaterThan(mean(14, 28));
    expect(mean(14, 28)).toBeGreaterThan(mean(60, 90));
    expect(mean(60, 90)).toBeGreaterThan(mean(180, 210));
    for (let lead = 0; lead <= 365; lead++) {
      expect(expectedFinal[lead]).toBeGreaterThanOrEqual(onTheBooks[lead]! - 1e-9);
      expect(expectedFinal[lead]).toBeLessThanOrEqual(1);
    }
    expect(Math.min(...expectedFinal)).toBeGreaterThan(0.25);
  });
});

describe('events that nobody announced', () => {
  const market = DEMO_MARKETS.find(({ slug }) => slug === 'miami-beach')!;
  const { events } = learn(market, { withLocalEvents: false }).model;
  const coming = eventsBetween(market, asOf, asOf + 350).map((event) => ({
    ...event,
    from: toEpochDay(event.from),
    to: toEpochDay(event.to),
  }));

  test('are found on their nights when the prices show them', () => {
    for (const truth of coming) {
      const found = events.filter(({ from, to }) => from <= truth.to && to >= truth.from);
      expect(Math.min(...found.map(({ from }) => from)), truth.names.en).toBe(truth.from);
      expect(Math.max(...found.map(({ to }) => to)), truth.names.en).toBe(truth.to);
      for (const { uplift } of found)
        expect(Math.abs(uplift - truth.uplift), truth.names.en).toBeLessThan(0.1);
    }
  });

  test('take the names of the holiday calendar, and no name where it has none', () => {
    const nameOn = (date: string) =>
      events.find(({ from, to }) => from <= toEpochDay(date) && to >= toEpochDay(date))?.names?.en ?? null;
    expect(nameOn('2026-11-26')).toBe('Thanksgiving Day');
    expect(nameOn('2026-12-31')).toBe("New Year's Day");
    expect(nameOn('2027-07-04')).toBe('Independence Day');
    expect(nameOn('2026-12-03')).toBeNull();
  });

  test('come again with their holiday in years without prices', () => {
    const thanksgiving = events
      .filter(({ names }) => names?.en === 'Thanksgiving Day')
      .map(({ from }) => from);
    expect(thanksgiving).toContain(toEpochDay('2027-11-24'));
  });
});

describe('a place with few data', () => {
  const market = DEMO_MARKETS.find(({ slug }) => slug === 'cascais')!;
  const { observations, fitted } = fitOf(market);

  test('leans on its market: a neighbourhood of three listings is the market', () => {
    const small = fitClusterModel(observations.slice(0, 3), [], fitted).model;
    expect([...small.seasonality]).toEqual([...fitted.model.seasonality]);
    expect(small.events).toEqual(fitted.model.events);
    expect(small.level).toBe(fitted.model.level);
  });

  test('has its own strength of the market’s events when it has listings enough', () => {
    const members = observations.filter(({ neighbourhood }) => neighbourhood === 'Centro');
    const cluster = fitClusterModel(members, [], fitted).model;
    expect(cluster.events.map(({ from, to, names }) => ({ from, to, names }))).toEqual(
      fitted.model.events.map(({ from, to, names }) => ({ from, to, names })),
    );
    expect(cluster.events).not.toEqual(fitted.model.events);
  });

  test('learns nothing of prices from hosts who never change them', () => {
    const flat = observations.map((listing) => ({
      ...listing,
      nights: { ...listing.nights, price: listing.nights.price.map(() => 100) },
    }));
    const { model } = fitMarketModel(flat, [], { asOf, country: 'PT', region: null, latitude: 38.7 });
    expect([...model.seasonality]).toEqual([...defaultSeasonality(38.7)]);
    expect(model.events).toEqual([]);
    expect(model.level).toBe(1);
    expect(model.occupancy.all.onTheBooks[3]).toBeGreaterThan(0.2);
  });

  test('knows nothing of the books when the observations are old', () => {
    const { model } = fitMarketModel(observations, [], {
      asOf: asOf + 60,
      country: 'PT',
      region: null,
      latitude: 38.7,
    });
    expect(model.occupancy.all.onTheBooks.every(Number.isNaN)).toBe(true);
    expect(model.occupancy.all.expectedFinal.every((share) => share > 0 && share < 1)).toBe(true);
  });

  test('is fitted even without a single listing', () => {
    const { model } = fitMarketModel([], [], { asOf, country: 'PT', region: null, latitude: -38.7 });
    expect(model.seasonality[15]).toBeGreaterThan(model.seasonality[196]!);
    expect(model.weekend[weekdayOf(toEpochDay('2026-11-21'))]).toBe(true);
  });
});

test('the same observations give the same model', () => {
  const market = DEMO_MARKETS[0]!;
  expect(learn(market, { withLocalEvents: true }).model).toEqual(fitOf(market).model);
});
