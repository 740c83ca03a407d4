import { expect, it } from 'vitest';
import { formatDuration } from '#lib/deliveries/format-duration.ts';

it('writes a duration in its two largest units', () => {
  expect(formatDuration(400, 'en')).toBe('0s');
  expect(formatDuration(24_600, 'en')).toBe('25s');
  expect(formatDuration(178_000, 'en')).toBe('2m 58s');
  expect(formatDuration(3_600_000, 'en')).toBe('1h');
  expect(formatDuration(90_061_000, 'de')).toBe('1 T 1h');
});
