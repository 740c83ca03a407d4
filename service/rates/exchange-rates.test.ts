import { expect, test } from 'vitest';
import { converterInto } from './exchange-rates.ts';

const RATES = [
  { currency: 'USD', day: 90, rate: 2 },
  { currency: 'USD', day: 103, rate: 4 },
  { currency: 'JPY', day: 101, rate: 150 },
];
const into = (wanted: string) => converterInto(wanted, RATES, 100, 110);

test('an amount is converted at the latest rate on or before its day', () => {
  const { convert } = into('USD');
  expect([100, 102, 103, 110].map((day) => convert(10, 'EUR', day))).toEqual([20, 20, 40, 40]);
  expect(into('EUR').convert(10, 'USD', 102)).toBe(5);
});

test('two other currencies meet through the euro', () => {
  expect(into('JPY').convert(10, 'USD', 101)).toBe(750);
});

test('what is in the wanted currency needs no rate', () => {
  const converter = into('CHF');
  expect(converter.convert(10, 'CHF', 100)).toBe(10);
  expect(converter.isRateMissing).toBe(false);
});

test('before the first rate, or without any, there is no amount, and that is told', () => {
  const converter = into('JPY');
  expect(converter.convert(10, 'EUR', 101)).toBe(1500);
  expect(converter.isRateMissing).toBe(false);
  expect(converter.convert(10, 'EUR', 100)).toBeNaN();
  expect(converter.isRateMissing).toBe(true);
  expect(into('EUR').convert(10, 'CHF', 105)).toBeNaN();
});
