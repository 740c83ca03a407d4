import { expect, test } from 'vitest';
import { marketStrip } from './market-strip.ts';

const market = {
  cohort: '2',
  cluster: 'Altstadt',
  p10: 90,
  p25: 128,
  p50: 149,
  p75: 176,
  p90: 220,
  occupancy: null,
  'expected-occupancy': null,
};

test('the median and the own price are labelled away from each other', () => {
  expect(marketStrip(market, 158)).toMatchObject({ medianSide: 'before', ownSide: 'after' });
  expect(marketStrip(market, 140)).toMatchObject({ medianSide: 'after', ownSide: 'before' });
});

test('the strip reaches as far as an own price outside the market', () => {
  const strip = marketStrip(market, 400);
  expect([strip.low, strip.high]).toEqual([90, 400]);
  expect(strip.at(400)).toBe(100);
  expect(strip.ownSide).toBe('before');
});

test('a label at either end points inward', () => {
  expect(marketStrip(market, 90).ownSide).toBe('after');
  expect(marketStrip(market, 220).ownSide).toBe('before');
});

test('the ends go unlabelled where a quartile stands on them', () => {
  expect(marketStrip({ ...market, p25: 92, p75: 215 }, 158)).toMatchObject({
    showLow: false,
    showHigh: false,
  });
});
