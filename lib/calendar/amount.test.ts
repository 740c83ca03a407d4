import { expect, test } from 'vitest';
import { decimalsFor, formatAmount, formatPercent, formatPercentChange } from './amount.ts';

test('an amount shows the digits it is asked for', () => {
  expect(formatAmount(158, 'EUR', 'en', 2)).toBe('€158.00');
  expect(formatAmount(32000, 'JPY', 'en', 0)).toBe('¥32,000');
  expect(formatAmount(-3.92, 'EUR', 'en', 2)).toBe('−€3.92');
});

test('a change carries a sign and a true minus, none carries none', () => {
  expect(formatPercentChange(-0.035, 'en', 1)).toBe('−3.5%');
  expect(formatPercentChange(0.06, 'en', 1)).toBe('+6.0%');
  expect(formatPercentChange(0, 'en', 1)).toBe('0.0%');
  expect(formatPercent(0.41, 'en')).toBe('41%');
});

test('yen show parts only where there are parts', () => {
  expect(decimalsFor([32000, -400], 'JPY')).toBe(0);
  expect(decimalsFor([32000, -400.5], 'JPY')).toBe(2);
  expect(decimalsFor([112, -4], 'EUR')).toBe(2);
});
