import { expect, test } from 'vitest';
import { emsOf, nameFit } from './name-fit.ts';

test('a name narrows before it goes', () => {
  const fits = [60, 43, 36, 20].map((room) => nameFit('Booking', room, 12));
  expect(fits).toEqual(['full', 'narrow', 'narrowest', 'none']);
});

test('Japanese letters take a whole em', () => {
  expect(emsOf('楽天')).toBe(2);
});
