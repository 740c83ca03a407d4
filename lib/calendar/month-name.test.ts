import { expect, test } from 'vitest';
import { namedMonths } from './month-name.ts';

test('January says its year, as does every month where months stand alone', () => {
  expect(
    namedMonths('2026-11', 'en', 'new')
      .slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(['November', 'December', 'January 2027']);
  expect(namedMonths('2026-11', 'fr', 'always')[0]?.name).toBe('Novembre 2026');
});
