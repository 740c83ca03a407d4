import { expect, it } from 'vitest';
import { formatAge } from '#lib/format/age.ts';

const now = new Date('2026-11-21T06:00:00Z');

it('says how long ago in the largest unit that fits', () => {
  expect(formatAge('2026-11-21T05:00:00Z', now, 'en')).toBe('today');
  expect(formatAge('2026-11-20T05:00:00Z', now, 'en')).toBe('yesterday');
  expect(formatAge('2026-10-02T06:00:00Z', now, 'en')).toBe('50 days ago');
  expect(formatAge('2026-08-04T06:00:00Z', now, 'de')).toBe('vor 3 Monaten');
  expect(formatAge('2024-11-20T06:00:00Z', now, 'en')).toBe('2 years ago');
});

it('takes a clock that is ahead for today', () => {
  expect(formatAge('2026-11-22T06:00:00Z', now, 'en')).toBe('today');
});
