import { describe, expect, it } from 'vitest';
import { toCsv } from '#lib/format/csv.ts';
import { currencySign, formatMoney } from '#lib/format/money.ts';
import { formatDifference, formatNumber } from '#lib/format/number.ts';

describe('money', () => {
  it.each([
    [19_800, 'JPY', 'en', '¥19,800'],
    [112, 'EUR', 'en', '€112'],
    [112, 'EUR', 'de', '112\u00a0€'],
    [-5, 'USD', 'en', '−$5'],
  ])('writes %i %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale)).toBe(text);
  });

  it('gives the sign alone', () => {
    expect(currencySign('EUR', 'de')).toBe('€');
  });
});

describe('numbers', () => {
  it('have a true minus, and differences a sign but for nought', () => {
    expect(formatNumber(-3, 'en')).toBe('−3');
    expect([4, 0, -4].map((value) => formatDifference(value, 'en'))).toEqual(['+4', '0', '−4']);
  });
});

describe('comma-separated values', () => {
  it('quote what needs it', () => {
    expect(toCsv([['a,b', 'say "hi"', 3, null, true]])).toBe('\uFEFF"a,b","say ""hi""",3,,true\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx'])('do not let a spreadsheet run %j', (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
  });

  it('keep a negative number a number', () => {
    expect(toCsv([[-1]])).toBe('\uFEFF-1\r\n');
  });
});
