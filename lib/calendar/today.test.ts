import { expect, test } from 'vitest';
import { todayIn } from './today.ts';

test('the date is the one where the listing stands', () => {
  const now = new Date('2026-11-20T22:30:00Z');
  expect(todayIn('Europe/Berlin', now)).toBe('2026-11-20');
  expect(todayIn('Asia/Tokyo', now)).toBe('2026-11-21');
  expect(todayIn('Nowhere/Else', now)).toBe('2026-11-20');
});
