import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeNights, encodeNights } from './nights-codec.ts';
import { unknownNights } from './observed-listing.ts';

const night = fc.record({
  available: fc.constantFrom(0, 1, 255),
  price: fc.oneof(fc.float({ min: 0, max: 1e6, noNaN: true }), fc.constant(Number.NaN)),
  minNights: fc.integer({ min: 0, max: 65_535 }),
});

test('nights survive being written to bytes and read back at any offset', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40_000, max: 40_000 }),
      fc.array(night, { maxLength: 60 }),
      fc.integer({ min: 0, max: 9 }),
      (firstDay, list, offset) => {
        const nights = {
          firstDay,
          available: Uint8Array.from(list, (entry) => entry.available),
          price: Float32Array.from(list, (entry) => entry.price),
          minNights: Uint16Array.from(list, (entry) => entry.minNights),
        };
        const moved = Buffer.concat([Buffer.alloc(offset), encodeNights(nights)]).subarray(offset);
        expect(decodeNights(moved)).toEqual(nights);
      },
    ),
  );
});

test('a night takes seven bytes', () => {
  const one = encodeNights(unknownNights(20_000, 1)).length;
  expect(encodeNights(unknownNights(20_000, 731)).length - one).toBe(730 * 7);
});

test('foreign and truncated bytes are refused', () => {
  const bytes = encodeNights(unknownNights(20_000, 3));
  expect(() => decodeNights(Buffer.from('not nights at all'))).toThrow('known version');
  expect(() => decodeNights(bytes.subarray(0, 4))).toThrow('known version');
  expect(() => decodeNights(bytes.subarray(0, bytes.length - 1))).toThrow('cut short');
});
