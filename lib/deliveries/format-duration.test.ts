import { expect, it } from 'vitest';
import { formatDuration } from '#lib/deliveries/format-duration.ts';

it('writes a duration in its two largest units', () => {
  expect(formatDuration(400, 'en')).toBe('0 sec');
  expect(formatDuration(24_600, 'en')).toBe('25 sec');
  expect(formatDuration(178_000, 'en')).toBe('2 min 58 sec');
  expect(formatDuration(3_600_000, 'en')).toBe('1 hr');
  expect(formatDuration(90_061_000, 'de')).toBe('1 Tg. 1 Std.');
});
