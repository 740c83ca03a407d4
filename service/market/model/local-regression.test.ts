import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitLocally } from './local-regression.ts';

const number = fc.double({ min: -2, max: 2, noNaN: true });

test('a plane is found exactly where nothing pulls the slopes', () => {
  fc.assert(
    fc.property(number, number, number, (centre, first, second) => {
      const points = [-1, -0.5, 0.2, 0.7, 1].flatMap((x) =>
        [-0.8, 0.1, 0.9].map((z) => ({
          value: centre + first * x + second * z,
          differences: [x, z],
          weight: 0.5,
        })),
      );
      const fit = fitLocally(points, 1e-9);
      expect(fit.value).toBeCloseTo(centre, 5);
      expect(fit.slopes[0]).toBeCloseTo(first, 5);
      expect(fit.slopes[1]).toBeCloseTo(second, 5);
    }),
  );
});

test('one absurd point among thirty barely moves the value', () => {
  const points = Array.from({ length: 30 }, (_, index) => ({
    value: 5 + 0.02 * Math.sin(index * 9),
    differences: [index / 15 - 1],
    weight: 1,
  }));
  const { value } = fitLocally([...points, { value: 12, differences: [0], weight: 1 }], 1);
  expect(Math.abs(value - 5)).toBeLessThan(0.03);
});

test('with a strong pull the slopes vanish and the weighted mean is left', () => {
  const points = [
    { value: 1, differences: [1], weight: 3 },
    { value: 1.1, differences: [-1], weight: 1 },
  ];
  const { value, slopes } = fitLocally(points, 1e9);
  expect(slopes[0]).toBeCloseTo(0, 6);
  expect(value).toBeCloseTo(1.025, 6);
});

test('differences that never vary do no harm', () => {
  const points = [1, 2, 3].map((value) => ({ value, differences: [0, 0], weight: 1 }));
  const { value, slopes } = fitLocally(points, 2);
  expect(value).toBeCloseTo(2, 6);
  expect(slopes.every((slope) => slope === 0)).toBe(true);
});
