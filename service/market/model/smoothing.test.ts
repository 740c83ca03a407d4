import { expect, test } from 'vitest';
import { smoothCircle, smoothSeries } from './smoothing.ts';

const days = 200;
const curve = (day: number) => 0.3 * Math.sin(day / 30);
const series = Float64Array.from({ length: days }, (_, day) => curve(day) + 0.01 * Math.sin(day * 7.3));
const all = new Float64Array(days).fill(1);

const worst = (smooth: Float64Array, from = 0, to = days) =>
  Math.max(...smooth.subarray(from, to).map((value, day) => Math.abs(value - curve(day + from))));

test('a smooth course under noise is found again, ends included', () => {
  expect(worst(smoothSeries(series, all, 14))).toBeLessThan(0.03);
});

test('a festival of five nights does not bend the course', () => {
  const spiked = series.map((value, day) => (day >= 90 && day < 95 ? value + 0.5 : value));
  expect(worst(smoothSeries(spiked, all, 14), 30, 170)).toBeLessThan(0.03);
});

test('the course runs over nights that are left out or unknown', () => {
  const weights = all.map((_, day) => (day >= 80 && day < 105 ? 0 : 1));
  const hidden = series.map((value, day) => (day >= 80 && day < 105 ? value + 0.4 : value));
  hidden[120] = Number.NaN;
  expect(worst(smoothSeries(hidden, weights, 14), 30, 170)).toBeLessThan(0.05);
});

test('nothing known gives nothing', () => {
  expect(
    smoothSeries(new Float64Array(10).fill(Number.NaN), all.subarray(0, 10), 14).every(Number.isNaN),
  ).toBe(true);
});

test('around a circle the last day leans on the first', () => {
  const circle = new Float64Array(100);
  circle[0] = 1;
  const smooth = smoothCircle(circle, 3);
  expect(smooth[99]).toBeCloseTo(smooth[1] ?? Number.NaN, 12);
  expect(smooth[99]).toBeGreaterThan(0.05);
  expect(smooth[50]).toBe(0);
});
