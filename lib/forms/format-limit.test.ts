import { expect, it } from 'vitest';
import { formatLimit } from '#lib/forms/format-limit.ts';
import type { Problem } from '#lib/forms/problem.ts';

it.each<[Omit<Problem, 'kind'>, string | null, string]>([
  [{ path: 'min-price', limit: 1200 }, 'EUR', '€1,200'],
  [{ path: 'seasonal-prices.0', field: 'min-price', limit: 5 }, 'JPY', '¥5'],
  [{ path: 'base-price.amount', limit: 10 }, 'USD', '$10'],
  [{ path: 'base-price', limit: 10 }, null, '10'],
  [{ path: 'overrides.0.percentage-adjustment', limit: -100 }, 'EUR', '−100%'],
  [{ path: 'base-price.percent', limit: -99.99 }, 'EUR', '−99.99%'],
  [{ path: 'min-stay', limit: 1000 }, 'EUR', '1,000'],
  [{ path: 'seasons.0.end-date', limit: '2031-11-21' }, 'EUR', '21 Nov 2031'],
  [{ path: 'seasons.1.start-date', limit: '2026-12-20/2026-12-31' }, 'EUR', '20 – 31 Dec 2026'],
])('the limit of %j is written in its own unit (%s)', (problem, currency, text) => {
  expect(
    formatLimit({ kind: 'most', ...problem }, currency, 'en-GB').replaceAll(/[\u2009\u202f]/g, ' '),
  ).toBe(text);
});
