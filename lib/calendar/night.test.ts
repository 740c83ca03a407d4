import { expect, test } from 'vitest';
import { readNight } from './night.ts';

test('events come from the factors, strongest first, unnamed ones too', () => {
  const night = readNight({
    attributes: {
      date: '2026-11-27',
      availability: 'available',
      price: 158,
      'effective-min-price': 110,
      'effective-max-price': null,
      'price-override-type': null,
      factors: [
        { key: 'dow' },
        { key: 'event', reason: null, 'event-impact': 'low' },
        { key: 'event', reason: 'Christkindlesmarkt', 'event-impact': 'high' },
      ],
    },
  });
  expect(night.events).toEqual([
    { name: 'Christkindlesmarkt', impact: 'high' },
    { name: null, impact: 'low' },
  ]);
  expect(night.ceiling).toBeNull();
});
