import { expect, test } from 'vitest';
import { roomTypeOf } from './room-type.ts';

test.each([
  ['Apartment', 'entire-home'],
  ['Aparthotel', 'entire-home'],
  ['Boutique hotel', 'hotel-room'],
  ['Private room in house', 'private-room'],
  ['Shared room', 'shared-room'],
  [null, 'entire-home'],
])('the market takes %s for %s', (word, kind) => {
  expect(roomTypeOf(word)).toBe(kind);
});
